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
answer-percent = den Anteil am Vermögen
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
        [0] { $seat } baut für { $amount } ({ $space }): { $building }.
       *[other] { $seat } baut für { $amount } ({ $space }): { $building } Nr. { $number }.
    }
event-building-sold = { $seat } verkauft Gebäude für { $amount } ({ $space }, jetzt: { $level }).
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
event-bid-lapsed = { $seat } kann das Gebot von { $amount } nicht mehr halten ({ $lot }). Das Gebot verfällt, alle dürfen neu bieten.
event-auction-failed = Nicht verkauft, also bleibt bei der Bank: { $lot }.
event-offer-made =
    { $shape ->
        [debt] { $seat } bietet { $partner } anstelle der Schuld: { $give }.
        [gift] { $seat } bietet { $partner } als Geschenk: { $give }.
        [request] { $seat } bittet { $partner } ohne Gegenleistung um: { $get }.
       *[trade] { $seat } bietet { $partner }: { $give } gegen { $get }.
    }
event-offer-accepted = { $seat } nimmt das Angebot von { $partner } an.
event-offer-rejected = { $seat } lehnt das Angebot von { $partner } ab.
event-offer-withdrawn = { $seat } zieht das Angebot an { $partner } zurück.
event-offer-lapsed = Das Angebot von { $seat } an { $partner } ist hinfällig.
event-deed-passed =
    { $bank ->
        [receiver] { $space } fällt von { $giver } an die Bank.
       *[none] { $space } geht von { $giver } an { $receiver }.
    }
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
event-shortage-declared = { $seat } möchte bauen ({ $building }). Die Bank hat davon noch { $left }: Wer möchte auch?
event-wish-made =
    { $count ->
        [0] { $seat } möchte nichts davon.
       *[other] { $seat } möchte { $count } davon.
    }
event-request-lapsed = { $seat } kann dort nicht mehr bauen ({ $building }, { $space }).
event-chosen = { $seat } wählt: { $answer }.
event-time-called = Die vereinbarte Zeit ist um.
event-game-ended =
    { $count ->
        [one] Das Spiel ist aus: { $winners } gewinnt!
       *[other] Das Spiel ist aus: { $winners } gewinnen gemeinsam!
    }
event-seat-taken =
    { $keeps_bank ->
        [yes] { $seat } führt die Bank und spielt nicht mit.
       *[no] { $seat } hat zu Beginn { $amount }.
    }
event-mortgage-ended = Die Hypothek auf { $space } erlischt.
event-rent-lapsed =
    { $known ->
        [yes] Die Miete, die { $debtor } noch { $owner } schuldete, verfällt ({ $amount }, { $space }).
       *[no] Die Miete, die { $debtor } noch { $owner } schuldete, verfällt ({ $space }).
    }
event-building-won = { $seat } ersteigert für { $amount }: { $building }.

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
action-build = { $seat } baut ({ $space }).
action-sell =
    { $steps ->
        [1] { $seat } verkauft ein Gebäude ({ $space }).
       *[other] { $seat } verkauft { $steps } Gebäude ({ $space }).
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
question-choose-tax = { $seat } entscheidet ({ $space }): { $amount } oder { $percent } Prozent des Vermögens ({ $share }) zahlen.
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

percentage-points =
    { $points ->
        [1] { $points } Prozentpunkt
       *[other] { $points } Prozentpunkte
    }
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
        [poor] { $seat } möchte aus dem Gefängnis, hat für die Strafe aber zu wenig Bargeld übrig.
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
        [poor] { $seat } würde bis { $value } zahlen ({ $space }), hat aber nicht genug Bargeld.
       *[dear] { $seat } würde bis { $value } zahlen ({ $space }), und der Preis ist { $price }.
    }
why-bid =
    { $case ->
        [open] { $seat } hält das Gebot für angemessen ({ $lot }) und verrät die Grenze erst nach dem Zuschlag.
       *[over] { $seat } würde bis { $value } zahlen ({ $lot }).
    }
why-pass = { $seat } würde bis { $value } zahlen ({ $lot }), und das nächste Gebot muss { $price } erreichen.
why-build =
    { $case ->
        [gain] { $seat } erwartet, dass der Bau { $worth } mehr bringt, als er kostet ({ $space }).
        [best] { $seat } baut, wo ein Gebäude für sein Geld am meisten bringt: { $space }.
       *[plain] { $seat } erwartet, dass der Bau mehr bringt, als er kostet ({ $space }).
    }
why-sell =
    { $case ->
        [group] { $seat } braucht Bargeld, und ein einzelnes Gebäude genügt nicht.
       *[one] { $seat } braucht Bargeld und verkauft, wo es am wenigsten Einnahmen kostet: { $space }.
    }
why-mortgage = { $seat } braucht Bargeld und belastet, was am wenigsten Einnahmen kostet: { $space }.
why-redeem = { $seat } löst die Hypothek ab, die für ihren Preis am meisten bringt: { $space }.
why-offer = { $seat } erwartet, dass der Handel den eigenen Anteil am Spiel um { $change } hebt.
why-accept = { $seat } erwartet, dass der Handel den eigenen Anteil am Spiel um { $change } hebt.
why-reject =
    { $case ->
        [estate] { $seat } nimmt lieber den ganzen Nachlass als diese Einigung.
        [same] { $seat } erwartet, dass der Handel den eigenen Anteil am Spiel lässt, wie er ist.
        [loss] { $seat } erwartet, dass der Handel den eigenen Anteil am Spiel um { $change } senkt.
        [wary] { $seat } erwartet von diesem Handel und denen, die ihm folgen würden, { $change } vom Spiel: zu wenig, wenn der Partner danach bauen kann.
       *[little] { $seat } erwartet, dass der Handel den eigenen Anteil am Spiel nur um { $change } hebt.
    }
why-pay = { $seat } hat das Geld.
why-bankrupt = { $seat } hat nichts mehr zu verkaufen oder zu belasten.
why-choose =
    { $case ->
        [weighed] { $seat } wählt, was am meisten wert ist: { $answer } ({ $worth }).
        [costs] { $seat } wählt, was am wenigsten kostet: { $answer } ({ $loss }).
       *[plain] { $seat } hält das für das Beste: { $answer }.
    }
why-want =
    { $count ->
        [0] { $seat } hat dafür keinen Platz oder kein Bargeld.
       *[other] { $seat } kann { $count } davon brauchen und bezahlen.
    }
why-place = { $seat } stellt das Gebäude dorthin, wo es am meisten bringt: { $space }.
why-even = { $seat } nimmt die höchste gleiche Stufe, die sich bezahlen lässt.

## Was mit einem Bot nicht stimmt

bot-unknown = Bot „{ $code }“; erwartet: random, casual, shrewd oder planner, oder eine .py-Datei
bot-no-parameters = Bot „{ $code }“: { $kind } hat keine Parameter
bot-parameter = Bot „{ $code }“: „{ $word }“; erwartet: { $known }
bot-value = Bot „{ $code }“: { $said }; erwartet: eine Zahl von { $low } bis { $high }
bot-planner = Bot „{ $code }“; erwartet: planner:200ms (Zeit) oder planner:500 (durchgespielte Partien je Entscheidung)
bot-how-many = { $count } { $count ->
        [one] Bot
       *[other] Bots
    }; erwartet: 2 bis { $most }
bot-no-file = Bot { $code }: diese Datei gibt es nicht
bot-syntax = Bot { $code }, Zeile { NUMBER($line, useGrouping: 0) }: { $why }
bot-broken = Bot { $code }: { $why }{ $line ->
        [0] {""}
       *[other] {" "}(Zeile { NUMBER($line, useGrouping: 0) })
    }
bot-no-function = Bot { $code }: hat keine Funktion choose(game, seat)
bot-arguments = Bot { $code }: choose muss zwei Argumente nehmen, game und seat
bot-failed = Bot { $code }, Platz { $seat }: { $why }{ $line ->
        [0] {""}
       *[other] {" "}(Zeile { NUMBER($line, useGrouping: 0) })
    }
bot-no-action = Bot { $code }, Platz { $seat }: gab { $kind }; erwartet: eine Aktion wie „{ $seat } roll“
bot-unread = Bot { $code }, Platz { $seat }: sagte „{ $said }“: { $why } § notation
bot-not-its-own = Bot { $code }, Platz { $seat }: sagte „{ $said }“: nur Aktionen von { $seat } sind die eigenen § turn.sequence
bot-refused = Bot { $code }, Platz { $seat }: sagte „{ $said }“: { $why } § { $clause }
bot-not-allowed = Bot { $code }: { $said }: nicht erlaubt § { $clause }
bot-endless = Bots { $codes }: { NUMBER($most, useGrouping: 0) } Aktionen in einem Zug; niemand kommt zu einem Ende

## Absagen

clause-notation = Diese Eingabe ist so nicht zu verstehen.
refusal-detail = { $sentence } ({ $detail })

## Zahlen, an denen etwas scheitert: an den, der es wollte

figures-cash = Du brauchst { $need } und hast { $have }.
figures-bid-cash = Du bietest { $bid } und hast { $have }.
figures-lowest-bid = Du bietest { $bid }; mindestens { $lowest } müssen es sein.
figures-own-bid = Dein Gebot von { $bid } ist das höchste.
figures-debt = Du schuldest { $debt } und hast { $have }.
figures-could-raise = Du schuldest { $debt } und kannst { $raise } aufbringen.
figures-owing =
    { $who ->
        [you] Du schuldest noch { $debt }.
       *[other] { $player } schuldet noch { $debt }.
    }
figures-trade-cash =
    { $who ->
        [you] Du müsstest { $need } geben und hast { $have }.
       *[other] { $player } müsste { $need } geben und hat { $have }.
    }
figures-receiving =
    { $who ->
        [you] Du brauchst danach { $need } und hättest { $have }.
       *[other] { $player } braucht danach { $need } und hätte { $have }.
    }
figures-dumping =
    { $who ->
        [you] Du musst dafür mindestens { $more } mehr bekommen.
       *[other] { $player } muss dafür mindestens { $more } mehr bekommen.
    }
figures-wish = Du willst { $wish } und könntest { $most } aufstellen.
figures-group = Du hast { $held } von { $size } Straßen der Gruppe und brauchst { $need }.
figures-mortgaged = Mit Hypothek belastet: { $spaces }.
figures-behind = Zuerst an der Reihe: { $levels }.
figures-uneven = Danach wäre es ungleich: { $levels }.
figures-standing = Dort steht: { $levels }.
figures-stock = Vorrat der Bank ({ $building }): { $left } von { $all }.
figures-pieces = Aus dem Vorrat der Bank nötig ({ $building }): { $need }; übrig: { $left }.
figures-jail-turn = Dies ist dein { $turn }. Zug im Gefängnis; vor dem Wurf gehen kannst du nur bis zum { $last }.
figures-tickets =
    { $count ->
        [0] Du hast keine Busfahrkarte.
        [1] Deine Busfahrkarte hast du in diesem Zug genommen.
       *[other] Deine { $count } Busfahrkarten hast du in diesem Zug genommen.
    }
figures-furthest = Von hier geht es höchstens bis { $space }.
figures-claimant = Die Miete von { $amount } steht { $player } zu.
figures-turn = Am Zug ist { $player }.

## Was genau nicht zu lesen ist oder nicht sein kann

detail-too-long = länger als { $most } Zeichen
detail-form = erwartet: { $form }
detail-seat = Platz „{ $word }“; erwartet: A bis H
detail-no-seat = diesen Platz gibt es nicht; erwartet: { $known }
detail-verb = Verb „{ $word }“; erwartet: { $known }
detail-space = auf diesem Spielplan gibt es kein Feld „{ $word }“
detail-number = „{ $word }“; erwartet: eine ganze Zahl mit höchstens neun Ziffern
detail-deck = „{ $word }“; erwartet: chance oder chest
detail-level = „{ $word }“; erwartet: SPACE=LEVEL
detail-twice = { $word } steht zweimal da
detail-empty-side = eine leere Seite schreibt man `nothing`
detail-two-amounts = zwei Beträge auf einer Seite
detail-amount-zero = ein Betrag von 0
detail-item-twice = etwas steht zweimal da
detail-outcome-empty = ein Ergebnis ist leer; erwartet: Würfel, eine Karte oder eine Busfahrkarte
detail-outcome = erwartet: Würfel (`3 4`, `3 4 bus`), eine Karte (`chance ID`), eine Busfahrkarte (`ticket plain`) oder verteilte Besitzrechtkarten
detail-card = im Stapel { $deck } gibt es keine Karte „{ $word }“
detail-chance-missing = es fehlt vom Zufall: { $wanted ->
    [dice] ein Wurf mit zwei Würfeln
    [three-dice] ein Wurf mit zwei Würfeln und dem Tempo-Würfel
    [chance] eine Ereigniskarte
    [chest] eine Gemeinschaftskarte
    [ticket] eine Busfahrkarte
    [deal] die verteilten Besitzrechtkarten
   *[nothing] nichts
}
detail-chance-wrong = `{ $chance }` kann nicht sein; erwartet: { $wanted ->
    [dice] ein Wurf mit zwei Würfeln
    [three-dice] ein Wurf mit zwei Würfeln und dem Tempo-Würfel
    [chance] eine Ereigniskarte
    [chest] eine Gemeinschaftskarte
    [ticket] eine Busfahrkarte
    [deal] die verteilten Besitzrechtkarten
   *[nothing] nichts
}
detail-chance-spare = mehr Zufall als nötig: { $chance }
detail-start = start: { $word }; erwartet: der Platz eines Spielers
detail-begun = das Spiel hat begonnen
detail-name = ein Name hat 1 bis { $most } Zeichen, ohne |, ( und Zeilenumbrüche
detail-words = die Worte haben 1 bis { $most } Zeichen, ohne | und Zeilenumbrüche
detail-players = { $seats } Spieler; erwartet: 2 bis { $most }
detail-token = diese Spielfigur gibt es nicht; erwartet: { $known }
detail-token-twice = zwei Spieler wollen dieselbe Spielfigur
detail-tokens = { $tokens } Spielfiguren für { $seats } Spieler
detail-banker = erwartet: der Platz des Bankhalters
detail-banker-plays = { $seats } Leute am Tisch
detail-variant = Variante „{ $word }“; erwartet: { $known }
detail-short-and-time = short und time schließen sich aus
detail-speed-die-always = in dieser Ausgabe wird immer mit dem Tempo-Würfel gespielt
detail-no-short-game = das kürzere Spiel gibt es in dieser Ausgabe nicht
detail-option = Option „{ $word }“; erwartet: { $known }
detail-option-form = Option „{ $word }“; erwartet: key=value
detail-option-claims = claims={ $value }; erwartet: demand oder automatic
detail-option-number = { $option }={ $value }; erwartet: eine ganze Zahl von 0 bis { $most }
detail-option-truth = { $option }={ $value }; erwartet: true oder false
detail-no-jackpot = kein Jackpot auf Frei Parken in dieser Ausgabe
detail-no-limit = Bots haben keine Uhr; erwartet: die Einstellung rounds, die für die Zeit steht
detail-no-time-limit = für dieses Spiel ist keine Spielzeit vereinbart
detail-time-is-up = die Zeit ist schon um; der laufende Zug ist der letzte
detail-deal-too-dear = das Startgeld würde für die verteilten Besitzrechtkarten nicht reichen

## Was an einer eigenen Ausgabe nicht stimmt

edition-no-such-file = diese Datei gibt es nicht
edition-not-a-file = das ist keine Datei; erwartet: eine .toml-Datei
edition-cannot-be-read = kann nicht gelesen werden: { $why }
edition-not-a-path = kein Pfad
edition-no-such-edition = diese Ausgabe gibt es nicht; erwartet: { $known } oder eine .toml-Datei
edition-none-of-ours = die Ausgabe { $name } ist keine von { $known }; bitte ihre Datei angeben
edition-one-of-ours = gefunden: { $found }; erwartet: eine andere, denn so heißt eine von unseren
edition-more-problems = und weitere Fehler
edition-too-long = die Datei ist zu lang; erwartet: höchstens { $most } Zeichen
edition-too-large = die Datei ist zu groß; erwartet: höchstens { $most } Bytes
edition-not-utf-8 = Zeile { $line }: kein UTF-8; erwartet: eine als UTF-8 gespeicherte Datei
edition-many-dots = zu viele Punkte in einer Zeile; erwartet: Schlüssel aus wenigen Teilen
edition-too-deep = kein gültiges TOML: eine Zahl ist zu lang, oder Tabellen sind zu tief geschachtelt
edition-not-toml = { $place }: kein gültiges TOML: { $trouble }
edition-line-and-column = Zeile { $line }, Spalte { $column }
edition-end-of-file = am Ende der Datei
edition-toml-value = das ist kein Wert
edition-toml-statement = diese Zeile ist nicht zu verstehen
edition-toml-key = so kann kein Schlüssel beginnen
edition-toml-date = das ist kein Datum
edition-toml-equals = hinter dem Schlüssel fehlt =
edition-toml-newline = hier müsste die Zeile zu Ende sein
edition-toml-bracket = hinter dem Namen der Tabelle fehlt ]
edition-toml-brackets = hinter dem Namen der Tabelle fehlt ]]
edition-toml-string = ein Text wird nicht geschlossen
edition-toml-array = eine Liste wird nicht geschlossen
edition-toml-inline-table = eine Tabelle in geschweiften Klammern wird nicht geschlossen
edition-toml-twice = das steht schon weiter oben
edition-unknown-key = unbekannter Schlüssel
edition-closest = ; gemeint: „{ $word }“?
edition-missing = fehlt; erwartet: { $expected }
edition-found = gefunden: { $found }; erwartet: { $expected }
edition-too-many = es sind { $count }; erwartet: höchstens { $most }
edition-length = { $values }; erwartet: { $count }
edition-longest = { $values }; erwartet: höchstens { $most }
edition-one-value = 1 Wert
edition-values = { $count } Werte
edition-item = Eintrag { $number }
edition-tables = Tabellen, die mit [[{ $key }]] beginnen
edition-line = ein Text in einer Zeile
edition-short = ein kurzer Text
edition-id = eine Kennung aus Kleinbuchstaben, Ziffern und Bindestrichen, die mit einem Buchstaben beginnt
edition-label = eine Kennung aus Kleinbuchstaben, Ziffern, Binde- und Unterstrichen, die mit einem Buchstaben beginnt
edition-color = eine Farbe wie "#955335"
edition-sign = ein Geldzeichen
edition-at-most-letters = { $kind } (höchstens { $most } Zeichen)
edition-or = { $one } oder { $other }
edition-true-or-false = true oder false
edition-number = eine ganze Zahl
edition-number-between = eine ganze Zahl von { $low } bis { $high }
edition-text = ein Text
edition-text-at-most = ein Text von höchstens { $most } Zeichen
edition-one-of = eins von { $options }
edition-table-with = eine Tabelle mit { $keys }
edition-list-of-each = eine Liste, jeder Eintrag { $kind }
edition-list-of = eine Liste von { $count } Werten
edition-table = eine Tabelle
edition-a-huge-number = eine riesige Zahl
edition-an-empty-text = ein leerer Text
edition-a-list = eine Liste
edition-a-time = ein Datum oder eine Uhrzeit
edition-board-size = der Spielplan hat { $count } Felder; erwartet: 8 bis 64 auf vier gleichen Seiten (ein Vielfaches von 4)
edition-board-layout = { $layout } bedeutet { $means } Felder, der Spielplan hat { $count }; erwartet: "free"
edition-first-space = gefunden: { $kind }; erwartet: "go" auf dem ersten Feld
edition-exactly-one = { $count } Felder der Art { $kind }; erwartet: genau eins
edition-no-go-to-jail = kein Feld der Art "go_to_jail"; erwartet: mindestens eins
edition-kind-at-most = { $count } Felder der Art { $kind }; erwartet: höchstens { $most }
edition-even-mortgage = gefunden: { $found }; erwartet: eine gerade Zahl, denn die Hypothek ist die Hälfte
edition-even-resale = gefunden: { $found }; erwartet: eine gerade Zahl, denn die Bank zahlt die Hälfte zurück
edition-no-group = die Gruppe { $group } gibt es nicht
edition-rent-steps = unbebaut, 1 bis 4 Häuser, Hotel
edition-rent-steps-skyscraper = unbebaut, 1 bis 4 Häuser, Hotel, Wolkenkratzer
edition-rent-count = { $values }; erwartet: { $count } ({ $steps })
edition-rents-rise = sie steigen nicht von Stufe zu Stufe; erwartet: jede höher als die davor
edition-group-size = sie hat { $count } Straßen; erwartet: 1 bis 8
edition-group-empty = sie hat keine Straßen; erwartet: 1 bis 8
edition-of-kind = Art { $kind }
edition-missing-with = fehlt; erwartet bei { $owner }
edition-only-with = wird nicht gebraucht; erwartet nur bei { $owner }
edition-does-not-belong = gehört nicht zu { $owner }; erwartet: { $expected }
edition-nothing-more = nichts weiter
edition-one-each = { $values }; erwartet: { $count }, einer für jedes Feld der Art { $kind }
edition-values-rise = die Werte steigen nicht; erwartet: jeder höher als der davor
edition-notes = zusammen { $total }; erwartet: { $start } wie in [switches] money.start
edition-no-cards = keine Karten, aber es werden welche gezogen; erwartet: 1 bis 16
edition-jail-cards = mehr als eine Karte mit do = "jail_free"; erwartet: höchstens eine im Stapel
edition-endless-deck = jede Karte wird behalten oder kann zu einer weiteren führen; erwartet: mindestens eine, die im Stapel bleibt und das Ziehen beendet
edition-no-space = auf dem Spielplan gibt es kein Feld { $space }
edition-no-space-of-kind = auf dem Spielplan gibt es kein Feld der Art { $kind }; erwartet: mindestens eins
edition-steps = gefunden: { $found }; erwartet: weniger als die { $count } Felder des Spielplans
edition-placeholder = unbekannter Platzhalter { $word }; erwartet: eins von { $expected }
edition-brace = eine geschweifte Klammer ohne Gegenstück; erwartet: Platzhalter wie { $example }
edition-tickets = gefunden: { $found }; erwartet: { $expected }, die Einträge [[ticket]] insgesamt und die, die andere verfallen lassen
edition-expires-others = erwartet: true bei "expire" und false bei "plain"
edition-extra-spaces = passt nicht zum Spielplan; erwartet: { $expected }
edition-no-tickets = keine Busfahrkarten, aber der Spielplan hat ein Feld der Art "bus_ticket"; erwartet: einige
edition-speed-die-variant = erwartet: true genau bei speed_die.mode = "variant"
edition-not-none = ein anderer Wert als "none"
edition-speed-die-word = gefunden: { $found }; erwartet: { $needed } bei { $mode }
edition-no-speed-die = start_bonus oder mrm_freeze ohne Tempo-Würfel; erwartet: keins von beiden bei mode = "never"
edition-start-bonus = erwartet: 0 bei mode = "always", wo money.start alles sagt
edition-bus-without-tickets = er bringt Busfahrkarten, aber es gibt keine; erwartet: bus_tickets
edition-bus-without-cards = er führt zum nächsten Kartenfeld, aber der Spielplan hat keins
edition-stock-skyscrapers = { $count } Wolkenkratzer (dritter Wert); erwartet: welche genau bei { $switch }
edition-stock-depots = { $count } Zugdepots (vierter Wert); erwartet: welche genau bei stations.depots = true
edition-depot-table = erwartet: eine Tabelle mit price, resale, rent_factor genau bei [switches] stations.depots = true
edition-depot-resale = gefunden: { $found }; erwartet: höchstens der Preis, { $price }
edition-depots-without-stations = auf dem Spielplan gibt es kein Feld der Art "station"; erwartet: false
edition-few-tokens = es sind { $count }; erwartet: mindestens { $most } wie in [switches] players.max
edition-side-missing = fehlt; erwartet genau bei [switches] bank.sides_share_pool = true
edition-side-not-used = wird nicht gebraucht; erwartet genau bei [switches] bank.sides_share_pool = true
edition-two-sides = { $count } Seiten; erwartet: zwei bei [switches] bank.sides_share_pool = true
edition-no-token-of-side = keine Spielfigur gehört zu dieser Seite
edition-no-key = { $key } ist kein Schlüssel dieser Datei
edition-nothing-to-own = keine Straße, kein Bahnhof, kein Werk; erwartet: mindestens eines davon
edition-lone-street = sie hat 1 Straße; erwartet: mindestens 2, weil zum Bauen eine fehlen darf
edition-fine = gefunden: { $found }; erwartet: höchstens { $start } wie in [switches] money.start, damit jeder aus dem Gefängnis kommt
edition-banker-alone = gefunden: { $found }; erwartet: 0 oder mindestens 2, damit zwei zum Spielen bleiben
edition-paid-out = gefunden: { $found }; erwartet: höchstens { $most }, da die Bank es immer wieder zahlt
edition-nothing-to-lose = gefunden: { $found }, aber ein Halt auf jedem Feld kostet höchstens { $cost }; erwartet: weniger, damit man Geld verlieren kann
edition-id-is-a-word = ein Wort der Notation; erwartet: eine andere Kennung
edition-id-twice = schon vergeben an { $entry }; erwartet: eine andere Kennung

## Ehrliche Würfel

verdict-fair = Ehrlich: Alles folgt aus der Geheimzahl, die vor dem ersten Wurf feststand ({ $checked }).
verdict-unfinished = Die Aufzeichnung endet vor dem Spiel: Was danach gewürfelt wurde, steht nicht darin.
verdict-other-chance = Nicht ehrlich: In Zeile { $line } steht { $stands }, aus Geheimzahl und Worten folgt aber { $expected }.
verdict-other-seed = Nicht ehrlich: Es ist nicht die Geheimzahl, die vor dem ersten Wurf feststand.
verdict-no-commit = Nicht zu prüfen: Die Aufzeichnung hat keine Zeile commit, also stand keine Geheimzahl fest.
verdict-not-revealed = Noch nicht zu prüfen: Die Geheimzahl wird am Ende der Partie verraten.
verdict-not-replayable = Nicht nachzuspielen: Zeile { $line }: { $reason }.
verdict-unreadable = Nicht zu lesen: Zeile { $line }: { $reason }.
verdict-nothing = nichts
record-too-long = länger als { $most } Zeichen
record-first-line = erwartet: `{ $expected }`
record-action-line = erwartet: `AKTION` oder `AKTION : ZUFALL`
record-refused = „{ $action }“ ist nicht erlaubt: { $clause }
record-older-rules = „{ $action }“ ist nicht erlaubt: { $clause } (gespielt wurde nach den Regeln von Pasch { $engine }, die sich seither geändert haben)
record-header-line = erwartet: `Schlüssel: Wert`
record-key-twice = { $key } steht schon in Zeile { $first }
record-key-missing = im Kopf fehlt die Zeile `{ $key }:`
record-other-edition = gespielt mit der Ausgabe { $made }, diese ist { $found }
record-other-table = die Stellung gehört zu einem anderen Tisch
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
variant-short-about = { $deal } Besitzrechtkarten zum Start, Hotels schon nach { $houses } Häusern; beim { $bankruptcies }. Bankrott gewinnt das größte Vermögen.
variant-time = Spiel auf Zeit
variant-time-about = { $deal } Besitzrechtkarten zum Start und eine vereinbarte Spielzeit; ist sie um, gewinnt das größte Vermögen.
variant-speed-die = Tempo-Würfel
variant-speed-die-about = Wer einmal LOS erreicht hat, wirft einen dritten Würfel mit Bus und Mr. Monopoly; dafür gibt es mehr Startgeld.

## Werte einer Regel, wie die Ausgaben sie haben

value-currency = { $value }
value-money-start = { $value }
value-money-scale = × { $value }
value-players-max = 2 bis { $value }
value-banker-abstain-above =
    { $value ->
        [0] nie
       *[other] bei mehr als { $value } Personen
    }
value-board-layout =
    { $value ->
        [std40] 40 Felder
        [mega52] 52 Felder
       *[free] eigene Zahl von Feldern
    }
value-go-salary = { $value }
value-jail-fine = { $value }
value-jail-voluntary-exit-turns =
    { $value ->
        [0] nie
        [1] nur im ersten Zug
       *[other] Züge 1 bis { $value }
    }
value-jail-doubles-extra-roll =
    { $value ->
        [yes] weiterer Wurf
       *[no] kein weiterer Wurf
    }
value-auction-min-open = mindestens { $value }
value-auction-step = mindestens { $value }
value-rent-full-group-factor = × { $value }
value-rent-majority-factor = × { $value }
value-rent-factor-despite-mortgaged-sibling =
    { $value ->
        [yes] ja
       *[no] nein
    }
value-rent-utility-dice =
    { $value ->
        [fresh] frischer Wurf
       *[move] Wurf des Zuges
    }
value-rent-utility-speed-die =
    { $value ->
        [none] kein Tempo-Würfel
        [ignored] ohne den Tempo-Würfel
       *[counts] mit dem Tempo-Würfel
    }
value-rent-utility-factors = × { $value }
value-rent-station = { $value }
value-tax-income-mode =
    { $value ->
        [fixed] fester Betrag
       *[fixed_or_tenth] fester Betrag oder Anteil am Vermögen
    }
value-tax-income-percent = { $value } %
value-tax-amounts = { $value }
value-build-missing-streets =
    { $value ->
        [0] alle Straßen
       *[other] alle bis auf eine
    }
value-build-window =
    { $value ->
        [any_open_window] jederzeit
       *[own_turn_or_between] im eigenen Zug oder zwischen zwei Zügen
    }
value-build-top =
    { $value ->
        [hotel] Hotel
       *[skyscraper] Wolkenkratzer
    }
value-build-houses-before-hotel = { $value } Häuser
value-bank-buildings = { $value }
value-bank-sides-share-pool =
    { $value ->
        [yes] ein Vorrat für beide Seiten
       *[no] keine Seiten
    }
value-shortage-min-bid =
    { $value ->
        [lowest_printed_price] niedrigster aufgedruckter Preis der Straßen, um die es geht
       *[other] mindestens { $value }
    }
value-mortgage-loan-percent = { $value } % des Preises
value-mortgage-interest-percent = { $value } %
value-mortgage-bare-scope =
    { $value ->
        [group] ganze Gruppe unbebaut
       *[street] diese Straße unbebaut
    }
value-mortgage-last-street-must-redeem =
    { $value ->
        [yes] ja
       *[no] nein
    }
value-group-foreign-street-independent =
    { $value ->
        [yes] ja
       *[no] nein
    }
value-bankrupt-land-form =
    { $value ->
        [mortgaged_first] zuvor belastet
       *[as_is] wie es ist
    }
value-speed-die-mode =
    { $value ->
        [never] ohne Tempo-Würfel
        [always] immer mit Tempo-Würfel
       *[variant] Tempo-Würfel, wenn vereinbart
    }
value-speed-die-start-bonus = { $value }
value-speed-die-bus =
    { $value ->
        [none] keine
        [ticket_or_next_card_space] Busfahrkarte oder vor zum nächsten Kartenfeld
       *[choose_one_or_both_dice] ein weißer Würfel oder beide
    }
value-speed-die-triple =
    { $value ->
        [none] keiner
        [forward_to_any] vorwärts auf ein beliebiges Feld
       *[jump_to_any] Sprung auf ein beliebiges Feld
    }
value-speed-die-mrm-freeze =
    { $value ->
        [yes] ja
       *[no] nein
    }
value-bus-tickets = { $value }, davon { $expiring }, die andere verfallen lassen
value-spaces-extra =
    { $value ->
        [birthday] Geburtstag
        [bus_ticket] Busfahrkarte
        [auction] Versteigerung
       *[none] keine
    }
value-stations-depots =
    { $value ->
        [yes] ja
       *[no] nein
    }
value-variant-short-game =
    { $value ->
        [yes] im Heft
       *[no] aus einem anderen Heft
    }
value-variant-time-limit =
    { $value ->
        [yes] im Heft
       *[no] aus einem anderen Heft
    }
value-variant-speed-die =
    { $value ->
        [yes] im Heft
       *[no] aus einem anderen Heft
    }
value-short-deal =
    { $value ->
        [one] { $value } Besitzrechtkarte
       *[other] { $value } Besitzrechtkarten
    }
value-short-houses-before-hotel = { $value } Häuser
value-short-bankruptcies = { $value }. Bankrott
value-time-deal =
    { $value ->
        [one] { $value } Besitzrechtkarte
       *[other] { $value } Besitzrechtkarten
    }
value-borrowed-start-bonus = { $value }
value-borrowed-bus =
    { $value ->
        [none] keine
        [ticket_or_next_card_space] Busfahrkarte oder vor zum nächsten Kartenfeld
       *[choose_one_or_both_dice] ein weißer Würfel oder beide
    }
value-borrowed-triple =
    { $value ->
        [none] keiner
        [forward_to_any] vorwärts auf ein beliebiges Feld
       *[jump_to_any] Sprung auf ein beliebiges Feld
    }
value-borrowed-utility-speed-die =
    { $value ->
        [none] kein Tempo-Würfel
        [ignored] ohne den Tempo-Würfel
       *[counts] mit dem Tempo-Würfel
    }
value-house-rules-jackpot =
    { $value ->
        [yes] erlaubt, wenn vereinbart
       *[no] nicht erlaubt
    }
value-cards =
    { $tickets ->
        [0] { $chance } und { $chest } Karten, { $deeds } Besitzrechtkarten
       *[other] { $chance } und { $chest } Karten, { $deeds } Besitzrechtkarten, { $tickets } Busfahrkarten
    }

## Am Tisch

table-not-yours = Der Platz { $seat } gehört dir nicht.
table-question-changed = Inzwischen steht eine andere Frage im Raum.
table-plan-long = Ein Plan hat höchstens { $most } Schritte. Führe ihn aus und plane dann weiter.
table-plan-verbs = Planen lassen sich nur Bauen, Verkaufen und Hypotheken eines Platzes, am Ende noch Zahlen oder Kaufen.
table-minutes = Ein Spiel auf Zeit hat eine Spielzeit in Minuten oder Runden, und kein anderes hat Minuten.
table-not-begun = Das Spiel hat noch nicht begonnen.
table-older-rules = Dieses Spiel wurde nach den Regeln von Pasch { $engine } gespielt. Sie haben sich seither geändert, darum lässt es sich nicht mehr zeigen oder fortsetzen. Seine Aufzeichnung ist erhalten.
table-begun = Das Spiel hat schon begonnen.
table-no-seat-free = An diesem Tisch ist kein Platz frei.
table-seat-taken = Der Platz { $seat } ist nicht frei. Frei: { $free }.
table-only-players-start = Nur wer einen Platz hat, kann das Spiel beginnen.
table-not-ready = Noch nicht bereit: { $seats }.
table-chat-text = Eine Nachricht ist eine Zeile aus druckbaren Zeichen.
table-no-auction = Gerade läuft keine Versteigerung.
table-reason = Einen Grund gibt es nur zu einem abgelehnten Angebot.
table-not-your-deed = Diese Karte gehört dir nicht.
table-name = Ein Name hat 1 bis { $most } Zeichen, ohne | und Klammern.
table-token-unknown = Diese Spielfigur gibt es hier nicht. Zur Wahl stehen: { $known }.
table-token-taken = Diese Spielfigur hat schon jemand.
table-words = Die Worte für die Würfel haben bis zu { $most } Zeichen, ohne |.
table-hello-twice = Die Begrüßung war schon.
table-throw-waits = Der Wurf wartet schon, bis die Miete gefordert werden konnte.
table-no-such-code = Einen Tisch mit diesem Code gibt es nicht.
table-no-such-table = Diesen Tisch gibt es nicht, oder er ist vergessen worden.
table-too-many-requests = Das war von hier aus zu oft in kurzer Zeit. Bitte eine Minute warten.
table-too-long = Das ist zu lang: mehr als { $most } Bytes.
table-hall-full = Alle Tische sind besetzt. Bitte später noch einmal versuchen.
table-storage-full = Der Speicher des Servers ist voll. Es wurde nichts gespeichert, und nichts ist geschehen.
table-storage-down = Der Speicher des Servers ist gerade nicht zu erreichen. Ob es noch gespeichert wurde, zeigt sich beim Wiederkommen.

## Der Tisch im Browser

web-title = Das Spiel nach seinen eigenen Regeln
web-lead = Fünf deutsche Ausgaben des bekannten Grundstücksspiels, getreu nach ihren Heften. Ohne Konto, und die Gäste müssen nichts einrichten.
web-play-now = Jetzt spielen
web-play-now-about = Du und drei Bots am gewohnten Brett
web-family = Ein Bildschirm
web-family-about = Alle an einem Computer, auf Wunsch mit Bots
web-friends = Freunde einladen
web-friends-about = Ein Link, ein Code, ein Bild fürs Handy
web-choose-game = Ausgabe und Regeln für ein Spiel gegen Bots wählen
web-have-code = Hast du einen Code?
web-join = Mitspielen
web-my-games = Deine Spiele
web-game-status =
    { $status ->
        [lobby] Noch nicht begonnen
        [over] Beendet: noch einmal ansehen
       *[playing] Weiterspielen
    }
web-player = Spieler { $number }
web-name = Name
web-name-of = Name von Spieler { $number }
web-token = Figur
web-any-token = beliebige Figur
web-who-plays = Wer spielt mit?
web-add-player = Noch jemand
web-remove-player = Jemand weniger
web-open-seats = Plätze für Freunde
web-bots = Bots
web-bot-kind = Wie sie spielen
web-bot-name =
    { $kind ->
        [casual] gemütlich
        [shrewd-builder] gewitzt und baulustig
        [shrewd-cautious] gewitzt, aber vorsichtig
       *[shrewd] gewitzt
    }
web-edition = Ausgabe
web-edition-line = { $spaces } Felder, bis zu { $players } Spieler
web-own = Eigene Ausgabe
web-own-kind = aus einer TOML-Datei
web-own-about = Ein Spielplan deiner Stadt, deiner Schule, deiner Familie: Wähle seine TOML-Datei, oder füge ihren Text ein. Sie wird sofort geprüft und bleibt nur bei diesem Tisch.
web-own-file = Datei wählen
web-own-text = Text der Datei
web-own-check = Prüfen
web-own-good = „{ $name }“ kann gespielt werden: { $spaces } Felder, bis zu { $players } Spieler.
web-own-problems = { $count ->
    [one] So kann noch nicht gespielt werden. Ein Fehler:
   *[other] So kann noch nicht gespielt werden. { $count } Fehler:
}
web-own-no-text = Das ist keine Textdatei, die als UTF-8 gespeichert ist.
web-edition-length = meist { $rounds } Runden, { $minutes } min
web-length-measured = Gemessen an { $games } Partien zwischen { $players } Bots: in der Mitte { $rounds } Runden, neun von zehn Partien zwischen { $low } und { $high }. Mit { $seconds } Sekunden je Zug sind das etwa { $minutes } Minuten.
web-stand-in-tokens = Die Namen der Figuren sind Platzhalter: { $tokens }.
web-stand-in = Dieser Name ist ein Platzhalter: Der gedruckte ist nicht überliefert.
web-stand-ins-all = Die Namen auf diesem Brett sind Platzhalter: Die gedruckten sind nicht überliefert.
web-stand-ins =
    { $count ->
        [one] Ein Name ist ein Platzhalter
       *[other] { $count } Namen sind Platzhalter
    }
web-rules = Varianten und Optionen
web-minutes = Spielzeit in Minuten
web-clock = Sekunden für eine Entscheidung
web-clock-about = 0 heißt ohne Uhr. Was nicht rechtzeitig getan wird, tut vorsichtig ein Bot.
web-claims = Mieten
web-claims-automatic = sofort gezahlt
web-claims-demand = zu fordern, mit drei Sekunden Schonzeit
web-claims-strict = zu fordern, ohne Schonzeit
web-go = Los geht’s
web-open-table = Tisch aufmachen
web-too-many = Diese Ausgabe ist für höchstens { $most } Spieler.
web-unofficial = Inoffiziell. Nicht verbunden mit den Inhabern der hier genannten Spiele, Themen und Marken und von ihnen weder unterstützt noch lizenziert. Alle Texte sind unsere eigenen.

web-lobby = Ein Tisch ist gedeckt: { $edition }
web-open-seat = Frei
web-open-seat-about = Wer den Code hat, darf sich setzen
web-ready = bereit
web-not-ready = noch nicht bereit
web-i-am-ready = Ich bin bereit
web-not-yet = Noch nicht
web-words = Worte für die Würfel
web-words-example = etwas, das niemand errät
web-start = Anfangen
web-bots-fill = Bots nehmen die Plätze, die leer bleiben.
web-waiting-for = Es fehlt noch: { $names }
web-invite = Freunde einladen
web-invite-about =
    { $open ->
        [0] Kein Platz ist frei, aber andere dürfen zusehen.
        [one] Ein Platz ist frei.
       *[other] { $open } Plätze sind frei.
    }
web-qr = QR-Code für { $link }
web-share = Link teilen
web-copied = Kopiert
web-watch = Nur zusehen
web-sit-down = Platz nehmen
web-continue = Zurück an deinen Platz
web-at-table = Am Tisch: { $names }
web-no-code = Es gibt keinen Tisch mit dem Code { $code }.
web-home = Startseite

web-loading = Einen Augenblick …
web-lost = Verbindung verloren. Pasch versucht es weiter; nichts geht verloren.
web-closed = Der Server hat die Verbindung geschlossen. Bitte lade die Seite neu.
web-unreachable = Der Server antwortet nicht. Bitte prüfe die Verbindung und versuche es noch einmal.
web-no-answer = Der Server kann das gerade nicht (Antwort { $status }). Bitte versuche es noch einmal.
web-no-table = Diesen Tisch gibt es nicht, oder er ist vergessen worden.
web-change-wish = So viele der knappen Gebäude möchtest du, bis zum nächsten Wurf:
web-wrong-key = Dieser Link passt nicht mehr zu dem Platz.
web-older-rules = Dieses Spiel wurde nach älteren Regeln gespielt und lässt sich nicht fortsetzen oder zeigen. Verloren ist nichts: Seine Aufzeichnung ist erhalten.
web-older-rules-record = Aufzeichnung herunterladen
web-your-turn = Du bist dran
web-only-watching = Du siehst zu.

web-table = Der Tisch
web-board = Spielbrett
web-decision = Was zu entscheiden ist
web-rail = Spieler und Besitz
web-tabs = Mehr über den Tisch
web-settings = Einstellungen
web-large = Größere Schrift
web-theme = Hell oder dunkel
web-theme-now =
    { $theme ->
        [dark] Farben: dunkel
        [light] Farben: hell
       *[auto] Farben: wie das Gerät
    }
web-motion = Bewegung
web-motion-now =
    { $motion ->
        [fast] Bewegung: doppelt so schnell
        [off] Bewegung: keine
       *[full] Bewegung: normal
    }
web-close = Schließen
web-cancel = Abbrechen
web-clear = Leeren
web-send = Senden
web-yes = ja
web-no = nein

web-last-throw = { $seat } hat { $dice } geworfen
web-seconds = { $left } s
web-going =
    { $left ->
        [1] Zum Ersten …
        [2] Zum Zweiten …
       *[3] Und zum …
    }
web-log = Was geschehen ist
web-seat =
    { $what ->
        [joins] { $seat } nimmt Platz.
        [away] { $seat } ist weg; ein vorsichtiger Bot spielt weiter.
        [back] { $seat } ist wieder da.
        [pace-at-once] { $seat } lässt die Bots sofort ziehen.
        [pace-usual] { $seat } lässt den Bots je eine Sekunde.
        [pace-leisurely] { $seat } lässt die Bots gemütlich ziehen.
        [offers-no] { $seat } möchte keine Angebote von Bots.
        [offers-yes] { $seat } nimmt wieder Angebote von Bots entgegen.
       *[sits] { "" }
    }
web-why = Warum hat der Bot das getan?
web-no-reason = Im Moment gibt es nichts zu begründen.
web-clause = Regel zeigen
web-clauses = Die Regel dazu
web-booklet = (Heft: { $section })
web-booklet-silent = (Das Heft sagt dazu nichts; so lesen wir es.)
web-hurry = Vorspulen
web-bot-pace = Tempo der Bots
web-bot-pace-name =
    { $pace ->
        [at-once] sofort
        [leisurely] gemütlich
       *[usual] eine Sekunde
    }
web-bot-pace-about = Gilt für den ganzen Tisch; wer mitspielt, darf es jederzeit ändern.
web-recap = Während du gewartet hast
recap-turns =
    { $turns ->
        [one] ein Zug
       *[other] { $turns } Züge
    }
recap-bought = { $seat } kaufte { $space } für { $amount }
recap-won = { $seat } ersteigerte { $space } für { $amount }
recap-passed = { $space } ging von { $giver } an { $receiver }
recap-paid =
    { $you ->
        [payee] { $payer } zahlte dir { $amount }
        [payer] Du zahltest { $payee } { $amount }
       *[none] { $payer } zahlte { $payee } { $amount }
    }
recap-built = { $seat } baute: { $spaces }
recap-jailed = { $seat } ist im Gefängnis
recap-out =
    { $how ->
        [left] { $seat } ist aus dem Spiel
       *[bankrupt] { $seat } ist bankrott
    }
recap-more =
    { $count ->
        [one] und noch etwas
       *[other] und { $count } weitere Ereignisse
    }
recap-quiet = Nichts Besonderes ist geschehen.

web-roll = Würfeln
web-roll-jail = Um einen Pasch würfeln
web-ticket = Busfahrkarte
web-pay-fine = { $amount } zahlen
web-use-card = Karte ausspielen
web-manage = Besitz und Bauen
web-can-build = Es kann gebaut werden
web-trade = Handeln
web-buy = Für { $amount } kaufen
web-decline-auction = Versteigern lassen
web-decline = Nicht kaufen
web-show-deed = Karte ansehen
web-raise-cash = Geld beschaffen
web-claim = { $amount } von { $debtor } fordern
web-claim-throw = Miete von { $debtor } fordern
web-you-lead = Deine { $amount } sind das höchste Gebot.
web-out = Raus
web-bid = Bieten
web-own-bid = Eigenes Gebot
web-limit = Für mich bieten bis
web-set-limit = Limit setzen
web-limit-set =
    { $passed ->
        [yes] Dein Limit von { $amount } ist überboten.
       *[no] Für dich wird bis { $amount } geboten; das sieht sonst niemand.
    }
web-take-back = Zurücknehmen
web-personal-key = Eigene Taste in der Versteigerung
web-personal-about = Jede und jeder hat eine Taste: kurz { $short } mehr, lang { $long } mehr, zweimal raus.
web-personal-bid = { $seat } bietet { $amount }
web-personal-leads = { $seat } führt
web-personal-out = { $seat } ist raus; kurz bietet { $amount }
web-leads = führt
web-is-out = raus
web-private-limit = Geheimes Limit
web-own-bid-or-limit = Betrag oder geheimes Limit
web-pay = { $amount } zahlen
web-still-missing = Es fehlen noch { $amount }
web-settle = Besitz statt Geld
web-settle-about = Grundstücke, wenn du magst mit Geld, anstelle der ganzen Schuld. Wer sie bekommt, darf ablehnen.
web-bankrupt = Bankrott …
web-bankrupt-sure = Ja, bankrott gehen
web-bankrupt-state = bankrott
web-accept = Annehmen
web-reject = Ablehnen
web-percent = { $percent } %
web-risk = Risiko
web-risk-show = Risiko des nächsten Wurfs zeigen
web-risk-about = Markiert die Felder vor der eigenen Figur: Aussicht und Miete beim nächsten Wurf. Nicht mitgezählt: Karten, weitere Würfe nach einem Pasch, Steuern.
web-risk-sum =
    { $chance ->
        [none] Nächster Wurf von { $seat }: keine Miete möglich.
       *[some] Nächster Wurf von { $seat }: mit { $chance } Aussicht Miete, im Mittel { $mean }, höchstens { $most }.
    }
web-risk-here = { $chance }, Miete { $rent }
web-odds-here = Beim nächsten Wurf hier: { $players }.
web-odds-anybody = irgendwer { $chance }
web-odds-nobody = Beim nächsten Wurf kommt niemand hierher.
web-reject-because = Ablehnen, weil …
web-reason-chip =
    { $reason ->
        [too-little] zu wenig
        [monopoly] dein Monopol
       *[not-now] nicht jetzt
    }
web-reason =
    { $reason ->
        [too-little] { $seat } zu { $partner }: „Das ist mir zu wenig.“
        [monopoly] { $seat } zu { $partner }: „Das gäbe dir ein Monopol.“
       *[not-now] { $seat } zu { $partner }: „Nicht jetzt.“
    }
web-flag = Handel
web-flag-name =
    { $flag ->
        [keep] unverkäuflich
        [open] offen für Angebote
       *[none] keine Angabe
    }
web-flag-about = Das sehen alle; Bots fragen nie nach Unverkäuflichem.
web-no-bot-offers = Bots machen mir keine Angebote
web-no-bot-offers-about = Auf eigene Angebote antworten sie weiterhin.
web-counter = Gegenangebot
web-withdraw = Angebot zurückziehen
web-choose-on-board = Wähle auf dem Brett (← →) oder hier:
web-choose-in-strip = Wähle eines der Felder, die leuchten.
web-want =
    { $count ->
        [0] keines
       *[other] { $count } davon
    }
web-none = Keines
web-even-sum = Baustufen zusammen
web-yours = gehört dir
web-rent = Miete { $amount }

web-new-game = Neues Spiel
web-forgotten = Vergessene Miete: { $all }.
web-forgotten-of = { $seat } { $amount }
web-record = Aufzeichnung laden
web-replay = Noch einmal ansehen
web-verify = Würfel prüfen
web-other-words = Nicht fair: Die Worte, die dieser Browser für die Würfel hinzugefügt hat, fehlen in der Aufzeichnung.
web-not-begun = Dieses Spiel hat noch nicht begonnen.
web-step-back = Einen Schritt zurück
web-step-on = Einen Schritt weiter
web-run = Abspielen
web-pause = Anhalten
web-pace = Tempo
web-pace-name =
    { $pace ->
        [0] langsam
        [2] schnell
       *[1] flott
    }
web-moment = Zeitpunkt im Spiel
web-share-moment = Link zu diesem Moment
web-worth-by-round = Vermögen, Runde für Runde
web-round = Runde { $round }
web-rents = Wer hat wem Miete gezahlt?
web-pays-to = zahlt an
web-sum = Summe
web-luck = Würfelglück
web-throws = Würfe
web-pips-apart = Augen gegenüber dem Schnitt
web-doubles = Pasche
web-doubles-usual = { $doubles } (üblich { $usual })
web-luck-about = Zwei Würfel zeigen im Schnitt 7 Augen und bei jedem sechsten Wurf einen Pasch.
web-mean-throw = Wurf im Mittel

web-players = Spieler
web-all = Alle
web-bot = Bot
web-away = weg, ein Bot spielt
web-absent = nicht da
web-in-jail =
    { $failed ->
        [0] im Gefängnis
       *[other] im Gefängnis, { $failed } von 3
    }
web-jail-card = Karte
web-tickets =
    { $count ->
        [one] { $count } Fahrkarte
       *[other] { $count } Fahrkarten
    }
web-raisable = kann { $amount } aufbringen
web-worth = Vermögen { $amount }
web-column-cash = Bar
web-column-raisable = höchstens
web-column-worth = Vermögen
web-act-as = Für diesen Platz handeln
web-matrix = Wem was gehört
web-station = Bahnhöfe
web-utility = Werke
web-bank-stock = Was die Bank noch hat
web-pot = Topf: { $amount }
web-ahead = Die nächsten Felder
web-side = Seite des Bretts: { $first } bis { $last }
web-tab-deeds = Besitz
web-tab-trade = Handel
web-tab-log = Verlauf
web-tab-chat = Chat
web-tab-info = Tisch
web-space-free = { $name }, frei, { $price }
web-space-owned =
    { $state ->
        [mortgaged] { $name }, gehört { $owner }, mit Hypothek
        [built]
            { $known ->
                [yes] { $name }, gehört { $owner }, { $level }, Miete { $rent }
               *[no] { $name }, gehört { $owner }, { $level }
            }
       *[plain]
            { $known ->
                [yes] { $name }, gehört { $owner }, Miete { $rent }
               *[no] { $name }, gehört { $owner }
            }
    }
web-bare-rent = Miete
web-stations =
    { $count ->
        [one] mit einem Bahnhof
       *[other] mit { $count } Bahnhöfen
    }
web-utilities =
    { $count ->
        [one] mit einem Werk
       *[other] mit { $count } Werken
    }
web-times-dice = { $factor } × Augenzahl
web-price = Preis
web-house-price = Jedes Gebäude
web-mortgage-value = Hypothek
web-owned-by = Gehört { $owner }.
web-nobody-owns = Gehört der Bank.
web-mortgaged = mit Hypothek
web-mortgaged-short = Hyp.
web-kind =
    { $kind ->
        [go] Wer dieses Feld erreicht oder überschreitet, bekommt das Gehalt.
        [jail] Wer hierher geschickt wird, sitzt im Gefängnis; wer hier landet, ist nur zu Besuch.
        [free_parking] Ein Platz zum Ausruhen.
        [go_to_jail] Wer hier landet, geht geradewegs ins Gefängnis.
        [chance] Zieh eine Karte.
        [chest] Zieh eine Karte.
        [tax] Zahle die Steuer.
        [birthday] Geld von der Bank oder eine Busfahrkarte.
        [bus_ticket] Nimm eine Busfahrkarte.
        [auction] Lass ein beliebiges freies Grundstück versteigern.
       *[other] Ein Feld des Bretts.
    }
web-step-price = Jedes Gebäude { $amount }
web-build = Bauen: { $space }
web-sell = Ein Gebäude verkaufen: { $space }
web-mortgage = Hypothek aufnehmen: { $space }
web-redeem = Hypothek tilgen: { $space }
web-mortgage-short = Hypothek
web-redeem-short = Tilgen
web-no-deeds = kein Besitz
web-no-deeds-yet = Dir gehört noch nichts.

web-from-to = { $before } → { $after }
web-free = frei
web-row =
    { $way ->
        [row-up] +1 überall
        [row-down] −1 überall
       *[row-bare] Alles verkaufen
    }
web-row-of =
    { $way ->
        [row-up] Auf jeder Straße eine Stufe bauen: { $group }
        [row-down] Auf jeder Straße eine Stufe verkaufen: { $group }
       *[row-bare] Alle Gebäude verkaufen: { $group }
    }
web-plan-empty = Plane mit + und −. Es geschieht nichts, bevor du es ausführst.
web-plan-cash = Bar { $before } → { $after }
web-plan-bank = Bank danach:
web-plan-asks =
    { $phase ->
        [want] Das wird knapp: Zuerst werden die anderen gefragt, ob sie auch bauen wollen ({ $seats }). Damit endet der Plan, und bezahlt wird erst dann.
        [even] Danach muss die Gruppe ausgeglichen werden. Damit endet der Plan.
       *[other] Damit endet der Plan: Danach ist etwas zu entscheiden.
    }
web-plan-trouble = Der Tisch hat sich verändert, so geht der Plan nicht mehr: { $why }
web-plan-do = Ausführen
web-plan-clear = Verwerfen
web-debt-for =
    { $why ->
        [rent] Für die Miete ({ $space }).
        [rent-built] Für die Miete ({ $space }, { $level }).
        [tax] Für die Steuer ({ $space }).
        [fine] Für die Entlassung aus dem Gefängnis.
        [card] Für eine Karte.
        [redemption] Für die Tilgung der Hypothek ({ $space }).
       *[interest] Für die Zinsen der Hypothek ({ $space }).
    }
web-raise-sum =
    { $state ->
        [planned-short] Bar { $cash } und { $planned } aus dem Plan → es fehlen { $missing }
        [planned-enough] Bar { $cash } und { $planned } aus dem Plan → das reicht
        [plain-enough] Bar { $cash } → das reicht
       *[plain-short] Bar { $cash } → es fehlen { $missing }
    }
web-raising =
    { $plan ->
        [yes] { $seat } beschafft Geld für { $creditor }: { $cash } von { $amount }, mit Plan { $planned }.
       *[no] { $seat } beschafft Geld für { $creditor }: { $cash } von { $amount }.
    }
web-raised = Aufgebracht
web-gentlest = Schonendster Weg
web-never-enough = Das reicht auch nicht, wenn du alles zu Geld machst: zusammen { $amount }.
web-raise-about = Wähle, was du zu Geld machst, oder nimm den schonendsten Weg. Es geschieht nichts, bevor du bezahlst.
web-rent-change = Miete { $amount }
web-sell-short = { $building } verkaufen
web-keep-building = Den letzten Verkauf zurücknehmen: { $space }
web-keep-short = Behalten
web-cards-by-trade =
    { $count ->
        [one] Die Gefängniskarte lässt sich nur durch Handel zu Geld machen.
       *[other] Die Gefängniskarten lassen sich nur durch Handel zu Geld machen.
    }
web-bankrupt-ask = Bankrott gehen?
web-resign-ask = Das Spiel verlassen?
web-estate-heir =
    { $bank ->
        [heir] Du scheidest aus. Alles fällt an die Bank:
       *[none] Du scheidest aus. Alles bekommt { $heir }:
    }
web-estate-paid =
    { $bank ->
        [creditor] Zuerst zahlst du der Bank die { $amount }, die du schuldest.
       *[none] Zuerst zahlst du { $creditor } die { $amount }, die du schuldest.
    }
web-estate-thrown = Vorher wird um die Miete gewürfelt, die { $owner } noch bekommt.
web-estate-cash = { $amount } in bar, Gebäude zum halben Preis eingerechnet
web-estate-deed =
    { $how ->
        [interest] { $space }, mit Hypothek: { $heir } zahlt { $interest } Zinsen oder tilgt sie
        [auction] { $space }, wird ohne Hypothek versteigert
       *[plain] { $space }
    }
web-estate-card =
    { $bank ->
        [heir] die Gefängniskarte kommt unter ihren Stapel zurück ({ $deck })
       *[none] die Gefängniskarte ({ $deck })
    }
web-estate-tickets =
    { $bank ->
        [heir]
            { $count ->
                [one] die Busfahrkarte, die aus dem Spiel kommt
               *[other] { $count } Busfahrkarten, die aus dem Spiel kommen
            }
       *[none]
            { $count ->
                [one] eine Busfahrkarte
               *[other] { $count } Busfahrkarten
            }
    }
web-estate-nothing = nichts
web-estate-over = Damit ist das Spiel zu Ende.

web-trade-with = Handeln mit
web-i-give = Du gibst
web-gives = { $seat } gibt
web-cash = Geld
web-offer-send = Anbieten
web-counter-send = Gegenangebot machen
web-counter-about = { $partner } hat dir etwas angeboten. Ändere es, wie du willst; dein Gegenangebot tritt an seine Stelle.
web-completes = { $seat } bekommt die ganze Gruppe: { $group }.
web-breaks = { $seat } gibt eine ganze Gruppe auf: { $group }.
web-interest-due = { $seat }: sofort { $interest } Zinsen ({ $space }), oder tilgen für { $redemption }.
web-trade-rents = Mieten für { $seat }: { $rents }.
web-trade-rent = { $space } { $before } → { $after }
web-trade-same-rent = { $space } { $after }
web-cash-after = Danach hast du { $amount }.

web-log-empty = Noch ist nichts geschehen.
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Sag etwas
web-variant = Variante
web-code = Code
web-commit = Hash der Würfel
web-fair-about = Die Würfel standen vor dem ersten Wurf fest, und dies ist ihr Hash. Ist das Spiel zu Ende, wird der Schlüssel gezeigt, und jeder Wurf lässt sich prüfen.
web-resign = Spiel verlassen …
web-resign-sure = Ja, Spiel verlassen
