# Why something is not done.
refusal-bad-request = This request cannot be understood: { $problem }
refusal-not-signed-in = Choose a nickname or sign in first.
refusal-blocked = This person is blocked on this server.
refusal-wrong-origin = This request came from another web site and was not carried out.
refusal-too-often = Too many requests; please wait { $seconds } seconds.
refusal-too-large = This is larger than the server accepts.
refusal-bad-name = “{ $name }” cannot be a name: 1 to 24 letters, digits, blanks or signs.
refusal-name-taken = The name “{ $name }” is taken.
refusal-bad-language = The languages of this server are: { $known }.
refusal-weak-password = A password needs 8 to 200 characters.
refusal-wrong-password = Name and password do not belong together.
refusal-too-many-tokens = At most { $most } tokens; revoke one first.
refusal-no-page = There is no such page.
refusal-no-method = This address does not answer to that method.
refusal-no-person = There is no such person.
refusal-no-table = There is no such table, or you are not invited to it.
refusal-no-token = There is no such token.
refusal-no-spectators = This table is not open to spectators.
refusal-no-seat = There is no such seat at this table.
refusal-no-bot = There is no bot “{ $level }”; the levels are: { $known }.
refusal-bad-option = { $problem }
refusal-bad-seats = { $game } is for { $allowed } players.
refusal-bad-clock = This clock cannot be wound: { $problem }
refusal-too-many-tables = You sit at { $most } unfinished tables already; finish or leave one first.
refusal-not-open = This table is no longer open.
refusal-not-running = No game is running at this table.
refusal-not-seated = You do not sit at this table.
refusal-not-creator = Only who opened the table can do this.
refusal-already-seated = You sit at this table already.
refusal-seat-taken = This seat is taken.
refusal-no-free-seat = There is no free seat at this table.
refusal-seat-not-left = Nobody has left this seat.
refusal-away = A bot plays for you; take your seat back first.
refusal-not-away = Nobody plays for you: the seat is yours.
refusal-stale = The table has moved on: this was meant for version { $given }, it is now at version { $current }.
refusal-not-your-turn = It is not your turn: { $name } decides.
refusal-illegal = “{ $action }” is not possible now: { $reason }
refusal-malformed = { $reason }
refusal-undo-none = At this table nothing is taken back.
refusal-undo-not-free = This cannot be taken back without asking the others.
refusal-nothing-to-take-back = There is no move of yours to take back.
refusal-proposal-open = Something else is being asked of the table already.
refusal-no-proposal = Nothing is being asked of the table.
refusal-already-answered = You have answered already.
refusal-empty-text = There is nothing to say.
refusal-text-too-long = At most { $most } characters.
refusal-busy = The table is very busy; please try again.
refusal-not-finished = This is shown when the game is over.
refusal-internal = Something went wrong on the server; nothing was lost. Number of the incident: { $incident }

# What happened at the table.
log-create = { $name } opened the table.
log-join = { $name } sat down.
log-set = { $name } changed a seat.
log-start = The game begins. The shuffle is sealed: { $hash }
log-leave = { $name } left.
log-away = { $name } ran out of time; a bot plays on.
log-return = { $name } is back.
log-take_over = { $name } took a seat over.
log-undo = { $name } took back { $count ->
    [one] one decision
   *[other] { $count } decisions
}.
log-take_back = The table took back { $count ->
    [one] one decision
   *[other] { $count } decisions
}, as { $name } had asked.
log-ask_take_back = { $name } asks to take back { $count ->
    [one] one decision
   *[other] { $count } decisions
}.
log-ask_end = { $name } proposes to end the game here.
log-agree = { $name } agrees.
log-refuse = { $name } refuses.
log-end = The table agreed to end the game unfinished.
log-cancel = { $name } closed the table.
log-stop = The administrator ended the game.

# Who sits where.
bot-name = Bot { $seat } ({ $level })
open-seat = open seat

# Profiles, rematches, messages to those who are not here.
refusal-not-invited = No seat is kept for you at this table.
refusal-not-over = A rematch can be played when the game is over.
refusal-preferences-too-large = Preferences may have { $most } bytes at most.
refusal-no-mail = This server sends no mail.
refusal-bad-mail = This is not a mail address.
refusal-bad-hook = A webhook is an http or https address on the open internet.
refusal-bad-code = This link is no longer valid; ask for a new one.
log-decline = { $name } turned the invitation down.
letter-subject-turn = Your turn: { $game } with { $others }
letter-subject-invitation = Invitation: { $game } with { $others }
letter-subject-question = A question for you: { $game } with { $others }
letter-subject-over = Game over: { $game } with { $others }
letter-subject-many = News from your tables ({ $count })
letter-turn = It is your turn at { $game } with { $others }.
letter-turn-until = It is your turn at { $game } with { $others }. Your time ends on { $until }.
letter-invitation = { $name } invites you to play { $game }; at the table: { $others }.
letter-question-take-back = { $name } asks to take moves back at { $game }. Do you agree?
letter-question-end = { $name } proposes to end the game of { $game }. Do you agree?
letter-over = { $game } with { $others } is over: you are number { $rank } with { $points ->
    [one] one point
   *[other] { $points } points
}.
letter-ended = { $game } with { $others } was ended unfinished.
letter-footer = You get this because you asked Ludoteca to write to you. No more messages: { $link }
letter-subject-confirm = Ludoteca: is this your address?
letter-confirm = { $name } at Ludoteca wants to be told at this address when it is time to play.
    If this is you, confirm it here within two days:
    { $link }

    If not, do nothing; you will not hear from us again.
page-confirm = Shall Ludoteca write to this mail address when it is your turn?
page-confirm-button = Yes, this is my address
page-confirmed = The address is confirmed.
page-stop = Shall Ludoteca write to this address no more?
page-stop-button = No more messages
page-stopped = You will get no more messages at this address.
