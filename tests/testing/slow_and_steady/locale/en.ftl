game-title = Slow and Steady

rival-tortoise = the tortoise

action-hop = Hop two fields
action-dash = Dash
action-rest = Rest and mix the spent cards in

prompt-run =
    { $left ->
        [one] One field to go.
       *[other] { $left } fields to go.
    } How do you move on?
    .rule = SS-1
prompt-game_over = The race is over.
step-run = the hare runs
step-walk = the tortoise walks
step-game_over = the end

catch-cards =
    { $count ->
        [one] the last card
       *[other] one of { $count } cards
    }

event-hopped =
    { $who ->
        [you] You hop { $fields } fields.
       *[other] { $seat } hops { $fields } fields.
    }
event-dashed =
    { $who ->
        [you] You dash { $fields } fields.
       *[other] { $seat } dashes { $fields } fields.
    }
event-rested =
    { $who ->
        [you] You rest.
       *[other] { $seat } rests.
    }
event-walked =
    { $fields ->
        [one] The tortoise walks one field.
       *[other] The tortoise walks { $fields } fields.
    }

reason-game-over = The race is over.
reason-no-card = There is no card left to dash with; rest first.
reason-nothing-spent = No card is spent, so there is nothing to mix in.

effect-fields = { $count ->
    [one] { $change } field
   *[other] { $change } fields
}
source-fields = Fields

option-head_start = Head start
    .help = How many fields the tortoise is ahead when the race begins.

field-hare = The hare
field-tortoise = The tortoise
field-pile = The hare's pile
field-spent = Spent cards
field-paces = The tortoise's pile
