game-title = Market Day

action-bid = Bid { $card }

prompt-bid = Which card do you bid?
    .rule = MD-1
prompt-game_over = The market is closed.
step-bid = bidding
step-game_over = the end

event-bid-placed =
    { $who ->
        [you] You bid.
       *[other] { $seat } bids.
    }
event-bid-is =
    { $who ->
        [you] Your bid is { $card }.
       *[other] The bid of { $seat } is { $card }.
    }
event-bids-shown = The bids, seat by seat: { $cards }.
event-ware-sold =
    { $who ->
        [you] You get the ware of { $ware }.
       *[other] { $seat } gets the ware of { $ware }.
    }
event-ware-offered = A ware of { $ware } is for sale.

reason-game-over = The market is closed.
reason-not-in-hand = You do not hold the { $card }.

source-wares = Wares
source-coins = Coins

option-hand = Cards in hand
    .help = How many cards everybody gets, and so how many days there are.

field-ware = For sale
field-coming = Still to come
field-spent = Spent cards
field-hand = Hand
field-cards = Cards
field-bid = Bid
field-has_bid = Has bid
field-wares = Wares
field-coins = Coins
