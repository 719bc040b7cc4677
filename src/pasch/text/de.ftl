# Pasch auf Deutsch. Dieselbe Datei liest der Browser: nur einfaches Fluent.
# Straßennamen stehen ohne Artikel, Namen von Menschen ohne Fürwort.

money = { $currency } { NUMBER($amount) }
quoted = „{ $name }“
bank = die Bank
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
die-bus = Bus
die-mr = Mr. Monopoly
level-bare = unbebaut
level-houses =
    { $count ->
        [1] { $building }
       *[other] { $count } × { $building }
    }
level-of = { $space } ({ $level })

item-nothing = nichts
item-card = Gefängnis-frei-Karte ({ $deck })
item-house = ein Gebäude
item-ticket = eine Busfahrkarte
item-loan = ein Darlehen
item-promise = ein Versprechen

answer-first = den ersten Würfel
answer-second = den zweiten Würfel
answer-both = beide Würfel zusammen
answer-ticket = eine Busfahrkarte
answer-advance = vor zum nächsten Kartenfeld
answer-stay = stehen bleiben
answer-none = keine Versteigerung
answer-sum = die Augensumme
answer-cash = das Geld
answer-fixed = den festen Betrag
answer-percent = zehn Prozent des Vermögens
answer-pay = zahlen
answer-draw = eine Karte ziehen
answer-redeem = die Hypothek sofort ablösen
answer-keep = nur die Zinsen zahlen

## Was geschehen ist

event-salary-paid = { $seat } erreicht { $go } und kassiert { $amount }.
event-rent-paid = { $payer } zahlt { $owner } { $amount } Miete ({ $space }).
event-tax-paid = { $payer } zahlt { $amount } ({ $space }).
event-fine-paid = { $payer } zahlt { $amount } Strafe für das Gefängnis.
event-card-paid =
    { $bank ->
        [payer] { $payee } bekommt { $amount } von der Bank.
        [payee] { $payer } zahlt { $amount }, wie es die Karte verlangt.
       *[none] { $payer } zahlt { $payee } { $amount }, wie es die Karte verlangt.
    }
event-deed-bought = { $seat } kauft { $space } für { $amount }.
event-auction-won = { $seat } ersteigert { $space } für { $amount }.
event-building-bought =
    { $number ->
        [0] { $seat } baut für { $amount } auf { $space }: { $building }.
       *[other] { $seat } baut für { $amount } auf { $space }: { $building } Nr. { $number }.
    }
event-building-sold = { $seat } verkauft Gebäude auf { $space } für { $amount } (jetzt: { $level }).
event-mortgaged = { $seat } belastet { $space } mit einer Hypothek und bekommt { $amount }.
event-redeemed = { $seat } löst für { $amount } die Hypothek ab ({ $space }).
event-interest-paid = { $seat } zahlt { $amount } Zinsen, die Hypothek bleibt bestehen ({ $space }).
event-trade-paid = { $payer } zahlt { $payee } beim Handel { $amount }.
event-estate-paid =
    { $bank ->
        [payee] { $payer } gibt die letzten { $amount } an die Bank ab.
       *[none] { $payer } gibt die letzten { $amount } an { $payee } ab.
    }
event-gift-paid = Alles Gute! { $seat } bekommt { $amount } zum Geburtstag.
event-jackpot-paid = Jackpot! { $seat } gewinnt { $amount } aus dem Topf.
event-deed-dealt = { $seat } bekommt { $space } zugeteilt und zahlt dafür { $amount }.
event-evened-out =
    { $direction ->
        [paid] { $seat } gleicht die Bebauung aus und zahlt { $amount } ({ $group }).
        [received] { $seat } gleicht die Bebauung aus und bekommt { $amount } ({ $group }).
       *[free] { $seat } gleicht die Bebauung aus, ohne etwas zu zahlen ({ $group }).
    }
event-debt-settled = { $payer } zahlt { $payee } { $amount } als Teil der Einigung.
event-start-thrown = { $seat } würfelt { $dice } um den ersten Zug.
event-game-started = Es geht los: { $seat } beginnt.
event-turn-began = { $seat } ist am Zug.
event-dice-thrown =
    { $kind ->
        [double] Pasch! { $seat } würfelt { $dice }.
        [triple] Dreierpasch! { $seat } würfelt { $dice }.
       *[plain] { $seat } würfelt { $dice }.
    }
event-moved =
    { $why ->
        [card] Die Karte schickt { $seat } hierhin: { $to }.
        [bonus] Bonuszug für { $seat }: { $to }.
        [ticket] { $seat } fährt mit dem Bus: { $to }.
        [triple] { $seat } nutzt den Dreierpasch: { $to }.
        [auction] Alles ist verkauft, also geht es für { $seat } zur höchsten Miete: { $to }.
       *[throw] { $seat } zieht weiter: { $to }.
    }
event-jailed =
    { $why ->
        [card] Die Karte schickt { $seat } ins Gefängnis.
        [doubles] Der dritte Pasch in Folge: { $seat } muss ins Gefängnis.
       *[space] { $seat } muss ins Gefängnis.
    }
event-left-jail =
    { $how ->
        [card] { $seat } setzt die Gefängnis-frei-Karte ein und ist frei.
        [doubles] { $seat } kommt mit dem Pasch aus dem Gefängnis frei.
        [force] { $seat } hat nach drei Fehlwürfen bezahlt und ist frei.
       *[fine] { $seat } hat bezahlt und ist frei.
    }
event-stayed-in-jail =
    { $failed ->
        [3] Auch der dritte Wurf ist kein Pasch: { $seat } muss zahlen und ziehen.
       *[other] Kein Pasch: { $seat } bleibt im Gefängnis (Versuch { $failed } von 3).
    }
event-card-drawn = { $seat } zieht eine Karte ({ $deck }): „{ $card }“
event-card-kept = { $seat } behält die Karte für später ({ $deck }).
event-card-returned = { $seat } gibt die Gefängnis-frei-Karte zurück unter den Stapel ({ $deck }).
event-rent-due =
    { $factor ->
        [0] { $owner } kann von { $debtor } { $amount } Miete verlangen ({ $space }).
       *[other] { $owner } kann von { $debtor } Miete verlangen: das { $factor }-Fache eines Wurfs ({ $space }).
    }
event-rent-forfeited =
    { $known ->
        [yes] Entwischt! { $owner } hat von { $debtor } keine Miete verlangt ({ $amount }, { $space }).
       *[no] Entwischt! { $owner } hat von { $debtor } keine Miete verlangt ({ $space }).
    }
event-purchase-declined = { $seat } verzichtet auf den Kauf ({ $space }).
event-auction-opened = Zur Versteigerung kommt: { $lot }.
event-bid-made = { $seat } bietet { $amount }.
event-bidder-passed = { $seat } passt.
event-auction-failed = Niemand bietet, also bleibt bei der Bank: { $lot }.
event-offer-made =
    { $settles ->
        [yes] { $seat } bietet { $partner } Besitz anstelle der Schuld.
       *[no] { $seat } macht { $partner } ein Angebot.
    }
event-offer-accepted = { $seat } nimmt das Angebot von { $partner } an.
event-offer-rejected = { $seat } lehnt das Angebot von { $partner } ab.
event-offer-withdrawn = { $seat } zieht das Angebot an { $partner } zurück.
event-deed-passed = { $space } geht von { $giver } an { $receiver }.
event-jail-card-passed = Die Gefängnis-frei-Karte geht von { $giver } an { $receiver } ({ $deck }).
event-ticket-taken =
    { $expires_others ->
        [yes] Fahrplanwechsel! { $seat } nimmt eine Busfahrkarte, alle anderen verfallen.
       *[no] { $seat } nimmt eine Busfahrkarte.
    }
event-tickets-expired =
    { $count ->
        [one] Eine Busfahrkarte von { $seat } verfällt.
       *[other] { $count } Busfahrkarten von { $seat } verfallen.
    }
event-ticket-used = { $seat } nimmt den Bus statt der Würfel: { $to }.
event-tickets-passed =
    { $bank ->
        [receiver]
            { $count ->
                [one] Eine Busfahrkarte von { $giver } ist aus dem Spiel.
               *[other] { $count } Busfahrkarten von { $giver } sind aus dem Spiel.
            }
       *[none]
            { $count ->
                [one] Eine Busfahrkarte von { $giver } geht an { $receiver }.
               *[other] { $count } Busfahrkarten von { $giver } gehen an { $receiver }.
            }
    }
event-debt-opened =
    { $bank ->
        [creditor] { $debtor } schuldet der Bank { $amount } und muss Geld auftreiben.
       *[none] { $debtor } schuldet { $creditor } { $amount } und muss Geld auftreiben.
    }
event-went-bankrupt =
    { $bank ->
        [creditor] { $seat } ist bankrott; was übrig ist, geht an die Bank.
       *[none] { $seat } ist bankrott; was übrig ist, geht an { $creditor }.
    }
event-resigned = { $seat } verlässt den Tisch.
event-shortage-declared = { $seat } möchte bauen ({ $building }), aber die Bank hat davon nur noch { $left }: Wer möchte auch?
event-wish-made =
    { $count ->
        [0] { $seat } möchte nichts davon.
       *[other] { $seat } möchte { $count } davon.
    }
event-chosen = { $seat } wählt: { $answer }.
event-time-called = Die vereinbarte Zeit ist um.
event-game-ended =
    { $count ->
        [one] Das Spiel ist aus: { $winners } gewinnt!
       *[other] Das Spiel ist aus: { $winners } gewinnen gemeinsam!
    }

## Was jemand gewählt hat

action-roll = { $seat } würfelt.
action-ticket = { $seat } nimmt den Bus: { $space }.
action-pay-fine = { $seat } zahlt { $amount } Strafe und verlässt das Gefängnis.
action-use-card = { $seat } setzt die Gefängnis-frei-Karte ein.
action-buy = { $seat } kauft.
action-buy-deed = { $seat } kauft { $space } für { $amount }.
action-decline = { $seat } kauft nicht.
action-bid = { $seat } bietet { $amount }.
action-pass = { $seat } passt.
action-claim = { $seat } verlangt die Miete.
action-claim-rent = { $seat } verlangt die Miete ({ $space }).
action-build = { $seat } baut auf { $space }.
action-sell =
    { $steps ->
        [1] { $seat } verkauft ein Gebäude auf { $space }.
       *[other] { $seat } verkauft { $steps } Gebäude auf { $space }.
    }
action-sell-to = { $seat } verkauft Gebäude, danach: { $levels }.
action-mortgage = { $seat } belastet { $space } mit einer Hypothek.
action-redeem = { $seat } löst die Hypothek ab ({ $space }).
action-offer =
    { $shape ->
        [gift] { $seat } bietet { $partner } als Geschenk: { $give }.
        [request] { $seat } bittet { $partner } ohne Gegenleistung um: { $get }.
       *[trade] { $seat } bietet { $partner }: { $give } gegen { $get }.
    }
action-accept = { $seat } nimmt das Angebot an.
action-reject = { $seat } lehnt das Angebot ab.
action-withdraw = { $seat } zieht das Angebot zurück.
action-settle = { $seat } bietet anstelle der Schuld: { $give }.
action-pay = { $seat } bezahlt die Schuld.
action-bankrupt = { $seat } erklärt den Bankrott.
action-resign = { $seat } verlässt den Tisch.
action-choose = { $seat } wählt: { $answer }.
action-want =
    { $count ->
        [0] { $seat } möchte nichts davon.
       *[other] { $seat } möchte { $count } davon.
    }
action-place = { $seat } stellt das Gebäude hierhin: { $space }.
action-even = { $seat } gleicht die Bebauung aus: { $levels }.

## Was zu entscheiden ist

question-start = Gleich geht es los: Würfel und Karten entscheiden den Anfang.
question-roll =
    { $kind ->
        [again] Pasch! { $seat } würfelt noch einmal.
        [again-or-bus] Pasch! { $seat } würfelt noch einmal oder nimmt den Bus.
        [bus] { $seat } ist am Zug: würfeln oder den Bus nehmen.
       *[plain] { $seat } ist am Zug: würfeln.
    }
question-roll-jail = { $seat } sitzt im Gefängnis: { $ways }.
way-roll = um einen Pasch würfeln
way-pay-fine = { $amount } Strafe zahlen
way-use-card = die Gefängnis-frei-Karte einsetzen
question-buy =
    { $auctions ->
        [yes] { $seat } entscheidet: { $space } für { $amount } kaufen oder versteigern lassen.
       *[no] { $seat } entscheidet: { $space } für { $amount } kaufen oder verzichten.
    }
question-auction =
    { $bidder ->
        [none] Versteigerung ({ $lot }): noch kein Gebot. { $seats }: ab { $lowest } bieten oder passen.
       *[other] Versteigerung ({ $lot }): { $bid } von { $bidder_name }. { $seats }: ab { $lowest } bieten oder passen.
    }
question-debt =
    { $bank ->
        [creditor] { $seat } schuldet der Bank { $amount }: { $ways }.
       *[none] { $seat } schuldet { $creditor } { $amount }: { $ways }.
    }
debt-ready = das Geld ist da und kann gezahlt werden
debt-short = es fehlen noch { $missing }
debt-lost = alles zusammen bringt nur { $raisable }, es bleiben Handel oder Bankrott
question-offer =
    { $shape ->
        [gift] { $seat } entscheidet: { $partner } bietet als Geschenk { $give }.
        [request] { $seat } entscheidet: { $partner } bittet ohne Gegenleistung um { $get }.
       *[trade] { $seat } entscheidet: { $partner } bietet { $give } gegen { $get }.
    }
question-offer-settle = { $seat } entscheidet: { $partner } bietet anstelle von { $amount } Schuld { $give }.
question-choose-bus-dice = { $seat } hat den Bus: { $first }, { $second } oder beide Würfel zusammen ({ $sum }) ziehen.
question-choose-bus =
    { $tickets ->
        [yes] { $seat } hat den Bus: eine Busfahrkarte nehmen, vor zum nächsten Kartenfeld ({ $space }) oder stehen bleiben.
       *[no] { $seat } hat den Bus: vor zum nächsten Kartenfeld ({ $space }) oder stehen bleiben.
    }
question-choose-triple = Dreierpasch! { $seat } wählt ein beliebiges Feld oder zieht die Augensumme ({ $sum }).
question-choose-auction = { $seat } wählt ein freies Grundstück für eine Versteigerung oder verzichtet.
question-choose-birthday = Alles Gute, { $seat }: { $amount } oder eine Busfahrkarte?
question-choose-tax = { $seat } entscheidet ({ $space }): { $amount } oder zehn Prozent des Vermögens ({ $tenth }) zahlen.
question-choose-card = { $seat } entscheidet: { $amount } zahlen oder eine Karte ziehen ({ $deck }).
question-choose-mortgage = { $seat } hat { $space } mit Hypothek erhalten: für { $amount } ablösen oder { $interest } Zinsen zahlen.
question-want = { $asker } möchte bauen ({ $building }), die Bank hat davon noch { $left }. { $seats }: Wie viele sollen es sein?
question-place = { $seat } entscheidet, wohin das ersteigerte Gebäude kommt ({ $building }).
question-even = { $seat } muss die Bebauung der Gruppe ausgleichen: { $levels }.
question-over =
    { $count ->
        [0] Das Spiel ist aus.
        [one] Das Spiel ist aus: { $winners } gewinnt!
       *[other] Das Spiel ist aus: { $winners } gewinnen gemeinsam!
    }
question-claims = Noch offen: { $claims }.
claim-amount = { $amount } Miete von { $debtor } an { $owner } ({ $space })
claim-throw = Miete von { $debtor } an { $owner }, um die noch gewürfelt wird ({ $space })

## Warum ein Bot etwas tut

why-claim = { $seat } lässt keine Miete liegen.
why-own = { $seat } tut, was der Bot { $code } sagt, und der nennt keine Gründe.
why-random =
    { $count ->
        [one] { $seat } spielt zufällig, und nur eine Möglichkeit war übrig.
       *[other] { $seat } spielt zufällig: eine von { $count } erlaubten Möglichkeiten.
    }
why-casual =
    { $verb ->
        [roll] { $seat } hat gerade nichts zu bauen und würfelt.
        [buy] { $seat } kauft, was kommt, wenn das Bargeld reicht.
        [decline] { $seat } hat nicht genug Bargeld für { $lot }.
        [pass] { $seat } bietet für { $lot } bis { $value } und nicht mehr.
        [build] { $seat } baut, solange der Preis eines mittleren Grundstücks bar übrig bleibt.
        [redeem] { $seat } hat reichlich Bargeld und löst die erste Hypothek ab.
        [mortgage] { $seat } braucht Bargeld und belastet das Erste, was sich belasten lässt.
        [accept] Nach den gedruckten Preisen bringt das Angebot { $seat } { $worth }.
        [reject] Nach den gedruckten Preisen bringt das Angebot { $seat } nichts.
       *[other] { $seat } nimmt den einfachsten Weg.
    }
why-best =
    { $case ->
        [points] { $seat } hat { $count } Möglichkeiten durchgespielt: Diese brachte im Mittel { $points } % vom Spiel, und keine war deutlich besser.
        [money] Von { $count } Möglichkeiten nimmt { $seat } die beste, { $worth } wert.
       *[plain] { $seat } hält das für das Beste.
    }
why-roll =
    { $case ->
        [jail] { $seat } bleibt im Gefängnis, denn draußen kosten die Mieten mehr, als freie Grundstücke versprechen.
        [poor] { $seat } möchte aus dem Gefängnis, behält aber lieber das Bargeld für die Strafe.
        [must] { $seat } kann nur würfeln.
       *[plain] { $seat } sieht keinen Handel, keine Hypothek und keinen Bau, die sich jetzt lohnen.
    }
why-ticket = { $seat } nimmt den Bus, denn { $space } ist mehr wert als ein Wurf.
why-pay-fine = { $seat } verlässt das Gefängnis, denn freie Grundstücke versprechen mehr, als die Mieten kosten.
why-use-card = { $seat } verlässt das Gefängnis, denn freie Grundstücke versprechen mehr, als die Mieten kosten.
why-buy =
    { $case ->
        [early] { $seat } kauft { $space }, denn das meiste ist noch frei und Bargeld reichlich da.
       *[worth] { $seat } kauft { $space } für { $price } und hätte bis { $value } gezahlt.
    }
why-decline =
    { $case ->
        [poor] { $seat } würde für { $space } bis { $value } zahlen, hat aber nicht genug Bargeld.
       *[dear] { $seat } würde für { $space } bis { $value } zahlen, und der Preis ist { $price }.
    }
why-bid =
    { $case ->
        [open] { $seat } hält das Gebot für angemessen ({ $lot }) und verrät die Grenze erst nach dem Zuschlag.
       *[over] { $seat } würde für { $lot } bis { $value } zahlen.
    }
why-pass = { $seat } würde für { $lot } bis { $value } zahlen, und das nächste Gebot muss { $price } erreichen.
why-build =
    { $case ->
        [gain] { $seat } erwartet, dass der Bau auf { $space } { $worth } mehr bringt, als er kostet.
       *[plain] { $seat } erwartet, dass der Bau auf { $space } mehr bringt, als er kostet.
    }
why-sell =
    { $case ->
        [group] { $seat } braucht Bargeld, und ein einzelnes Gebäude genügt nicht.
       *[one] { $seat } braucht Bargeld und verkauft, wo es am wenigsten Einnahmen kostet: { $space }.
    }
why-mortgage = { $seat } braucht Bargeld und belastet, was am wenigsten Einnahmen kostet: { $space }.
why-redeem = { $seat } löst die Hypothek ab, die für ihren Preis am meisten bringt: { $space }.
why-offer = { $seat } erwartet, dass der Handel den eigenen Anteil am Spiel um { $points } Prozentpunkte hebt.
why-accept = { $seat } erwartet, dass der Handel den eigenen Anteil am Spiel um { $points } Prozentpunkte hebt.
why-reject =
    { $case ->
        [estate] { $seat } nimmt lieber den ganzen Nachlass als diese Einigung.
        [loss] { $seat } erwartet, dass der Handel den eigenen Anteil am Spiel um { $points } Prozentpunkte senkt.
       *[little] { $seat } erwartet, dass der Handel den eigenen Anteil am Spiel nur um { $points } Prozentpunkte hebt.
    }
why-pay = { $seat } hat das Geld.
why-bankrupt = { $seat } hat nichts mehr zu verkaufen oder zu belasten.
why-choose =
    { $case ->
        [weighed] { $seat } wählt, was am meisten wert ist: { $answer } ({ $worth }).
       *[plain] { $seat } hält das für das Beste: { $answer }.
    }
why-want =
    { $count ->
        [0] { $seat } hat dafür keinen Platz oder kein Bargeld.
       *[other] { $seat } kann { $count } davon brauchen und bezahlen.
    }
why-place = { $seat } stellt das Gebäude dorthin, wo es am meisten bringt: { $space }.
why-even = { $seat } nimmt die höchste gleiche Stufe, die sich bezahlen lässt.

## Absagen

clause-notation = Diese Eingabe ist so nicht zu verstehen.
refusal-detail = { $sentence } ({ $detail })

## Ehrliche Würfel

verdict-fair = Ehrlich: Alles folgt aus der Geheimzahl, die vor dem ersten Wurf feststand ({ $checked }).
verdict-other-chance = Nicht ehrlich: In Zeile { $line } steht { $stands }, aus Geheimzahl und Worten folgt aber { $expected }.
verdict-other-seed = Nicht ehrlich: Es ist nicht die Geheimzahl, die vor dem ersten Wurf feststand.
verdict-no-commit = Nicht zu prüfen: Die Aufzeichnung hat keine Zeile commit, also stand keine Geheimzahl fest.
verdict-not-revealed = Noch nicht zu prüfen: Die Geheimzahl wird am Ende der Partie verraten.
verdict-not-replayable = Nicht nachzuspielen: Zeile { $line }: { $reason }.
verdict-unreadable = Nicht zu lesen: Zeile { $line }: { $reason }.
verdict-nothing = nichts
checked-nothing = noch kein Wurf
checked-throws =
    { $count ->
        [one] { $count } Wurf
       *[other] { $count } Würfe
    }
checked-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
checked-tickets =
    { $count ->
        [one] { $count } Busfahrkarte
       *[other] { $count } Busfahrkarten
    }
checked-deals =
    { $count ->
        [one] { $count } Verteilung
       *[other] { $count } Verteilungen
    }

## Varianten und Einstellungen

-against-house-rules = Die Hefte raten von Hausregeln ab, denn sie ziehen das Spiel meist in die Länge.

option-claims = Miete fordern
option-claims-about = Nach den Heften muss Miete bis zum ersten Wurf des nächsten Zugs verlangt werden; automatisch wird sie gleich bei der Landung gezahlt.
option-claims-demand = auf Verlangen
option-claims-automatic = automatisch
option-rounds = Rundengrenze
option-rounds-about = Nach so vielen Runden ist Schluss, und das größte Vermögen gewinnt; 0 heißt ohne Grenze.
option-jackpot = Jackpot auf Frei Parken
option-jackpot-about = Inoffiziell: Steuern, Strafen und Kartenzahlungen kommen in einen Topf, den gewinnt, wer auf Frei Parken landet. { -against-house-rules }
option-double-salary = Doppeltes Gehalt auf LOS
option-double-salary-about = Inoffiziell: Wer genau auf LOS landet, bekommt das Gehalt doppelt. { -against-house-rules }
option-auctions = Versteigerungen
option-auctions-about = Ausgeschaltet inoffiziell: Was nicht gekauft wird, bleibt dann einfach frei, statt versteigert zu werden. { -against-house-rules }
option-build-evenly = Gleichmäßig bauen
option-build-evenly-about = Ausgeschaltet inoffiziell: Häuser dürfen dann innerhalb einer Farbgruppe beliebig verteilt werden. { -against-house-rules }
option-start-deeds = Grundstücke zum Start
option-start-deeds-about = Inoffiziell: So viele Besitzrechtkarten werden vor dem ersten Zug verteilt und gleich bezahlt. { -against-house-rules }

variant-short = Kurzspiel
variant-short-about = Zwei Besitzrechtkarten zum Start, Hotels schon nach drei Häusern; nach dem zweiten Bankrott gewinnt das größte Vermögen.
variant-time = Spiel auf Zeit
variant-time-about = Zwei Besitzrechtkarten zum Start und eine vereinbarte Spielzeit; ist sie um, gewinnt das größte Vermögen.
variant-speed-die = Tempo-Würfel
variant-speed-die-about = Wer einmal LOS erreicht hat, wirft einen dritten Würfel mit Bus und Mr. Monopoly; dafür gibt es mehr Startgeld.

## Am Tisch

table-not-yours = Der Platz { $seat } gehört dir nicht.
table-question-changed = Inzwischen steht eine andere Frage im Raum.
table-not-begun = Das Spiel hat noch nicht begonnen.
table-begun = Das Spiel hat schon begonnen.
table-no-seat-free = An diesem Tisch ist kein Platz frei.
table-seat-taken = Der Platz { $seat } ist nicht frei. Frei: { $free }.
table-only-players-start = Nur wer einen Platz hat, kann das Spiel beginnen.
table-not-ready = Noch nicht bereit: { $seats }.
table-chat-text = Eine Nachricht ist eine Zeile aus druckbaren Zeichen.
table-no-auction = Gerade läuft keine Versteigerung.
table-name = Ein Name hat 1 bis { $most } Zeichen, ohne | und Klammern.
table-token-unknown = Diese Spielfigur gibt es hier nicht. Zur Wahl stehen: { $known }.
table-token-taken = Diese Spielfigur hat schon jemand.
table-words = Die Worte für die Würfel haben bis zu { $most } Zeichen, ohne |.
table-hello-twice = Die Begrüßung war schon.
table-throw-waits = Der Wurf wartet schon, bis die Miete gefordert werden konnte.
table-storage-full = Der Speicher des Servers ist voll. Es wurde nichts gespeichert, und nichts ist geschehen.
table-storage-down = Der Speicher des Servers ist gerade nicht zu erreichen. Ob es noch gespeichert wurde, zeigt sich beim Wiederkommen.
