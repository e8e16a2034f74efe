game-title = Oro sepolto

## Linee dell'isola

line-a = riga a
line-b = riga b
line-c = riga c
line-1 = colonna 1
line-2 = colonna 2
line-3 = colonna 3

## Scelte

action-stay = Resta al campo
action-peek = Sbircia sotto { $plot }
action-dig = Scava in { $plot }
action-toast = Brinda a { $friend }

label-dig-for = Scava in { $plot } per { $gold } d'oro
catch-seen = lì hai già sbirciato
catch-partner = chi gioca con te
group-contract = Sulla linea del tuo contratto
group-elsewhere = Altrove

prompt-scout = Turno { $round }: dove sbirci? Il tuo contratto è { $line }.
    .rule = BG-1
prompt-digging = Turno { $round }: dove scavi? Il tuo contratto è { $line }.
    .rule = BG-2
prompt-feast =
    { $coins ->
        [0] La festa è tua. A chi brindi?
       *[other] La festa è tua, e hanno già brindato a te. A chi brindi?
    }
    .rule = BG-3
prompt-game_over = L'oro è dissotterrato.
step-scout = esplorazione
step-digging = scavo
step-feast = festa
step-game_over = la fine

## Che cosa è successo

event-peeked =
    { $who ->
        [you] Sbirci sotto { $plot }.
       *[other] { $seat } sbircia sotto { $plot }.
    }
event-found =
    { $who ->
        [you] Trovi { $gold } d'oro in { $plot }.
       *[other] { $seat } trova { $gold } d'oro in { $plot }.
    }
event-chose =
    { $who ->
        [you] Hai scelto dove scavare.
       *[other] { $seat } ha scelto dove scavare.
    }
event-digs =
    { $who ->
        [you] Scaverai in { $plot }.
       *[other] { $seat } scaverà in { $plot }.
    }
event-digs-shown = Le scelte, posto per posto: { $plots }.
event-dug =
    { $who ->
        [you] Dissotterri { $gold } d'oro in { $plot }.
       *[other] { $seat } dissotterra { $gold } d'oro in { $plot }.
    }
event-quarrel = Le due squadre vogliono { $plot }: litigano, e resta chiuso.
event-toasted =
    { $who ->
        [you] Brindi a { $friend }, che riceve una moneta.
       *[other]
            { $who_friend ->
                [you] { $seat } brinda a te, e ricevi una moneta.
               *[other] { $seat } brinda a { $friend }, che riceve una moneta.
            }
    }
event-contract-shown =
    { $who ->
        [you] Il tuo contratto era { $line }.
       *[other] Il contratto di { $seat } era { $line }.
    }
event-left = Rimane sottoterra: { $list }.
    .item = { $gold } in { $plot }

## Perché no

reason-game-over = La partita è finita.
reason-not-now = Non è il momento.
reason-feast = Alla festa si brinda a qualcuno.
reason-not-yourself = Non puoi brindare a te.
reason-open =
    { $who_owner ->
        [you] Hai già aperto tu { $plot }.
       *[other] { $plot } è già stato aperto da { $owner }.
    }
reason-seen = Hai già sbirciato sotto { $plot }.

## Punti, effetti, opzioni

source-gold = Oro
source-coins = Monete
source-contracts = Contratti

effect-coins = { $count ->
    [one] { $change } moneta
   *[other] { $change } monete
}
effect-gold = { $change } d'oro

option-treasure = Tesoro
    .help = L'oro dei nove lotti, nove cifre che vengono mescolate.
option-rounds = Turni
    .help = Quante volte si scava.
option-whispers = Compagni che sussurrano
    .help = I compagni conoscono il contratto l'uno dell'altro.

team-0 = Le ancore
team-1 = I pappagalli

field-round = Turno
field-plots = Lotti
field-gold = Oro
field-owner = Scavato da
field-players = Giocatori
field-contract = Contratto
field-scouted = Ha sbirciato sotto
field-dig = Scava in
field-has_chosen = Ha scelto
field-coins = Monete
