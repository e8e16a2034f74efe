# Parole che servono solo al tabellone disegnato di Roads & Boats

board-map = Mappa
board-wonder = La meraviglia
board-wonder-bricks = { $count } di { $last }
board-wonder-next = prossimo mattone
board-wonder-row = { $points } punti a riga
board-goods = { $count ->
    [one] 1 merce
   *[other] { $count } merci
}
board-temple = Tempio
board-temple-tie = pari: vince chi è più vicino
board-order = ordine
board-position = Posizione { $position }
board-place-in-order = { $place }º
board-research = Ricerca
board-research-cost = 2 oche + 1 carta
board-research-on = Ricerca su { $name }
board-needs = Che serve
board-points = punti
board-wealth = ricchezza { $points }
board-wonder-points = = { $points }
board-bricks = { $count ->
    [one] 1 mattone
   *[other] { $count } mattoni
}
board-of = { $count } di { $most }
board-aboard = a bordo
board-knows = conosce
board-home = casa
board-home-of = Casa di { $name }

board-trip-choose = Scegli un trasportatore
board-trip-begin = { $name }: dove va?
board-trip-stow = { $name }: che cosa carica?
board-trip-stay = { $name }: meglio che resti qui. Conferma, o scegli altro
board-trip-confirm = { $name }: conferma il percorso o cambialo
board-trip-help = Scegli un tassello per andarci, una merce per caricarla o scaricarla. Scegli una parte del piano per toglierla.
board-trip-help-stow = Scegli le merci per caricarle e scaricarle.
board-trip-spent = passi finiti
board-trip-refused = Lì non è possibile.
board-off-road = fuori strada
board-steps = { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
}
board-chip-step = a { $name }
board-chip-get = carica
board-chip-put = scarica
board-chip-remove = Togli: { $name }
board-next-makes = { $name } produrrà
board-next-lost = { $name } sprecherà
board-followers = oche
board-ground = terra
board-ground-bank = sponda { $bank }
board-nothing = qui non c’è nulla

board-border = Muro tra { $from } e { $to }
board-slot = Strada da { $from } a { $to }{ $half ->
    [a] , lato a del fiume
    [b] , lato b del fiume
   *[whole] { "" }
}
board-arm = Ponte su { $name }{ $arms ->
    [one] { "" }
   *[other] , ramo { $arm }
}
board-tiles-left = { $count ->
    [one] ne resta 1
   *[other] ne restano { $count }
}
board-place-bank = { $name }, sponda { $bank }
board-place-water = L’acqua su { $name }
board-place-coast = La costa di { $name } verso { $to }{ $half ->
    [a] , lato a
    [b] , lato b
   *[whole] { "" }
}
board-bank = Sponda { $bank }
board-key-answer = { "" }
board-key-position = Posizione
board-key-rotation = Gira
board-key-road = Strada
board-key-bridge = Ponte
board-key-wall = Muro
board-key-demolish = Demolisci
board-key-wonder = Mattone
board-key-edge = Lato

board-on-bank = Sponda { $bank }: { $list }
board-or = o
board-forecast = Prossima produzione: { $list }
board-forecast-lost = Nella prossima produzione si perde: { $list }
board-bag = Nel sacchetto: { $list }
board-used = Ha lavorato in questo turno: { $used } su { $capacity }
board-costs = Costa { $list }
board-needs-goods = Serve { $list }
board-carrier = Movimento { $moves }, capacità { $capacity }
board-holds = A bordo: { $list }
board-carries = Porta: { $name }
board-worth = { $points } punti se alla fine è su un trasportatore

board-turn = Turno { $turn }
board-phase = { board-turn } · { $phase }
board-phase-setup = Preparazione
board-phase-over = Fine

text-nothing = nulla
text-over = La partita è finita.
text-decides = Decide { $name }.
text-wonder = Meraviglia: { $count ->
    [one] 1 mattone
   *[other] { $count } mattoni
} di { $last }.
text-temple = Tempio, dal più vicino: { $list }.
text-order = Ordine di gioco: { $list }.
text-player = { $name }: ora { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, casa { $home }.
text-research = { $name } conosce: { $list }.
text-transporter = { $name }, { $transporter } su { $hex }: { $goods }.
text-tile = { $tile }: { $list }.
text-river = fiume
text-bridge = ponte
text-road = strada
text-wall = { $count ->
    [one] muro ({ $owner })
   *[other] muro di { $count } pezzi ({ $owner })
}
text-neutral = neutrale
text-border = Confine { $name }: { $list }.

map-draw = Disegna una mappa
map-tools = Pennelli
map-river = Fiume
map-river-help = Traccia da tassello a tassello, o scegli un confine; ripassando, l’acqua se ne va.
map-home = Casa
map-erase = Niente
map-undo = Annulla
map-clear = Svuota
map-open = Apri …
map-save = Salva
map-done = Fatto
map-counts = { $tiles ->
    [one] 1 tassello
   *[other] { $tiles } tasselli
}, { $land } di terra, { $starts ->
    [one] 1 casa
   *[other] { $starts } case
}.
map-fine = Su questa mappa si può giocare.
map-unread = «{ $file }» non contiene nessuna mappa.
