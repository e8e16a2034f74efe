game-title = Giorno di mercato

action-bid = Offri { $card }

prompt-bid = Quale carta offri?
    .rule = MD-1
prompt-game_over = Il mercato è chiuso.
step-bid = offerte
step-game_over = la fine

event-bid-placed =
    { $who ->
        [you] Fai la tua offerta.
       *[other] { $seat } fa la sua offerta.
    }
event-bid-is =
    { $who ->
        [you] Offri { $card }.
       *[other] { $seat } offre { $card }.
    }
event-bids-shown = Le offerte, posto per posto: { $cards }.
event-ware-sold =
    { $who ->
        [you] Ottieni la merce da { $ware }.
       *[other] { $seat } ottiene la merce da { $ware }.
    }
event-ware-offered = È in vendita una merce da { $ware }.

reason-game-over = Il mercato è chiuso.
reason-not-in-hand = Non hai in mano il { $card }.

source-wares = Merci
source-coins = Monete

option-hand = Carte in mano
    .help = Quante carte riceve ciascuno, e quindi quanti giorni dura il mercato.

field-ware = In vendita
field-coming = In arrivo
field-spent = Carte giocate
field-hand = Mano
field-cards = Carte
field-bid = Offerta
field-has_bid = Ha offerto
field-wares = Merci
field-coins = Monete
