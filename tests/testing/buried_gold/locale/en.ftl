game-title = Buried Gold

## Lines of the island

line-a = row a
line-b = row b
line-c = row c
line-1 = column 1
line-2 = column 2
line-3 = column 3

## Choices

action-stay = Stay in the camp
action-peek = Look under { $plot }
action-dig = Dig at { $plot }
action-toast = Drink to { $friend }

label-dig-for = Dig at { $plot } for { $gold } gold
catch-seen = you have looked there
catch-partner = your partner
group-contract = On the line of your contract
group-elsewhere = Elsewhere

prompt-scout = Round { $round }: where do you look? Your contract is { $line }.
    .rule = BG-1
prompt-digging = Round { $round }: where do you dig? Your contract is { $line }.
    .rule = BG-2
prompt-feast =
    { $coins ->
        [0] You give a feast. Whom do you drink to?
       *[other] You give a feast, and they have drunk to you before. Whom do you drink to?
    }
    .rule = BG-3
prompt-game_over = The gold is dug.
step-scout = scouting
step-digging = digging
step-feast = the feast
step-game_over = the end

## What happened

event-peeked =
    { $who ->
        [you] You look under { $plot }.
       *[other] { $seat } looks under { $plot }.
    }
event-found =
    { $who ->
        [you] You find { $gold } gold at { $plot }.
       *[other] { $seat } finds { $gold } gold at { $plot }.
    }
event-chose =
    { $who ->
        [you] You have chosen where to dig.
       *[other] { $seat } has chosen where to dig.
    }
event-digs =
    { $who ->
        [you] You will dig at { $plot }.
       *[other] { $seat } will dig at { $plot }.
    }
event-digs-shown = The choices, seat by seat: { $plots }.
event-dug =
    { $who ->
        [you] You dig up { $gold } gold at { $plot }.
       *[other] { $seat } digs up { $gold } gold at { $plot }.
    }
event-quarrel = Both teams want { $plot }: they quarrel, and it stays closed.
event-toasted =
    { $who ->
        [you] You drink to { $friend }, who gets a coin.
       *[other]
            { $who_friend ->
                [you] { $seat } drinks to you, and you get a coin.
               *[other] { $seat } drinks to { $friend }, who gets a coin.
            }
    }
event-contract-shown =
    { $who ->
        [you] Your contract was { $line }.
       *[other] The contract of { $seat } was { $line }.
    }
event-left = Left in the ground: { $list }.
    .item = { $gold } at { $plot }

## Why not

reason-game-over = The game is over.
reason-not-now = This is not the moment for that.
reason-feast = At the feast you drink to somebody.
reason-not-yourself = You cannot drink to yourself.
reason-open =
    { $who_owner ->
        [you] You have opened { $plot } already.
       *[other] { $owner } has opened { $plot } already.
    }
reason-seen = You have looked under { $plot } already.

## Points, effects, options

source-gold = Gold
source-coins = Coins
source-contracts = Contracts

effect-coins = { $count ->
    [one] { $change } coin
   *[other] { $change } coins
}
effect-gold = { $change } gold

option-treasure = Treasure
    .help = The gold of the nine plots, as nine digits; they are shuffled.
option-rounds = Rounds
    .help = How often everybody digs.
option-whispers = Whispering partners
    .help = Partners know each other's contracts.

team-0 = The anchors
team-1 = The parrots

field-round = Round
field-plots = Plots
field-gold = Gold
field-owner = Dug by
field-players = Players
field-contract = Contract
field-scouted = Looked under
field-dig = Digs at
field-has_chosen = Has chosen
field-coins = Coins
