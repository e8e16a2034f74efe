game-title = Chi va piano

rival-tortoise = la tartaruga

action-hop = Saltella di due caselle
action-dash = Scatta
action-rest = Riposati e rimescola le carte giocate

prompt-run =
    { $left ->
        [one] Manca una casella.
       *[other] Mancano { $left } caselle.
    } Come prosegui?
    .rule = SS-1
prompt-game_over = La corsa è finita.
step-run = corre la lepre
step-walk = cammina la tartaruga
step-game_over = la fine

catch-cards =
    { $count ->
        [one] l'ultima carta
       *[other] una di { $count } carte
    }

event-hopped =
    { $who ->
        [you] Saltelli di { $fields } caselle.
       *[other] { $seat } saltella di { $fields } caselle.
    }
event-dashed =
    { $who ->
        [you] Scatti di { $fields } caselle.
       *[other] { $seat } scatta di { $fields } caselle.
    }
event-rested =
    { $who ->
        [you] Ti riposi.
       *[other] { $seat } si riposa.
    }
event-walked =
    { $fields ->
        [one] La tartaruga fa una casella.
       *[other] La tartaruga fa { $fields } caselle.
    }

reason-game-over = La corsa è finita.
reason-no-card = Non restano carte per scattare: prima riposati.
reason-nothing-spent = Nessuna carta è stata giocata: non c'è nulla da rimescolare.

effect-fields = { $count ->
    [one] { $change } casella
   *[other] { $change } caselle
}
source-fields = Caselle

option-head_start = Vantaggio
    .help = Di quante caselle la tartaruga è avanti alla partenza.

field-hare = La lepre
field-tortoise = La tartaruga
field-pile = Il mazzo della lepre
field-spent = Carte giocate
field-paces = Il mazzo della tartaruga
