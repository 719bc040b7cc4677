# Pasch in English. The browser reads the same file: plain Fluent only.
# Names of people stand without a pronoun, names of buildings without an article.

money = { $currency } { NUMBER($amount) }
quoted = “{ $name }”
bank = the bank
list-and = { $first } and { $last }
list-or = { $first } or { $last }
die-bus = the bus
die-mr = Mr. Monopoly
level-bare = bare
level-houses =
    { $count ->
        [1] { $building }
       *[other] { $count } × { $building }
    }
level-of = { $space } ({ $level })

item-nothing = nothing
item-card = get-out-of-jail card ({ $deck })
item-house = a building
item-ticket = a bus ticket
item-loan = a loan
item-promise = a promise

answer-first = the first die
answer-second = the second die
answer-both = both dice together
answer-ticket = a bus ticket
answer-advance = on to the next card space
answer-stay = stay here
answer-none = no auction
answer-sum = the sum of the dice
answer-cash = the money
answer-fixed = the fixed amount
answer-percent = the share of all wealth
answer-pay = pay
answer-draw = draw a card
answer-redeem = redeem the mortgage at once
answer-keep = pay the interest only

## What happened

event-salary-paid = { $seat } reaches { $go } and collects { $amount }.
event-rent-paid = { $payer } pays { $owner } { $amount } rent ({ $space }).
event-tax-paid = { $payer } pays { $amount } ({ $space }).
event-fine-paid = { $payer } pays the jail fine of { $amount }.
event-card-paid =
    { $bank ->
        [payer] { $payee } receives { $amount } from the bank.
        [payee] { $payer } pays { $amount } as the card demands.
       *[none] { $payer } pays { $payee } { $amount } as the card demands.
    }
event-deed-bought = { $seat } buys { $space } for { $amount }.
event-auction-won = { $seat } wins { $space } at auction for { $amount }.
event-building-bought =
    { $number ->
        [0] { $seat } builds on { $space } for { $amount }: { $building }.
       *[other] { $seat } builds on { $space } for { $amount }: { $building } no. { $number }.
    }
event-building-sold = { $seat } sells buildings on { $space } for { $amount } (now: { $level }).
event-mortgaged = { $seat } mortgages { $space } for { $amount }.
event-redeemed = { $seat } redeems the mortgage on { $space } for { $amount }.
event-interest-paid = { $seat } pays { $amount } interest, and { $space } stays mortgaged.
event-trade-paid = { $payer } pays { $payee } { $amount } in the trade.
event-estate-paid =
    { $bank ->
        [payee] { $payer } hands the last { $amount } to the bank.
       *[none] { $payer } hands the last { $amount } to { $payee }.
    }
event-gift-paid = Happy birthday! { $seat } receives { $amount }.
event-jackpot-paid = Jackpot! { $seat } wins { $amount } from the pot.
event-deed-dealt = { $seat } is dealt { $space } and pays { $amount } for it.
event-evened-out =
    { $direction ->
        [paid] { $seat } evens out the buildings and pays { $amount } ({ $group }).
        [received] { $seat } evens out the buildings and receives { $amount } ({ $group }).
       *[free] { $seat } evens out the buildings at no cost ({ $group }).
    }
event-debt-settled = { $payer } pays { $payee } { $amount } as part of the settlement.
event-start-thrown = { $seat } throws { $dice } for the first turn.
event-game-started = Here we go: { $seat } begins.
event-turn-began = { $seat } is up next.
event-dice-thrown =
    { $kind ->
        [double] Doubles! { $seat } throws { $dice }.
        [triple] Triples! { $seat } throws { $dice }.
       *[plain] { $seat } throws { $dice }.
    }
event-moved =
    { $why ->
        [card] The card sends { $seat } here: { $to }.
        [bonus] Bonus move for { $seat }: { $to }.
        [ticket] { $seat } takes the bus: { $to }.
        [triple] { $seat } makes use of the triples: { $to }.
        [auction] Everything is sold, so { $seat } goes to the highest rent: { $to }.
       *[throw] { $seat } moves on: { $to }.
    }
event-jailed =
    { $why ->
        [card] The card sends { $seat } to jail.
        [doubles] The third double in a row: { $seat } goes to jail.
       *[space] { $seat } goes to jail.
    }
event-left-jail =
    { $how ->
        [card] { $seat } plays the get-out-of-jail card and is free.
        [doubles] { $seat } gets out of jail with the double.
        [force] { $seat } has paid after three failed throws and is free.
       *[fine] { $seat } has paid and is free.
    }
event-stayed-in-jail =
    { $failed ->
        [3] No double at the third throw either: { $seat } has to pay and move.
       *[other] No double: { $seat } stays in jail (attempt { $failed } of 3).
    }
event-card-drawn = { $seat } draws a card ({ $deck }): “{ $card }”
event-card-kept = { $seat } keeps the card for later ({ $deck }).
event-card-returned = { $seat } puts the get-out-of-jail card back under its deck ({ $deck }).
event-rent-due =
    { $factor ->
        [0] { $owner } may claim { $amount } rent from { $debtor } ({ $space }).
       *[other] { $owner } may claim rent from { $debtor }: { $factor } times a throw ({ $space }).
    }
event-rent-forfeited =
    { $known ->
        [yes] Slipped away! { $owner } did not claim the rent from { $debtor } ({ $amount }, { $space }).
       *[no] Slipped away! { $owner } did not claim the rent from { $debtor } ({ $space }).
    }
event-purchase-declined = { $seat } decides not to buy ({ $space }).
event-auction-opened = Up for auction: { $lot }.
event-bid-made = { $seat } bids { $amount }.
event-bidder-passed = { $seat } passes.
event-bid-lapsed = { $seat } can no longer pay the { $amount } bid for { $lot }. The bid is void, and everybody may bid again.
event-auction-failed = Not sold, so the bank keeps this: { $lot }.
event-offer-made =
    { $shape ->
        [debt] { $seat } offers { $partner } in place of the debt: { $give }.
        [gift] { $seat } offers { $partner } as a gift: { $give }.
        [request] { $seat } asks { $partner } for this, giving nothing in return: { $get }.
       *[trade] { $seat } offers { $partner }: { $give } for { $get }.
    }
event-offer-accepted = { $seat } accepts the offer from { $partner }.
event-offer-rejected = { $seat } rejects the offer from { $partner }.
event-offer-withdrawn = { $seat } withdraws the offer to { $partner }.
event-offer-lapsed = The offer of { $seat } to { $partner } is off the table.
event-deed-passed =
    { $bank ->
        [receiver] { $space } falls from { $giver } to the bank.
       *[none] { $space } passes from { $giver } to { $receiver }.
    }
event-jail-card-passed = The get-out-of-jail card passes from { $giver } to { $receiver } ({ $deck }).
event-ticket-taken =
    { $expires_others ->
        [yes] New timetable! { $seat } takes a bus ticket, and all others expire.
       *[no] { $seat } takes a bus ticket.
    }
event-tickets-expired =
    { $count ->
        [one] One bus ticket of { $seat } expires.
       *[other] { $count } bus tickets of { $seat } expire.
    }
event-ticket-used = { $seat } takes the bus instead of the dice: { $to }.
event-tickets-passed =
    { $bank ->
        [receiver]
            { $count ->
                [one] One bus ticket of { $giver } is out of the game.
               *[other] { $count } bus tickets of { $giver } are out of the game.
            }
       *[none]
            { $count ->
                [one] One bus ticket passes from { $giver } to { $receiver }.
               *[other] { $count } bus tickets pass from { $giver } to { $receiver }.
            }
    }
event-debt-opened =
    { $bank ->
        [creditor] { $debtor } owes the bank { $amount } and has to raise money.
       *[none] { $debtor } owes { $creditor } { $amount } and has to raise money.
    }
event-went-bankrupt =
    { $bank ->
        [creditor] { $seat } is bankrupt; what is left goes to the bank.
       *[none] { $seat } is bankrupt; what is left goes to { $creditor }.
    }
event-resigned = { $seat } leaves the table.
event-shortage-declared = { $seat } wants to build ({ $building }). The bank has { $left } left: who else wants some?
event-wish-made =
    { $count ->
        [0] { $seat } wants none of them.
       *[other] { $seat } wants { $count } of them.
    }
event-request-lapsed = { $seat } can no longer build there ({ $building }, { $space }).
event-chosen = { $seat } chooses: { $answer }.
event-time-called = The agreed time is up.
event-game-ended =
    { $count ->
        [one] The game is over: { $winners } wins!
       *[other] The game is over: { $winners } win together!
    }
event-seat-taken =
    { $keeps_bank ->
        [yes] { $seat } keeps the bank and does not play.
       *[no] { $seat } starts with { $amount }.
    }
event-mortgage-ended = The mortgage on { $space } ends.
event-rent-lapsed =
    { $known ->
        [yes] The rent { $debtor } still owed { $owner } lapses ({ $amount }, { $space }).
       *[no] The rent { $debtor } still owed { $owner } lapses ({ $space }).
    }
event-building-won = { $seat } wins at auction for { $amount }: { $building }.

## What somebody chose

action-roll = { $seat } throws the dice.
action-ticket = { $seat } takes the bus: { $space }.
action-pay-fine = { $seat } pays the fine of { $amount } and leaves jail.
action-use-card = { $seat } plays the get-out-of-jail card.
action-buy = { $seat } buys.
action-buy-deed = { $seat } buys { $space } for { $amount }.
action-decline = { $seat } does not buy.
action-bid = { $seat } bids { $amount }.
action-pass = { $seat } passes.
action-claim = { $seat } claims the rent.
action-claim-rent = { $seat } claims the rent ({ $space }).
action-build = { $seat } builds on { $space }.
action-sell =
    { $steps ->
        [1] { $seat } sells a building on { $space }.
       *[other] { $seat } sells { $steps } buildings on { $space }.
    }
action-sell-to = { $seat } sells buildings, leaving: { $levels }.
action-mortgage = { $seat } mortgages { $space }.
action-redeem = { $seat } redeems the mortgage on { $space }.
action-offer =
    { $shape ->
        [gift] { $seat } offers { $partner } as a gift: { $give }.
        [request] { $seat } asks { $partner } for this, giving nothing in return: { $get }.
       *[trade] { $seat } offers { $partner }: { $give } for { $get }.
    }
action-accept = { $seat } accepts the offer.
action-reject = { $seat } rejects the offer.
action-withdraw = { $seat } withdraws the offer.
action-settle = { $seat } offers in place of the debt: { $give }.
action-pay = { $seat } pays the debt.
action-bankrupt = { $seat } declares bankruptcy.
action-resign = { $seat } leaves the table.
action-choose = { $seat } chooses: { $answer }.
action-want =
    { $count ->
        [0] { $seat } wants none of them.
       *[other] { $seat } wants { $count } of them.
    }
action-place = { $seat } puts the building here: { $space }.
action-even = { $seat } evens out the buildings: { $levels }.

## What is to be decided

question-start = About to begin: dice and cards decide the start.
question-roll =
    { $kind ->
        [again] Doubles! { $seat } throws again.
        [again-or-bus] Doubles! { $seat } throws again or takes the bus.
        [bus] { $seat } is to move: throw the dice or take the bus.
       *[plain] { $seat } is to move: throw the dice.
    }
question-roll-jail = { $seat } is in jail: { $ways }.
way-roll = throw for a double
way-pay-fine = pay the fine of { $amount }
way-use-card = play the get-out-of-jail card
question-buy =
    { $auctions ->
        [yes] { $seat } decides: buy { $space } for { $amount } or have it auctioned.
       *[no] { $seat } decides: buy { $space } for { $amount } or leave it.
    }
question-auction =
    { $bidder ->
        [none] Auction ({ $lot }): no bid yet. { $seats }: bid { $lowest } or more, or pass.
       *[other] Auction ({ $lot }): { $bid } by { $bidder_name }. { $seats }: bid { $lowest } or more, or pass.
    }
question-debt =
    { $bank ->
        [creditor] { $seat } owes the bank { $amount }: { $ways }.
       *[none] { $seat } owes { $creditor } { $amount }: { $ways }.
    }
debt-ready = the money is there and can be paid
debt-short = { $missing } still to be raised
debt-lost = everything together brings only { $raisable }, which leaves a trade or bankruptcy
question-offer =
    { $shape ->
        [gift] { $seat } decides: { $partner } offers { $give } as a gift.
        [request] { $seat } decides: { $partner } asks for { $get } and gives nothing in return.
       *[trade] { $seat } decides: { $partner } offers { $give } for { $get }.
    }
question-offer-settle = { $seat } decides: { $partner } offers { $give } in place of { $amount } debt.
question-choose-bus-dice = { $seat } has the bus: move { $first }, { $second } or both dice together ({ $sum }).
question-choose-bus =
    { $tickets ->
        [yes] { $seat } has the bus: take a bus ticket, go on to the next card space ({ $space }) or stay.
       *[no] { $seat } has the bus: go on to the next card space ({ $space }) or stay.
    }
question-choose-triple = Triples! { $seat } chooses any space or moves the sum of the dice ({ $sum }).
question-choose-auction = { $seat } chooses a free property to be auctioned, or none.
question-choose-birthday = Happy birthday, { $seat }: { $amount } or a bus ticket?
question-choose-tax = { $seat } decides ({ $space }): pay { $amount } or { $percent } per cent of all wealth ({ $share }).
question-choose-card = { $seat } decides: pay { $amount } or draw a card ({ $deck }).
question-choose-mortgage = { $seat } has received { $space } with a mortgage: redeem it for { $amount } or pay { $interest } interest.
question-want = { $asker } wants to build ({ $building }), the bank has { $left } left. { $seats }: how many shall it be?
question-place = { $seat } decides where the building won at auction goes ({ $building }).
question-even = { $seat } has to even out the buildings of the group: { $levels }.
question-over =
    { $count ->
        [0] The game is over.
        [one] The game is over: { $winners } wins!
       *[other] The game is over: { $winners } win together!
    }
question-claims = Still open: { $claims }.
claim-amount = { $amount } rent from { $debtor } to { $owner } ({ $space })
claim-throw = rent from { $debtor } to { $owner }, still to be thrown for ({ $space })

## Why a bot did something

percentage-points =
    { $points ->
        [1] { $points } percentage point
       *[other] { $points } percentage points
    }
why-claim = { $seat } never leaves a rent unclaimed.
why-own = { $seat } does what the bot { $code } says, and that gives no reasons.
why-random =
    { $count ->
        [one] { $seat } plays at random, and only one action was left.
       *[other] { $seat } plays at random: one of { $count } legal actions.
    }
why-casual =
    { $verb ->
        [roll] { $seat } has nothing to build now and throws.
        [buy] { $seat } buys what it lands on if the cash will do.
        [decline] { $seat } lacks the cash for { $lot }.
        [pass] { $seat } bids up to { $value } for { $lot } and no more.
        [build] { $seat } builds as long as the price of an average deed stays in cash.
        [redeem] { $seat } has plenty of cash and redeems the first mortgage.
        [mortgage] { $seat } needs cash and mortgages the first deed that may be mortgaged.
        [accept] By printed prices the offer brings { $seat } { $worth }.
        [reject] By printed prices the offer brings { $seat } nothing.
       *[other] { $seat } takes the plainest way.
    }
why-best =
    { $case ->
        [points] { $seat } has played { $count } options out: this one brought { $points } % of the game on average, and none was clearly better.
        [money] Of { $count } options { $seat } takes the best, worth { $worth }.
       *[plain] { $seat } thinks this the best.
    }
why-roll =
    { $case ->
        [jail] { $seat } stays in jail because rents outside would cost more than free deeds promise.
        [poor] { $seat } would like to leave jail but has too little cash to spare for the fine.
        [must] { $seat } has no choice but to throw.
       *[plain] { $seat } sees no trade, no mortgage and no building that would pay now.
    }
why-ticket = { $seat } takes the bus because { $space } is worth more than a throw would be.
why-pay-fine = { $seat } leaves jail because free deeds promise more than rents would cost.
why-use-card = { $seat } leaves jail because free deeds promise more than rents would cost.
why-buy =
    { $case ->
        [early] { $seat } buys { $space } because most deeds are still free and cash is plentiful.
       *[worth] { $seat } buys { $space } for { $price } and would have paid up to { $value }.
    }
why-decline =
    { $case ->
        [poor] { $seat } would pay up to { $value } for { $space } but lacks the cash.
       *[dear] { $seat } would pay up to { $value } for { $space }, and the price is { $price }.
    }
why-bid =
    { $case ->
        [open] { $seat } thinks { $lot } is worth the bid, and keeps the limit secret until the hammer falls.
       *[over] { $seat } would pay up to { $value } for { $lot }.
    }
why-pass = { $seat } would pay up to { $value } for { $lot }, and the next bid is { $price } or more.
why-build =
    { $case ->
        [gain] { $seat } expects the building on { $space } to bring { $worth } more than it costs.
        [best] { $seat } builds on { $space }: nowhere does a building bring more for its money.
       *[plain] { $seat } expects the building on { $space } to bring more than it costs.
    }
why-sell =
    { $case ->
        [group] { $seat } needs cash, and no single building would do.
       *[one] { $seat } needs cash and sells where it costs least income: { $space }.
    }
why-mortgage = { $seat } needs cash and mortgages what costs least income: { $space }.
why-redeem = { $seat } redeems the mortgage that brings most for its price: { $space }.
why-offer = { $seat } expects the trade to raise its share of the game by { $change }.
why-accept = { $seat } expects the trade to raise its share of the game by { $change }.
why-reject =
    { $case ->
        [estate] { $seat } would sooner have the whole estate than this settlement.
        [same] { $seat } expects the trade to leave its share of the game as it is.
        [loss] { $seat } expects the trade to lower its share of the game by { $change }.
        [wary] { $seat } expects the trade, and those that would follow it, to bring { $change } of the game: not enough when the partner can build afterwards.
       *[little] { $seat } expects the trade to raise its share of the game by only { $change }.
    }
why-pay = { $seat } has the cash.
why-bankrupt = { $seat } has nothing left to sell or to mortgage.
why-choose =
    { $case ->
        [weighed] { $seat } chooses what is worth most: { $answer } ({ $worth }).
        [costs] { $seat } chooses what costs least: { $answer } ({ $loss }).
       *[plain] { $seat } thinks this the best: { $answer }.
    }
why-want =
    { $count ->
        [0] { $seat } has no use for them, or no cash.
       *[other] { $seat } can use and pay for { $count } of them.
    }
why-place = { $seat } puts the building where it brings most: { $space }.
why-even = { $seat } takes the highest equal level that can be paid for.

## What is wrong with a bot

bot-unknown = bot '{ $code }'; expected random, casual, shrewd or planner, or a .py file
bot-no-parameters = bot '{ $code }': { $kind } has no parameters
bot-parameter = bot '{ $code }': '{ $word }'; expected one of { $known }
bot-value = bot '{ $code }': { $said }; expected a number from { $low } to { $high }
bot-planner = bot '{ $code }'; expected planner:200ms (time) or planner:500 (rollouts for a decision)
bot-how-many = { $count } { $count ->
        [one] bot
       *[other] bots
    }; expected 2 to { $most }
bot-no-file = bot { $code }: no such file
bot-syntax = bot { $code }, line { NUMBER($line, useGrouping: 0) }: { $why }
bot-broken = bot { $code }: { $why }{ $line ->
        [0] {""}
       *[other] {" "}(line { NUMBER($line, useGrouping: 0) })
    }
bot-no-function = bot { $code }: has no function choose(game, seat)
bot-arguments = bot { $code }: choose has to take two arguments, game and seat
bot-failed = bot { $code }, seat { $seat }: { $why }{ $line ->
        [0] {""}
       *[other] {" "}(line { NUMBER($line, useGrouping: 0) })
    }
bot-no-action = bot { $code }, seat { $seat }: gave a { $kind }; expected an action such as '{ $seat } roll'
bot-unread = bot { $code }, seat { $seat }: said '{ $said }': { $why } § notation
bot-not-its-own = bot { $code }, seat { $seat }: said '{ $said }': only actions of { $seat } are its own § turn.sequence
bot-refused = bot { $code }, seat { $seat }: said '{ $said }': { $why } § { $clause }
bot-not-allowed = bot { $code }: { $said }: not allowed § { $clause }
bot-endless = bots { $codes }: { NUMBER($most, useGrouping: 0) } actions in one turn; nobody comes to an end

## Refusals

clause-notation = This cannot be understood as it stands.
refusal-detail = { $sentence } ({ $detail })

## Figures that decide a refusal: to whoever wanted it

figures-cash = You need { $need } and have { $have }.
figures-bid-cash = You bid { $bid } and have { $have }.
figures-lowest-bid = You bid { $bid }; it has to be at least { $lowest }.
figures-own-bid = Your bid of { $bid } is the highest.
figures-debt = You owe { $debt } and have { $have }.
figures-could-raise = You owe { $debt } and can raise { $raise }.
figures-owing =
    { $who ->
        [you] You still owe { $debt }.
       *[other] { $player } still owes { $debt }.
    }
figures-trade-cash =
    { $who ->
        [you] You would have to give { $need } and have { $have }.
       *[other] { $player } would have to give { $need } and has { $have }.
    }
figures-receiving =
    { $who ->
        [you] After it you need { $need } and would have { $have }.
       *[other] After it { $player } needs { $need } and would have { $have }.
    }
figures-dumping =
    { $who ->
        [you] You have to get at least { $more } more for it.
       *[other] { $player } has to get at least { $more } more for it.
    }
figures-wish = You want { $wish } and could place { $most }.
figures-group = You own { $held } of { $size } streets of the group and need { $need }.
figures-mortgaged = Mortgaged: { $spaces }.
figures-behind = First in line: { $levels }.
figures-uneven = It would end uneven: { $levels }.
figures-standing = There stands: { $levels }.
figures-stock = Left in the bank ({ $building }): { $left } of { $all }.
figures-pieces = Needed from the bank ({ $building }): { $need }; left: { $left }.
figures-jail-turn = This is your turn { $turn } in jail; leaving before the throw is possible only up to turn { $last }.
figures-tickets =
    { $count ->
        [0] You have no bus ticket.
        [1] You took your bus ticket in this turn.
       *[other] You took your { $count } bus tickets in this turn.
    }
figures-furthest = From here the bus goes no further than { $space }.
figures-claimant = The rent of { $amount } belongs to { $player }.
figures-turn = It is the turn of { $player }.

## What exactly cannot be read or cannot be

detail-too-long = longer than { $most } characters
detail-form = expected { $form }
detail-seat = seat '{ $word }'; expected one of A to H
detail-no-seat = no such seat; expected one of { $known }
detail-verb = verb '{ $word }'; expected one of { $known }
detail-space = no space '{ $word }' on this board
detail-number = '{ $word }'; expected a whole number of at most nine digits
detail-deck = '{ $word }'; expected chance or chest
detail-level = '{ $word }'; expected SPACE=LEVEL
detail-twice = { $word } is named twice
detail-empty-side = an empty side is written `nothing`
detail-two-amounts = two amounts on one side
detail-amount-zero = an amount of 0
detail-item-twice = an item is named twice
detail-outcome-empty = an outcome is empty; expected dice, a card or a ticket
detail-outcome = expected dice (`3 4`, `3 4 bus`), a card (`chance ID`), a bus ticket (`ticket plain`) or deeds dealt
detail-card = no card '{ $word }' in the { $deck } deck
detail-chance-missing = chance is missing: { $wanted ->
    [dice] a throw of two dice
    [three-dice] a throw of two dice and the speed die
    [chance] a chance card
    [chest] a chest card
    [ticket] a bus ticket
    [deal] the deeds dealt
   *[nothing] nothing
}
detail-chance-wrong = chance `{ $chance }` cannot be; expected { $wanted ->
    [dice] a throw of two dice
    [three-dice] a throw of two dice and the speed die
    [chance] a chance card
    [chest] a chest card
    [ticket] a bus ticket
    [deal] the deeds dealt
   *[nothing] nothing
}
detail-chance-spare = more chance than needed: { $chance }
detail-start = start: { $word }; expected the seat of a player
detail-begun = the game has begun
detail-name = a name has 1 to { $most } characters, without |, ( or line breaks
detail-words = words have 1 to { $most } characters, without | or line breaks
detail-players = { $seats } players; expected 2 to { $most }
detail-token = no such token; expected one of { $known }
detail-token-twice = two players want the same token
detail-tokens = { $tokens } tokens for { $seats } players
detail-banker = expected the seat of the banker
detail-banker-plays = { $seats } people at the table
detail-variant = variant '{ $word }'; expected one of { $known }
detail-short-and-time = short and time exclude each other
detail-speed-die-always = this edition always plays with the speed die
detail-no-short-game = the short game is not offered with this edition
detail-option = option '{ $word }'; expected one of { $known }
detail-option-form = option '{ $word }'; expected key=value
detail-option-claims = claims={ $value }; expected demand or automatic
detail-option-number = { $option }={ $value }; expected a whole number from 0 to { $most }
detail-option-truth = { $option }={ $value }; expected true or false
detail-no-jackpot = no jackpot on Free Parking in this edition
detail-no-limit = bots have no clock; expected the option rounds, which stands for the time
detail-no-time-limit = no playing time was agreed for this game
detail-time-is-up = the time is up already; this turn is the last
detail-deal-too-dear = the start money would not pay for the deeds dealt

## What is wrong with an edition of one's own

edition-no-such-file = there is no such file
edition-not-a-file = this is not a file; expected a .toml file
edition-cannot-be-read = cannot be read: { $why }
edition-not-a-path = not a path
edition-no-such-edition = no such edition; expected { $known } or a .toml file
edition-none-of-ours = edition { $name } is none of { $known }; give its file
edition-one-of-ours = found { $found }; expected another one, because this is one of ours
edition-more-problems = and more problems
edition-too-long = the file is too long; expected at most { $most } characters
edition-too-large = the file is too large; expected at most { $most } bytes
edition-not-utf-8 = line { $line }: not UTF-8; expected the file to be saved as UTF-8
edition-many-dots = too many dots in a line; expected keys of a few parts
edition-too-deep = not valid TOML: a number is too long or tables are nested too deeply
edition-not-toml = { $place }: not valid TOML: { $trouble }
edition-line-and-column = line { $line }, column { $column }
edition-end-of-file = end of document
edition-toml-value = Invalid value
edition-toml-statement = Invalid statement
edition-toml-key = Invalid initial character for a key part
edition-toml-date = Invalid date or datetime
edition-toml-equals = Expected '=' after a key in a key/value pair
edition-toml-newline = Expected newline or end of document after a statement
edition-toml-bracket = Expected ']' at the end of a table declaration
edition-toml-brackets = Expected ']]' at the end of an array declaration
edition-toml-string = Unterminated string
edition-toml-array = Unclosed array
edition-toml-inline-table = Unclosed inline table
edition-toml-twice = Cannot overwrite a value
edition-unknown-key = unknown key
edition-closest = ; did you mean "{ $word }"?
edition-missing = missing; expected { $expected }
edition-found = found { $found }; expected { $expected }
edition-too-many = there are { $count }; expected at most { $most }
edition-length = { $values }; expected { $count }
edition-longest = { $values }; expected at most { $most }
edition-one-value = 1 value
edition-values = { $count } values
edition-item = item { $number }
edition-tables = tables that begin with [[{ $key }]]
edition-line = a text on one line
edition-short = a short text
edition-id = an id of lower-case letters, digits and hyphens that starts with a letter
edition-label = an id of lower-case letters, digits, hyphens and underscores that starts with a letter
edition-color = a colour such as "#955335"
edition-sign = a money sign
edition-at-most-letters = { $kind } (at most { $most } letters)
edition-or = { $one } or { $other }
edition-true-or-false = true or false
edition-number = a whole number
edition-number-between = a whole number from { $low } to { $high }
edition-text = a text
edition-text-at-most = a text of at most { $most } letters
edition-one-of = one of { $options }
edition-table-with = a table with { $keys }
edition-list-of-each = a list, each item { $kind }
edition-list-of = a list of { $count } values
edition-table = a table
edition-a-huge-number = a huge number
edition-an-empty-text = an empty text
edition-a-list = a list
edition-a-time = a date or time
edition-board-size = the board has { $count } spaces; expected 8 to 64 in four equal sides (a multiple of 4)
edition-board-layout = { $layout } means { $means } spaces, the board has { $count }; expected "free"
edition-first-space = found { $kind }; expected "go" on the first space
edition-exactly-one = { $count } spaces of kind { $kind }; expected exactly one
edition-no-go-to-jail = no space of kind "go_to_jail"; expected at least one
edition-kind-at-most = { $count } spaces of kind { $kind }; expected at most { $most }
edition-even-mortgage = found { $found }; expected an even number, as the mortgage is half of it
edition-even-resale = found { $found }; expected an even number, as the bank pays half of it back
edition-no-group = no group { $group }
edition-rent-steps = bare, 1 to 4 houses, hotel
edition-rent-steps-skyscraper = bare, 1 to 4 houses, hotel, skyscraper
edition-rent-count = { $values }; expected { $count } ({ $steps })
edition-rents-rise = they do not rise from step to step; expected each to be higher than the one before
edition-group-size = it has { $count } streets; expected 1 to 8
edition-group-empty = it has no streets; expected 1 to 8
edition-of-kind = kind { $kind }
edition-missing-with = missing; expected with { $owner }
edition-only-with = not used; expected only with { $owner }
edition-does-not-belong = does not belong to { $owner }; expected { $expected }
edition-nothing-more = nothing more
edition-one-each = { $values }; expected { $count }, one for each space of kind { $kind }
edition-values-rise = the values do not rise; expected each to be higher than the one before
edition-notes = they add up to { $total }; expected { $start } as in [switches] money.start
edition-no-cards = no cards, but they are drawn; expected 1 to 16
edition-jail-cards = more than one card with do = "jail_free"; expected at most one in a deck
edition-endless-deck = every card is kept or can lead to another card; expected at least one that stays in the deck and ends the draw
edition-no-space = no space { $space } on the board
edition-no-space-of-kind = the board has no space of kind { $kind }; expected at least one
edition-steps = found { $found }; expected less than the { $count } spaces of the board
edition-placeholder = unknown placeholder { $word }; expected one of { $expected }
edition-brace = a brace without its partner; expected placeholders such as { $example }
edition-tickets = found { $found }; expected { $expected }, the [[ticket]] entries in all and those that expire others
edition-expires-others = expected true for "expire" and false for "plain"
edition-extra-spaces = does not match the board; expected { $expected }
edition-no-tickets = no tickets, but the board has a space of kind "bus_ticket"; expected some
edition-speed-die-variant = expected true exactly with speed_die.mode = "variant"
edition-not-none = another value than "none"
edition-speed-die-word = found { $found }; expected { $needed } with { $mode }
edition-no-speed-die = start_bonus or mrm_freeze without a speed die; expected none with mode = "never"
edition-start-bonus = expected 0 with mode = "always", where money.start says it all
edition-bus-without-tickets = it gives bus tickets, but there are none; expected bus_tickets
edition-bus-without-cards = it leads to the next card space, but the board has none
edition-stock-skyscrapers = { $count } skyscrapers (third value); expected some exactly with { $switch }
edition-stock-depots = { $count } depots (fourth value); expected some exactly with stations.depots = true
edition-depot-table = expected a table with price, resale, rent_factor exactly with [switches] stations.depots = true
edition-depot-resale = found { $found }; expected at most the price, { $price }
edition-depots-without-stations = the board has no space of kind "station"; expected false
edition-few-tokens = there are { $count }; expected at least { $most } as in [switches] players.max
edition-side-missing = missing; expected exactly with [switches] bank.sides_share_pool = true
edition-side-not-used = not used; expected exactly with [switches] bank.sides_share_pool = true
edition-two-sides = { $count } sides; expected two with [switches] bank.sides_share_pool = true
edition-no-token-of-side = no token has this side
edition-no-key = { $key } is no key of this file
edition-nothing-to-own = no street, station or utility; expected at least one
edition-lone-street = it has 1 street; expected at least 2, as one of them need not be owned to build
edition-fine = found { $found }; expected at most { $start } as in [switches] money.start, so that everybody can leave jail
edition-banker-alone = found { $found }; expected 0 or at least 2, so that two are left to play
edition-paid-out = found { $found }; expected at most { $most }, as the bank pays it again and again
edition-nothing-to-lose = found { $found }, but a stop on every space costs at most { $cost }; expected less, so that money can be lost
edition-id-is-a-word = a word of the notation; expected another id
edition-id-twice = already used by { $entry }; expected another id

## Fair dice

verdict-fair = Fair: everything follows from the seed that was committed to ({ $checked }).
verdict-unfinished = The record stops before the game was over: throws that followed are not in it.
verdict-other-chance = Not fair: in line { $line } stands { $stands }, but seed and words give { $expected }.
verdict-other-seed = Not fair: the seed is not the one that was committed to.
verdict-no-commit = Cannot be checked: the record has no line commit, so no seed was committed to.
verdict-not-revealed = Cannot be checked yet: the seed is revealed at the end of the game.
verdict-not-replayable = Cannot be replayed: line { $line }: { $reason }.
verdict-unreadable = Cannot be read: line { $line }: { $reason }.
verdict-nothing = nothing
record-too-long = longer than { $most } characters
record-first-line = expected `{ $expected }`
record-action-line = expected `ACTION` or `ACTION : CHANCE`
record-refused = '{ $action }' is refused: { $clause }
record-older-rules = '{ $action }' is refused: { $clause } (the game was played by the rules of Pasch { $engine }, which have changed since)
record-header-line = expected `key: value`
record-key-twice = { $key } stands in line { $first } already
record-key-missing = the header has no line `{ $key }:`
record-other-edition = made with edition { $made }, but this is { $found }
record-other-table = the position belongs to another table
checked-nothing = no throw yet
checked-throws =
    { $count ->
        [one] { $count } throw
       *[other] { $count } throws
    }
checked-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
checked-tickets =
    { $count ->
        [one] { $count } bus ticket
       *[other] { $count } bus tickets
    }
checked-deals =
    { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    }

## Variants and options

-against-house-rules = The booklets advise against house rules, because they usually make the game drag on.

option-claims = Claiming rent
option-claims-about = By the booklets rent has to be claimed before the first throw of the next turn; automatically it is paid at the landing.
option-claims-demand = on demand
option-claims-automatic = automatic
option-rounds = Limit of rounds
option-rounds-about = After so many rounds the game ends and the greatest wealth wins; 0 means no limit.
option-jackpot = Jackpot on Free Parking
option-jackpot-about = Unofficial: taxes, fines and card payments go into a pot for whoever lands on Free Parking. { -against-house-rules }
option-double-salary = Double salary on GO
option-double-salary-about = Unofficial: landing exactly on GO pays the salary twice. { -against-house-rules }
option-auctions = Auctions
option-auctions-about = Unofficial when switched off: what is not bought then simply stays free instead of being auctioned. { -against-house-rules }
option-build-evenly = Even building
option-build-evenly-about = Unofficial when switched off: houses may then be spread over a colour group at will. { -against-house-rules }
option-start-deeds = Deeds at the start
option-start-deeds-about = Unofficial: so many deeds are dealt before the first turn and paid for at once. { -against-house-rules }

variant-short = Short game
variant-short-about = { $deal } deeds at the start, hotels after { $houses } houses; at bankruptcy number { $bankruptcies } the greatest wealth wins.
variant-time = Time-limit game
variant-time-about = { $deal } deeds at the start and an agreed playing time; when it is up, the greatest wealth wins.
variant-speed-die = Speed die
variant-speed-die-about = Whoever has reached GO once throws a third die with the bus and Mr. Monopoly; in return there is more start money.

## Values of a rule as the editions have them

value-currency = { $value }
value-money-start = { $value }
value-money-scale = × { $value }
value-players-max = 2 to { $value }
value-banker-abstain-above =
    { $value ->
        [0] never
       *[other] with more than { $value } people
    }
value-board-layout =
    { $value ->
        [std40] 40 spaces
        [mega52] 52 spaces
       *[free] spaces of its own number
    }
value-go-salary = { $value }
value-jail-fine = { $value }
value-jail-voluntary-exit-turns =
    { $value ->
        [0] never
        [1] the first turn only
       *[other] turns 1 to { $value }
    }
value-jail-doubles-extra-roll =
    { $value ->
        [yes] a further throw
       *[no] no further throw
    }
value-auction-min-open = at least { $value }
value-auction-step = at least { $value }
value-rent-full-group-factor = × { $value }
value-rent-majority-factor = × { $value }
value-rent-factor-despite-mortgaged-sibling =
    { $value ->
        [yes] yes
       *[no] no
    }
value-rent-utility-dice =
    { $value ->
        [fresh] fresh throw
       *[move] throw of the move
    }
value-rent-utility-speed-die =
    { $value ->
        [none] no speed die
        [ignored] without the speed die
       *[counts] with the speed die
    }
value-rent-utility-factors = × { $value }
value-rent-station = { $value }
value-tax-income-mode =
    { $value ->
        [fixed] fixed amount
       *[fixed_or_tenth] fixed amount or share of all wealth
    }
value-tax-income-percent = { $value } %
value-tax-amounts = { $value }
value-build-missing-streets =
    { $value ->
        [0] all streets
       *[other] all but one
    }
value-build-window =
    { $value ->
        [any_open_window] any time
       *[own_turn_or_between] in one's own turn or between turns
    }
value-build-top =
    { $value ->
        [hotel] hotel
       *[skyscraper] skyscraper
    }
value-build-houses-before-hotel = { $value } houses
value-bank-buildings = { $value }
value-bank-sides-share-pool =
    { $value ->
        [yes] one stock for both sides
       *[no] no sides
    }
value-shortage-min-bid =
    { $value ->
        [lowest_printed_price] lowest printed price of the streets concerned
       *[other] at least { $value }
    }
value-mortgage-loan-percent = { $value } % of the price
value-mortgage-interest-percent = { $value } %
value-mortgage-bare-scope =
    { $value ->
        [group] whole group bare
       *[street] this street bare
    }
value-mortgage-last-street-must-redeem =
    { $value ->
        [yes] yes
       *[no] no
    }
value-group-foreign-street-independent =
    { $value ->
        [yes] yes
       *[no] no
    }
value-bankrupt-land-form =
    { $value ->
        [mortgaged_first] mortgaged first
       *[as_is] as it is
    }
value-speed-die-mode =
    { $value ->
        [never] no speed die
        [always] always with the speed die
       *[variant] speed die if agreed
    }
value-speed-die-start-bonus = { $value }
value-speed-die-bus =
    { $value ->
        [none] none
        [ticket_or_next_card_space] a bus ticket or on to the next card space
       *[choose_one_or_both_dice] one white die or both
    }
value-speed-die-triple =
    { $value ->
        [none] none
        [forward_to_any] forward to any space
       *[jump_to_any] jump to any space
    }
value-speed-die-mrm-freeze =
    { $value ->
        [yes] yes
       *[no] no
    }
value-bus-tickets = { $value }, of these { $expiring } that expire others
value-spaces-extra =
    { $value ->
        [birthday] birthday
        [bus_ticket] bus ticket
        [auction] auction
       *[none] none
    }
value-stations-depots =
    { $value ->
        [yes] yes
       *[no] no
    }
value-variant-short-game =
    { $value ->
        [yes] in the booklet
       *[no] from another booklet
    }
value-variant-time-limit =
    { $value ->
        [yes] in the booklet
       *[no] from another booklet
    }
value-variant-speed-die =
    { $value ->
        [yes] in the booklet
       *[no] from another booklet
    }
value-short-deal =
    { $value ->
        [one] { $value } deed
       *[other] { $value } deeds
    }
value-short-houses-before-hotel = { $value } houses
value-short-bankruptcies = bankruptcy number { $value }
value-time-deal =
    { $value ->
        [one] { $value } deed
       *[other] { $value } deeds
    }
value-borrowed-start-bonus = { $value }
value-borrowed-bus =
    { $value ->
        [none] none
        [ticket_or_next_card_space] a bus ticket or on to the next card space
       *[choose_one_or_both_dice] one white die or both
    }
value-borrowed-triple =
    { $value ->
        [none] none
        [forward_to_any] forward to any space
       *[jump_to_any] jump to any space
    }
value-borrowed-utility-speed-die =
    { $value ->
        [none] no speed die
        [ignored] without the speed die
       *[counts] with the speed die
    }
value-house-rules-jackpot =
    { $value ->
        [yes] allowed if agreed
       *[no] not allowed
    }
value-cards =
    { $tickets ->
        [0] { $chance } and { $chest } cards, { $deeds } deeds
       *[other] { $chance } and { $chest } cards, { $deeds } deeds, { $tickets } bus tickets
    }

## At the table

table-not-yours = Seat { $seat } is not yours.
table-question-changed = The question has changed meanwhile.
table-plan-long = A plan has at most { $most } steps. Carry it out, then plan on.
table-plan-verbs = Only building, selling and mortgages of one seat can be planned, with paying or buying at the end.
table-minutes = A game with a time limit has minutes or rounds to play, and no other game has minutes.
table-not-begun = The game has not begun.
table-older-rules = This game was played by the rules of Pasch { $engine }. They have changed since, so it cannot be shown or go on. Its record is kept.
table-begun = The game has begun.
table-no-seat-free = No seat is free at this table.
table-seat-taken = Seat { $seat } is not free. Free: { $free }.
table-only-players-start = Only somebody with a seat can begin the game.
table-not-ready = Not ready yet: { $seats }.
table-chat-text = A message is one line of printable characters.
table-no-auction = There is no auction now.
table-reason = Only a refused offer has a reason.
table-not-your-deed = This deed is not yours.
table-name = A name has 1 to { $most } characters, without | and brackets.
table-token-unknown = There is no such token here. To choose from: { $known }.
table-token-taken = Somebody has this token.
table-words = The words for the dice have up to { $most } characters, without |.
table-hello-twice = Hello was said already.
table-throw-waits = The throw is waiting until the rent could be demanded.
table-no-such-code = There is no table with this code.
table-no-such-table = There is no such table, or it has been forgotten.
table-too-many-requests = That was too often from here in a short time. Please wait a minute.
table-too-long = That is too long: more than { $most } bytes.
table-hall-full = All tables are taken. Please try again later.
table-storage-full = The server's storage is full. Nothing was stored, and nothing has happened.
table-storage-down = The server's storage cannot be reached. Whether it was stored shows when you come back.

## The table in the browser

web-title = The game, by its own rules
web-lead = Five German editions of the well-known property game, to the letter of their booklets. No account, nothing to install for your guests.
web-play-now = Play now
web-play-now-about = You and three bots on the usual board
web-family = Same screen
web-family-about = Everybody at one computer, bots if you like
web-friends = Invite friends
web-friends-about = A link, a code, a picture for their phones
web-choose-game = Choose edition and rules for a game against bots
web-have-code = Got a code?
web-join = Join
web-my-games = Your games
web-game-status =
    { $status ->
        [lobby] Not started yet
        [over] Finished: watch again
       *[playing] Continue
    }
web-player = Player { $number }
web-name = Name
web-name-of = Name of player { $number }
web-token = Token
web-any-token = any token
web-who-plays = Who plays?
web-add-player = One more player
web-remove-player = One less
web-open-seats = Seats for friends
web-bots = Bots
web-bot-kind = How they play
web-bot-name =
    { $kind ->
        [casual] gently
        [shrewd-builder] shrewdly, and keen to build
        [shrewd-cautious] shrewdly, but cautiously
       *[shrewd] shrewdly
    }
web-edition = Edition
web-edition-line = { $spaces } spaces, up to { $players } players
web-own = Your own edition
web-own-kind = from a TOML file
web-own-about = A board of your town, your school, your family: choose its TOML file, or paste the text of it. It is checked at once, and stays with this table only.
web-own-file = Choose a file
web-own-text = Text of the file
web-own-check = Check
web-own-good = “{ $name }” can be played: { $spaces } spaces, up to { $players } players.
web-own-problems = { $count ->
    [one] It cannot be played like this yet. One problem:
   *[other] It cannot be played like this yet. { $count } problems:
}
web-own-no-text = This is no text file saved as UTF-8.
web-edition-length = usually { $rounds } rounds, { $minutes } min
web-length-measured = Measured with { $games } games between { $players } bots: { $rounds } rounds in the middle, nine games of ten between { $low } and { $high }. At { $seconds } seconds a turn that is about { $minutes } minutes.
web-stand-in-tokens = The names of the tokens are stand-ins: { $tokens }.
web-stand-in = This name is a stand-in: the printed one is not on record.
web-stand-ins-all = The names on this board are stand-ins: the printed ones are not on record.
web-stand-ins =
    { $count ->
        [one] One name is a stand-in
       *[other] { $count } names are stand-ins
    }
web-rules = Variants and options
web-minutes = Playing time in minutes
web-clock = Seconds for a decision
web-clock-about = 0 means no clock. What is left undone in time is done cautiously by a bot.
web-claims = Rents
web-claims-automatic = paid at the landing
web-claims-demand = to be claimed, with three seconds' grace
web-claims-strict = to be claimed, no grace
web-go = Let us play
web-open-table = Open the table
web-too-many = This edition is for at most { $most } players.
web-unofficial = Unofficial. Not connected with, endorsed or licensed by the owners of the games, themes and trademarks named here. All texts are our own.

web-lobby = A table is set: { $edition }
web-open-seat = Free
web-open-seat-about = Whoever has the code may sit here
web-ready = ready
web-not-ready = not ready yet
web-i-am-ready = I am ready
web-not-yet = Not yet
web-words = Words for the dice
web-words-example = anything nobody can guess
web-start = Start
web-bots-fill = Bots take the seats that stay empty.
web-waiting-for = Waiting for { $names }
web-invite = Invite friends
web-invite-about =
    { $open ->
        [0] No seat is free, but others may watch.
        [one] One seat is free.
       *[other] { $open } seats are free.
    }
web-qr = QR code for { $link }
web-share = Share the link
web-copied = Copied
web-watch = Only watch
web-sit-down = Sit down
web-continue = Back to your seat
web-at-table = At the table: { $names }
web-no-code = There is no table with the code { $code }.
web-home = Home

web-loading = Just a moment …
web-lost = Connection lost. Pasch keeps trying; nothing is lost.
web-closed = The server has closed this connection. Please load the page again.
web-unreachable = The server does not answer. Please check the connection and try again.
web-no-answer = The server cannot do that now (answer { $status }). Please try again.
web-no-table = There is no such table, or it has been forgotten.
web-change-wish = How many of the scarce buildings you want, until the next throw:
web-wrong-key = This link does not fit the seat any more.
web-older-rules = This game was played by older rules and cannot go on or be shown. Nothing is lost: its record is kept.
web-older-rules-record = Download the record
web-your-turn = Your turn
web-only-watching = You are watching.

web-table = The table
web-board = Board
web-decision = What is to be decided
web-rail = Players and deeds
web-tabs = More about the table
web-settings = Settings
web-large = Larger text
web-theme = Light or dark
web-theme-now =
    { $theme ->
        [dark] Colours: dark
        [light] Colours: light
       *[auto] Colours: as the device
    }
web-motion = Motion
web-motion-now =
    { $motion ->
        [fast] Motion: twice as fast
        [off] Motion: none
       *[full] Motion: normal
    }
web-close = Close
web-cancel = Cancel
web-clear = Clear
web-send = Send
web-yes = yes
web-no = no

web-last-throw = { $seat } threw { $dice }
web-seconds = { $left } s
web-going =
    { $left ->
        [1] Going once …
        [2] Going twice …
       *[3] Going, going …
    }
web-log = What has happened
web-seat =
    { $what ->
        [joins] { $seat } sits down.
        [away] { $seat } is away; a cautious bot plays on.
        [back] { $seat } is back.
        [pace-at-once] { $seat } has the bots move at once.
        [pace-usual] { $seat } gives the bots a second each.
        [pace-leisurely] { $seat } has the bots move leisurely.
        [offers-no] { $seat } wants no offers from bots.
        [offers-yes] { $seat } listens to offers from bots again.
       *[sits] { "" }
    }
web-why = Why did the bot do that?
web-no-reason = There is no reason to tell at the moment.
web-clause = Show the rule
web-clauses = The rule about it
web-booklet = (booklet: { $section })
web-booklet-silent = (The booklet does not say; this is our reading.)
web-hurry = Skip ahead
web-bot-pace = Pace of the bots
web-bot-pace-name =
    { $pace ->
        [at-once] at once
        [leisurely] leisurely
       *[usual] one second
    }
web-bot-pace-about = For the whole table; anybody who plays may change it at any time.
web-recap = While you waited
recap-turns =
    { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
recap-bought = { $seat } bought { $space } for { $amount }
recap-won = { $seat } won { $space } at auction for { $amount }
recap-passed = { $space } went from { $giver } to { $receiver }
recap-paid =
    { $you ->
        [payee] { $payer } paid you { $amount }
        [payer] You paid { $payee } { $amount }
       *[none] { $payer } paid { $payee } { $amount }
    }
recap-built = { $seat } built on { $spaces }
recap-jailed = { $seat } is in jail
recap-out =
    { $how ->
        [left] { $seat } has left the game
       *[bankrupt] { $seat } is bankrupt
    }
recap-more =
    { $count ->
        [one] and one thing more
       *[other] and { $count } things more
    }
recap-quiet = Nothing of note has happened.

web-roll = Throw the dice
web-roll-jail = Throw for doubles
web-ticket = Bus ticket
web-pay-fine = Pay { $amount }
web-use-card = Play the card
web-manage = Deeds and building
web-can-build = Something can be built
web-trade = Trade
web-buy = Buy for { $amount }
web-decline-auction = Have it auctioned
web-decline = Leave it
web-show-deed = Show the deed
web-raise-cash = Raise cash
web-claim = Claim { $amount } from { $debtor }
web-claim-throw = Claim rent from { $debtor }
web-you-lead = Your { $amount } is the highest bid.
web-out = Out
web-bid = Bid
web-own-bid = Own bid
web-limit = Bid for me up to
web-set-limit = Set limit
web-limit-set =
    { $passed ->
        [yes] Your limit of { $amount } has been outbid.
       *[no] Bids are made for you up to { $amount }; nobody else sees that.
    }
web-take-back = Take back
web-personal-key = Key of one's own at auctions
web-personal-about = Everybody has a key: short for { $short } more, long for { $long } more, twice for out.
web-personal-bid = { $seat } bids { $amount }
web-personal-leads = { $seat } leads
web-personal-out = { $seat } is out; short bids { $amount }
web-leads = leads
web-is-out = out
web-private-limit = Private limit
web-own-bid-or-limit = Own amount or private limit
web-pay = Pay { $amount }
web-still-missing = { $amount } still missing
web-settle = Property instead
web-settle-about = Deeds, and money if you like, in full place of the debt. The creditor may refuse.
web-bankrupt = Bankruptcy …
web-bankrupt-sure = Yes, go bankrupt
web-bankrupt-state = bankrupt
web-accept = Accept
web-reject = Reject
web-percent = { $percent }%
web-risk = Risk
web-risk-show = Show the risk of the next throw
web-risk-about = Marks the spaces ahead of your own token: chance and rent with the next throw. Not counted: cards, further throws after doubles, taxes.
web-risk-sum =
    { $chance ->
        [none] Next throw of { $seat }: no rent possible.
       *[some] Next throw of { $seat }: rent with a chance of { $chance }, { $mean } on average, { $most } at most.
    }
web-risk-here = { $chance }, rent { $rent }
web-odds-here = With the next throw here: { $players }.
web-odds-anybody = anybody { $chance }
web-odds-nobody = Nobody comes here with the next throw.
web-reject-because = Reject because …
web-reason-chip =
    { $reason ->
        [too-little] too little
        [monopoly] your monopoly
       *[not-now] not now
    }
web-reason =
    { $reason ->
        [too-little] { $seat } to { $partner }: “That is too little for me.”
        [monopoly] { $seat } to { $partner }: “That would give you a monopoly.”
       *[not-now] { $seat } to { $partner }: “Not now.”
    }
web-flag = Trade
web-flag-name =
    { $flag ->
        [keep] not for sale
        [open] open to offers
       *[none] nothing said
    }
web-flag-about = Everybody sees that; bots never ask for what is not for sale.
web-no-bot-offers = Bots make me no offers
web-no-bot-offers-about = They still answer your own.
web-counter = Counter-offer
web-withdraw = Withdraw the offer
web-choose-on-board = Choose on the board (← →) or here:
web-choose-in-strip = Choose one of the spaces that are lit.
web-want =
    { $count ->
        [0] none
       *[other] { $count } of them
    }
web-none = None
web-even-sum = Building steps in all
web-yours = yours
web-rent = rent { $amount }

web-new-game = New game
web-forgotten = Rent never asked for: { $all }.
web-forgotten-of = { $seat } { $amount }
web-record = Download the record
web-replay = Watch again
web-verify = Check the dice
web-other-words = Not fair: the words that this browser added for the dice are not in the record.
web-not-begun = This game has not begun.
web-step-back = One step back
web-step-on = One step on
web-run = Play
web-pause = Pause
web-pace = Pace
web-pace-name =
    { $pace ->
        [0] slow
        [2] fast
       *[1] brisk
    }
web-moment = Moment of the game
web-share-moment = Link to this moment
web-worth-by-round = Net worth, round by round
web-round = Round { $round }
web-rents = Who paid rent to whom?
web-pays-to = pays to
web-sum = Sum
web-luck = Luck of the dice
web-throws = Throws
web-pips-apart = Pips above average
web-doubles = Doubles
web-doubles-usual = { $doubles } (usual { $usual })
web-luck-about = Two dice show 7 pips on average, and doubles in one throw of six.
web-mean-throw = Mean throw

web-players = Players
web-all = Everybody
web-bot = bot
web-away = away, a bot plays
web-absent = not here
web-in-jail =
    { $failed ->
        [0] in jail
       *[other] in jail, { $failed } of 3
    }
web-jail-card = card
web-tickets =
    { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
    }
web-raisable = can raise { $amount }
web-worth = worth { $amount }
web-column-cash = Cash
web-column-raisable = can raise
web-column-worth = worth
web-act-as = Act for this seat
web-matrix = Who owns what
web-station = Stations
web-utility = Utilities
web-bank-stock = What the bank has left
web-pot = Pot: { $amount }
web-ahead = Spaces ahead
web-side = Side of the board: { $first } to { $last }
web-tab-deeds = Deeds
web-tab-trade = Trade
web-tab-log = Events
web-tab-chat = Chat
web-tab-info = Table
web-space-free = { $name }, free, { $price }
web-space-owned =
    { $state ->
        [mortgaged] { $name }, owned by { $owner }, mortgaged
        [built]
            { $known ->
                [yes] { $name }, owned by { $owner }, { $level }, rent { $rent }
               *[no] { $name }, owned by { $owner }, { $level }
            }
       *[plain]
            { $known ->
                [yes] { $name }, owned by { $owner }, rent { $rent }
               *[no] { $name }, owned by { $owner }
            }
    }
web-bare-rent = Rent
web-stations =
    { $count ->
        [one] with one station
       *[other] with { $count } stations
    }
web-utilities =
    { $count ->
        [one] with one utility
       *[other] with { $count } utilities
    }
web-times-dice = { $factor } × the dice
web-price = Price
web-house-price = Each building
web-mortgage-value = Mortgage
web-owned-by = Belongs to { $owner }.
web-nobody-owns = Belongs to the bank.
web-mortgaged = mortgaged
web-mortgaged-short = mortg.
web-kind =
    { $kind ->
        [go] Whoever reaches or passes this space collects the salary.
        [jail] Whoever is sent here is in jail; whoever lands here is only visiting.
        [free_parking] A place to rest.
        [go_to_jail] Whoever lands here goes straight to jail.
        [chance] Draw a card.
        [chest] Draw a card.
        [tax] Pay the tax.
        [birthday] Money from the bank, or a bus ticket.
        [bus_ticket] Take a bus ticket.
        [auction] Have any free property auctioned.
       *[other] A space of the board.
    }
web-step-price = Each building { $amount }
web-build = Build on { $space }
web-sell = Sell a building on { $space }
web-mortgage = Mortgage { $space }
web-redeem = Redeem the mortgage on { $space }
web-mortgage-short = Mortgage
web-redeem-short = Redeem
web-no-deeds = no deeds
web-no-deeds-yet = You do not own anything yet.

web-from-to = { $before } → { $after }
web-free = free
web-row =
    { $way ->
        [row-up] +1 everywhere
        [row-down] −1 everywhere
       *[row-bare] Sell all
    }
web-row-of =
    { $way ->
        [row-up] Build a step on every street: { $group }
        [row-down] Sell a step on every street: { $group }
       *[row-bare] Sell all buildings: { $group }
    }
web-plan-empty = Plan with + and −. Nothing happens until you carry it out.
web-plan-cash = Cash { $before } → { $after }
web-plan-bank = Bank afterwards:
web-plan-asks =
    { $phase ->
        [want] That is scarce: first the others will be asked whether they want to build too ({ $seats }). This ends the plan, and the price is paid only then.
        [even] After that the group has to be evened out. This ends the plan.
       *[other] This ends the plan: something has to be decided after it.
    }
web-plan-trouble = The table has changed, and the plan is not possible any more: { $why }
web-plan-do = Carry out
web-plan-clear = Discard
web-debt-for =
    { $why ->
        [rent] For the rent on { $space }.
        [rent-built] For the rent on { $space } ({ $level }).
        [tax] For { $space }.
        [fine] For the release from jail.
        [card] For a card.
        [redemption] For redeeming the mortgage on { $space }.
       *[interest] For the interest on the mortgage of { $space }.
    }
web-raise-sum =
    { $state ->
        [planned-short] Cash { $cash } and { $planned } from the plan → { $missing } missing
        [planned-enough] Cash { $cash } and { $planned } from the plan → that will do
        [plain-enough] Cash { $cash } → that will do
       *[plain-short] Cash { $cash } → { $missing } missing
    }
web-raising =
    { $plan ->
        [yes] { $seat } is raising money for { $creditor }: { $cash } of { $amount }, with the plan { $planned }.
       *[no] { $seat } is raising money for { $creditor }: { $cash } of { $amount }.
    }
web-raised = Raised
web-gentlest = Gentlest way
web-never-enough = Not enough even if you turn everything into cash: { $amount } together.
web-raise-about = Choose what to turn into cash, or take the gentlest way. Nothing happens until you pay.
web-rent-change = rent { $amount }
web-sell-short = Sell { $building }
web-keep-building = Take back the last sale on { $space }
web-keep-short = Keep
web-cards-by-trade =
    { $count ->
        [one] The jail card can only be turned into cash by a trade.
       *[other] The jail cards can only be turned into cash by a trade.
    }
web-bankrupt-ask = Go bankrupt?
web-resign-ask = Leave the game?
web-estate-heir =
    { $bank ->
        [heir] You are out then. Everything falls to the bank:
       *[none] You are out then. Everything goes to { $heir }:
    }
web-estate-paid =
    { $bank ->
        [creditor] First you pay the bank the { $amount } you owe.
       *[none] First you pay { $creditor } the { $amount } you owe.
    }
web-estate-thrown = Before that the dice decide the rent that { $owner } still gets.
web-estate-cash = { $amount } in cash, with buildings at half price
web-estate-deed =
    { $how ->
        [interest] { $space }, mortgaged: { $heir } pays { $interest } interest or redeems it
        [auction] { $space }, auctioned free of mortgage
       *[plain] { $space }
    }
web-estate-card =
    { $bank ->
        [heir] the jail card goes back under its deck ({ $deck })
       *[none] the jail card ({ $deck })
    }
web-estate-tickets =
    { $bank ->
        [heir]
            { $count ->
                [one] the bus ticket, which leaves the game
               *[other] { $count } bus tickets, which leave the game
            }
       *[none]
            { $count ->
                [one] one bus ticket
               *[other] { $count } bus tickets
            }
    }
web-estate-nothing = nothing
web-estate-over = The game is over then.

web-trade-with = Trade with
web-i-give = You give
web-gives = { $seat } gives
web-cash = Money
web-offer-send = Make the offer
web-counter-send = Make the counter-offer
web-counter-about = { $partner } made an offer. Change it as you like; your counter-offer takes its place.
web-completes = { $seat } gets the whole group: { $group }.
web-breaks = { $seat } gives up a whole group: { $group }.
web-interest-due = { $seat }: { $interest } interest on { $space } at once, or { $redemption } to redeem it.
web-trade-rents = Rents for { $seat }: { $rents }.
web-trade-rent = { $space } { $before } → { $after }
web-trade-same-rent = { $space } { $after }
web-cash-after = You have { $amount } afterwards.

web-log-empty = Nothing has happened yet.
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-variant = Variant
web-code = Code
web-commit = Hash of the dice
web-fair-about = The seed of the dice was fixed before the first throw, and this is its hash. When the game is over the seed is shown, and every throw can be checked.
web-resign = Leave the game …
web-resign-sure = Yes, leave the game
