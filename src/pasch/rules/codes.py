"""Names for the small numbers the kernel works with.

Append only: positions and event rows contain these numbers.
"""

BANK = -1
SEATS, SPACES, GROUPS, STREETS, DEPTH, CLAIMS, DECK = 8, 64, 12, 8, 16, 16, 16
NOBODY = -1

# Phases: what is being decided.
ROLL, BUY, AUCTION, DEBT, OFFER, CHOOSE, WANT, PLACE, EVEN, OVER = range(10)

# Kinds of spaces; the first three are property.
(
    STREET,
    STATION,
    UTILITY,
    GO,
    TAX,
    CHANCE_SPACE,
    CHEST_SPACE,
    JAIL,
    FREE_PARKING,
    GO_TO_JAIL,
    BIRTHDAY,
    BUS_TICKET,
    AUCTION_SPACE,
) = range(13)

CHANCE, CHEST = range(2)

# Pieces of the bank's stock, and the levels that stand for them on a street.
HOUSE, HOTEL, SKYSCRAPER, DEPOT = range(4)
PIECES = 4
HOTEL_LEVEL, SKYSCRAPER_LEVEL = 5, 6

# Faces of the speed die beside 1, 2, 3; 0 = not thrown.
BUS, MR = 4, 5

# What players do.
(
    DO_ROLL,
    DO_TICKET,
    DO_PAY_FINE,
    DO_USE_CARD,
    DO_BUY,
    DO_DECLINE,
    DO_BID,
    DO_PASS,
    DO_CLAIM,
    DO_BUILD,
    DO_SELL,
    DO_MORTGAGE,
    DO_REDEEM,
    DO_OFFER,
    DO_ACCEPT,
    DO_REJECT,
    DO_WITHDRAW,
    DO_SETTLE,
    DO_PAY,
    DO_BANKRUPT,
    DO_RESIGN,
    DO_CHOOSE,
    DO_WANT,
    DO_PLACE,
    DO_EVEN,
) = range(25)

# Answers to `choose`.
(FIRST, SECOND, BOTH, TICKET, ADVANCE, STAY, SPACE, NONE, SUM, CASH, FIXED, PERCENT, PAY, DRAW, REDEEM, KEEP) = range(
    16
)

# What `choose` asks.
(ASK_BUS_DICE, ASK_BUS, ASK_TRIPLE, ASK_AUCTION, ASK_BIRTHDAY, ASK_TAX, ASK_CARD, ASK_MORTGAGE) = range(8)

# Words that can be said in an offer and are always refused (bits).
SAID_HOUSE, SAID_TICKET, SAID_LOAN, SAID_PROMISE = 1, 2, 4, 8

# What chance has to say, and what a throw is for.
(NEED_NOTHING, NEED_DICE, NEED_THREE_DICE, NEED_CARD, NEED_TICKET, NEED_START, NEED_DEAL) = range(7)
FOR_MOVE, FOR_JAIL, FOR_RENT, FOR_COMPARISON = range(4)

# Why the last rent of an owner cannot be claimed (any more); 0 = no reason noted.
LAPSED_IN_TIME, LAPSED_BY_SUBSTITUTE, LAPSED_FOR_GOOD, LAPSED_MORTGAGED, LAPSED_OWN = range(1, 6)

# How a token came to a space.
BY_THROW, BY_CARD, BY_TICKET = range(3)

# Tasks of the agenda.
(
    T_BUY,
    T_AUCTION,
    T_DEBT,
    T_OFFER,
    T_CHOOSE,
    T_WANT,
    T_SHORTAGE,
    T_PLACE,
    T_EVEN,
    T_RECEIVE,
    T_ESTATE,
    T_COLLECT_EACH,
    T_PAY_EACH,
    T_LEAVE_JAIL,
    T_COUNT,
    T_RESIGN,
) = range(16)

# What cards do.
(
    CARD_ADVANCE_TO,
    CARD_NEAREST_STATION,
    CARD_NEAREST_UTILITY,
    CARD_MOVE_BACK,
    CARD_GO_BACK_TO,
    CARD_TO_JAIL,
    CARD_JAIL_FREE,
    CARD_COLLECT,
    CARD_PAY,
    CARD_COLLECT_EACH,
    CARD_PAY_EACH,
    CARD_REPAIRS,
    CARD_PAY_OR_DRAW,
) = range(13)

# Switch values that are words in the edition files.
FRESH_DICE, MOVE_DICE = range(2)
SPEED_NONE, SPEED_IGNORED, SPEED_COUNTS = range(3)
ANY_WINDOW, OWN_TURN_OR_BETWEEN = range(2)
LOWEST_PRINTED = -1
BARE_GROUP, BARE_STREET = range(2)
SPEED_NEVER, SPEED_ALWAYS, SPEED_AFTER_GO = range(3)
BUS_NONE, BUS_TICKET_OR_CARD, BUS_ONE_OR_BOTH = range(3)
TRIPLE_NONE, TRIPLE_FORWARD, TRIPLE_JUMP = range(3)

# Events. Money events first: payer, payee, amount, space or card.
(
    SALARY_PAID,
    RENT_PAID,
    TAX_PAID,
    FINE_PAID,
    CARD_PAID,
    DEED_BOUGHT,
    AUCTION_WON,
    BUILDING_BOUGHT,
    BUILDING_SOLD,
    MORTGAGED,
    REDEEMED,
    INTEREST_PAID,
    TRADE_PAID,
    ESTATE_PAID,
    GIFT_PAID,
    JACKPOT_PAID,
    DEED_DEALT,
    EVENED_OUT,
    DEBT_SETTLED,
) = range(19)
LAST_MONEY_EVENT = DEBT_SETTLED
(
    START_THROWN,
    GAME_STARTED,
    TURN_BEGAN,
    DICE_THROWN,
    MOVED,
    JAILED,
    LEFT_JAIL,
    STAYED_IN_JAIL,
    CARD_DRAWN,
    CARD_KEPT,
    CARD_RETURNED,
    RENT_DUE,
    RENT_FORFEITED,
    PURCHASE_DECLINED,
    AUCTION_OPENED,
    BID_MADE,
    BIDDER_PASSED,
    AUCTION_FAILED,
    OFFER_MADE,
    OFFER_ACCEPTED,
    OFFER_REJECTED,
    OFFER_WITHDRAWN,
    DEED_PASSED,
    JAIL_CARD_PASSED,
    TICKET_TAKEN,
    TICKETS_EXPIRED,
    TICKET_USED,
    TICKETS_PASSED,
    DEBT_OPENED,
    WENT_BANKRUPT,
    RESIGNED,
    SHORTAGE_DECLARED,
    WISH_MADE,
    CHOSEN,
    TIME_CALLED,
    GAME_ENDED,
    BID_LAPSED,
    OFFER_LAPSED,
    REQUEST_LAPSED,
    SEAT_TAKEN,
    MORTGAGE_ENDED,
    RENT_LAPSED,
    BUILDING_WON,
    OFFER_DEED,  # a row for each thing in the offer of the row before
    OFFER_CARD,
    STREET_LEVEL,  # a row for each street of the group evened out before
) = range(32, 78)

# Reasons to move, to be jailed, to leave jail.
(MOVE_THROW, MOVE_CARD, MOVE_BONUS, MOVE_TICKET, MOVE_TRIPLE, MOVE_AUCTION) = range(6)
JAILED_BY_SPACE, JAILED_BY_CARD, JAILED_BY_DOUBLES = range(3)
LEFT_BY_FINE, LEFT_BY_CARD, LEFT_BY_DOUBLES, LEFT_BY_FORCE = range(4)

# Clauses the kernel refuses with; 0 means "allowed".
CLAUSES = (
    "", "turn.sequence", "notation", "turn.clockwise", "turn.cannot-skip", "turn.resolve-before-reroll",
    "goal.last-solvent", "bankrupt.out", "auction.excluded", "debt.blocks-play", "trade.pauses-play",
    "build.window-engine", "build.window", "mega.mrm.freeze", "jail.exit-pay", "jail.exit-pay-window",
    "jail.exit-pay-before-throw", "jail.exit-card", "jail.third-fail-no-card", "jail.attempt-compulsory",
    "jail.no-landing-purchase", "mega.ticket.instead-of-roll", "mega.ticket.later-turn",
    "mega.ticket.not-from-jail", "mega.ticket.forward-on-side", "mega.ticket.must-advance", "buy.short-of-cash",
    "buy.no-third-way", "auction.opening-bid", "auction.increment", "auction.cash-cover", "auction.bid-binding",
    "shortage.who-may-bid", "shortage.min-bid", "rent.due", "rent.deadline", "rent.forfeit",
    "rent.cutoff-substitutes", "rent.none-when-mortgaged", "rent.none-on-own", "rent.claimant",
    "build.group-required", "build.streets-only", "build.even", "build.hotel-needs-all-four",
    "build.hotel-max-one", "build.none-if-mortgaged", "mega.build.own-mortgage", "build.cash-only",
    "shortage.wait", "build.hotel-stock", "mega.sky.requires", "mega.sky.stock", "mega.depot.limit",
    "starwars.shared-house-cap", "starwars.shared-hotel-cap", "shortage.contest", "shortage.place-now",
    "sell.half", "sell.even", "shortage.hotel-breakdown", "mega.sky.sell", "mortgage.take",
    "mortgage.bare-first", "mortgage.no-double", "mega.depot.rules-of-buildings", "mortgage.redeem",
    "mortgage.no-grab", "mortgage.transfer-choice", "mortgage.transfer-needs-cash",
    "mega.last-street.mortgaged", "mega.last-street.build-up", "mega.last-street.redistribute",
    "mega.last-street.sacrifice-hotels", "trade.allowed", "trade.objects", "trade.group-bare",
    "trade.cash-held", "sell.only-bank", "trade.no-loans", "trade.no-promises", "mega.ticket.not-tradable",
    "trade.debtor-no-dumping", "trade.consent", "debt.raise", "debt.must-exhaust", "debt.property-in-lieu",
    "debt.creditor-decides", "mega.bus.no-tickets", "mega.bus.choice", "mega.triple.optional", "speed.bus",
    "mega.auction-space.choose", "mega.birthday.no-tickets", "mega.birthday", "tax.income-choice",
    "card.execute-now", "card.draw-top", "mega.ticket.expire-count", "setup.first-player", "short.deal-two",
    "buy.first-chance", "sell.no-property-to-bank", "build.not-movable", "shortage.detect",
)  # fmt: skip
_CODE = {clause: code for code, clause in enumerate(CLAUSES)}

TURN_SEQUENCE = _CODE["turn.sequence"]
NOTATION = _CODE["notation"]
TURN_CLOCKWISE = _CODE["turn.clockwise"]
TURN_CANNOT_SKIP = _CODE["turn.cannot-skip"]
TURN_RESOLVE_BEFORE_REROLL = _CODE["turn.resolve-before-reroll"]
GOAL_LAST_SOLVENT = _CODE["goal.last-solvent"]
BANKRUPT_OUT = _CODE["bankrupt.out"]
AUCTION_EXCLUDED = _CODE["auction.excluded"]
DEBT_BLOCKS_PLAY = _CODE["debt.blocks-play"]
TRADE_PAUSES_PLAY = _CODE["trade.pauses-play"]
BUILD_WINDOW_ENGINE = _CODE["build.window-engine"]
BUILD_WINDOW = _CODE["build.window"]
MEGA_MRM_FREEZE = _CODE["mega.mrm.freeze"]
JAIL_EXIT_PAY = _CODE["jail.exit-pay"]
JAIL_EXIT_PAY_WINDOW = _CODE["jail.exit-pay-window"]
JAIL_EXIT_PAY_BEFORE_THROW = _CODE["jail.exit-pay-before-throw"]
JAIL_EXIT_CARD = _CODE["jail.exit-card"]
JAIL_THIRD_FAIL_NO_CARD = _CODE["jail.third-fail-no-card"]
JAIL_ATTEMPT_COMPULSORY = _CODE["jail.attempt-compulsory"]
JAIL_NO_LANDING_PURCHASE = _CODE["jail.no-landing-purchase"]
TICKET_INSTEAD_OF_ROLL = _CODE["mega.ticket.instead-of-roll"]
TICKET_LATER_TURN = _CODE["mega.ticket.later-turn"]
TICKET_NOT_FROM_JAIL = _CODE["mega.ticket.not-from-jail"]
TICKET_FORWARD_ON_SIDE = _CODE["mega.ticket.forward-on-side"]
TICKET_MUST_ADVANCE = _CODE["mega.ticket.must-advance"]
BUY_SHORT_OF_CASH = _CODE["buy.short-of-cash"]
BUY_NO_THIRD_WAY = _CODE["buy.no-third-way"]
BUY_FIRST_CHANCE = _CODE["buy.first-chance"]
AUCTION_OPENING_BID = _CODE["auction.opening-bid"]
AUCTION_INCREMENT = _CODE["auction.increment"]
AUCTION_CASH_COVER = _CODE["auction.cash-cover"]
AUCTION_BID_BINDING = _CODE["auction.bid-binding"]
SHORTAGE_WHO_MAY_BID = _CODE["shortage.who-may-bid"]
SHORTAGE_MIN_BID = _CODE["shortage.min-bid"]
RENT_NOT_DUE = _CODE["rent.due"]
RENT_DEADLINE = _CODE["rent.deadline"]
RENT_FORFEIT = _CODE["rent.forfeit"]
RENT_CUTOFF_SUBSTITUTES = _CODE["rent.cutoff-substitutes"]
RENT_NONE_WHEN_MORTGAGED = _CODE["rent.none-when-mortgaged"]
RENT_NONE_ON_OWN = _CODE["rent.none-on-own"]
RENT_CLAIMANT = _CODE["rent.claimant"]
BUILD_GROUP_REQUIRED = _CODE["build.group-required"]
BUILD_STREETS_ONLY = _CODE["build.streets-only"]
BUILD_EVEN = _CODE["build.even"]
BUILD_HOTEL_NEEDS_ALL_FOUR = _CODE["build.hotel-needs-all-four"]
BUILD_HOTEL_MAX_ONE = _CODE["build.hotel-max-one"]
BUILD_NONE_IF_MORTGAGED = _CODE["build.none-if-mortgaged"]
MEGA_BUILD_OWN_MORTGAGE = _CODE["mega.build.own-mortgage"]
BUILD_CASH_ONLY = _CODE["build.cash-only"]
SHORTAGE_WAIT = _CODE["shortage.wait"]
BUILD_HOTEL_STOCK = _CODE["build.hotel-stock"]
SKY_REQUIRES = _CODE["mega.sky.requires"]
SKY_STOCK = _CODE["mega.sky.stock"]
DEPOT_LIMIT = _CODE["mega.depot.limit"]
SHARED_HOUSE_CAP = _CODE["starwars.shared-house-cap"]
SHARED_HOTEL_CAP = _CODE["starwars.shared-hotel-cap"]
SHORTAGE_CONTEST = _CODE["shortage.contest"]
SHORTAGE_PLACE_NOW = _CODE["shortage.place-now"]
SELL_HALF = _CODE["sell.half"]
SELL_EVEN = _CODE["sell.even"]
SHORTAGE_HOTEL_BREAKDOWN = _CODE["shortage.hotel-breakdown"]
SKY_SELL = _CODE["mega.sky.sell"]
MORTGAGE_TAKE = _CODE["mortgage.take"]
MORTGAGE_BARE_FIRST = _CODE["mortgage.bare-first"]
MORTGAGE_NO_DOUBLE = _CODE["mortgage.no-double"]
DEPOT_IS_BUILDING = _CODE["mega.depot.rules-of-buildings"]
MORTGAGE_REDEEM = _CODE["mortgage.redeem"]
MORTGAGE_NO_GRAB = _CODE["mortgage.no-grab"]
MORTGAGE_TRANSFER_CHOICE = _CODE["mortgage.transfer-choice"]
MORTGAGE_TRANSFER_NEEDS_CASH = _CODE["mortgage.transfer-needs-cash"]
LAST_STREET_MORTGAGED = _CODE["mega.last-street.mortgaged"]
LAST_STREET_BUILD_UP = _CODE["mega.last-street.build-up"]
LAST_STREET_REDISTRIBUTE = _CODE["mega.last-street.redistribute"]
LAST_STREET_SACRIFICE_HOTELS = _CODE["mega.last-street.sacrifice-hotels"]
TRADE_ALLOWED = _CODE["trade.allowed"]
TRADE_OBJECTS = _CODE["trade.objects"]
TRADE_GROUP_BARE = _CODE["trade.group-bare"]
TRADE_CASH_HELD = _CODE["trade.cash-held"]
SELL_ONLY_BANK = _CODE["sell.only-bank"]
TRADE_NO_LOANS = _CODE["trade.no-loans"]
TRADE_NO_PROMISES = _CODE["trade.no-promises"]
TICKET_NOT_TRADABLE = _CODE["mega.ticket.not-tradable"]
TRADE_DEBTOR_NO_DUMPING = _CODE["trade.debtor-no-dumping"]
TRADE_CONSENT = _CODE["trade.consent"]
DEBT_RAISE = _CODE["debt.raise"]
DEBT_MUST_EXHAUST = _CODE["debt.must-exhaust"]
DEBT_PROPERTY_IN_LIEU = _CODE["debt.property-in-lieu"]
DEBT_CREDITOR_DECIDES = _CODE["debt.creditor-decides"]
BUS_NO_TICKETS = _CODE["mega.bus.no-tickets"]
BUS_CHOICE = _CODE["mega.bus.choice"]
TRIPLE_OPTIONAL = _CODE["mega.triple.optional"]
SPEED_BUS = _CODE["speed.bus"]
AUCTION_SPACE_CHOOSE = _CODE["mega.auction-space.choose"]
BIRTHDAY_NO_TICKETS = _CODE["mega.birthday.no-tickets"]
BIRTHDAY_CHOICE = _CODE["mega.birthday"]
TAX_INCOME_CHOICE = _CODE["tax.income-choice"]
CARD_EXECUTE_NOW = _CODE["card.execute-now"]
CARD_DRAW_TOP = _CODE["card.draw-top"]
TICKET_EXPIRE_COUNT = _CODE["mega.ticket.expire-count"]
FIRST_PLAYER = _CODE["setup.first-player"]
DEAL_TWO = _CODE["short.deal-two"]
SELL_NO_PROPERTY = _CODE["sell.no-property-to-bank"]
BUILD_NOT_MOVABLE = _CODE["build.not-movable"]
SHORTAGE_DETECT = _CODE["shortage.detect"]
