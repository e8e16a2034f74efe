# Parole che servono solo al tavolo disegnato de L'Epoca delle Scoperte

board-map = Carta del Nuovo Mondo
board-boxes = Ordine del turno e box evento
board-turn-order = Ordine
board-turn = Turno { $turn } di 8
board-tab-map = Mappa
board-tab-boxes = Box
board-tab-capital = Capitale
board-hand = La tua mano
board-hand-short = mano
board-next = prossimo turno
board-money = Denaro
board-points = PV
board-vp = { $vp } PV
board-income = entrate da merci e navi
board-no-goods = nessuna merce
board-set = una combinazione: ${ $money } ogni turno
board-blocked = chiuso a questo tavolo
board-any = a scelta
board-pass = Passa
board-stack = epoca { $era } · altri { $count }
board-era-1 = I
board-era-2 = II
board-era-3 = III

box-specialists = Specialisti
board-box-initiative = $ subito, ordine poi
board-box-dock = per il Nuovo Mondo
board-box-goods = si sceglie in fila
board-box-shipping = vince il più forte
board-box-capital = si compra in fila
board-box-discovery = fino alla partenza
board-box-specialists = per il prossimo turno
board-box-warfare = in quest’ordine
board-goods-left = { $count } nella riserva
board-cards-left = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
board-one-each = una unità a testa
board-war-cost = battaglia gratis, guerra $10
board-you-lead = sei in testa
board-leads = { $name } è in testa

board-timing-C = ogni turno
board-timing-D1 = ogni turno
board-timing-D2 = ogni turno
board-timing-D3 = ogni turno
board-timing-D4 = ogni turno
board-timing-D5 = ogni turno
board-timing-buy = subito
board-timing-always = sempre
board-timing-once = una volta
board-timing-end = alla fine

board-effect-settlers = +1 colono per la prossima mano.
board-effect-monastery = +1 missionario per la prossima mano.
board-effect-trade_routes = +1 mercante per la prossima mano.
board-effect-training_grounds = +1 soldato per la prossima mano.
board-effect-indentured_servitude = 1 colono gratis sullo spazio X.
board-effect-conquistador = 1 soldato gratis in Scoperta.
board-effect-navigator = 1 capitano gratis in Scoperta.
board-effect-inca_conquest = $20 dalla banca.
board-effect-trading_post = $5 dalla banca.
board-effect-cartography = Scopri una regione, nativi o no.
board-effect-indian_allies = 2 soldati gratis in una tua colonia.
board-effect-privateers = Gli altri ti pagano $1 per ogni tua nave.
board-effect-shipyard = +1 capitano per la prossima mano.
board-effect-cathedral = I tuoi missionari portano 2 coloni, non 1.
board-effect-taxation = $10 dalla banca.
board-effect-university = Avanza un tuo pezzo di uno spazio.
board-effect-east_india_company = 1 merce a caso.
board-effect-land_grants = 1 colono gratis sullo spazio Y.
board-effect-rum_distillery = $3 per ogni tuo zucchero.
board-effect-market = +1 mercante per la prossima mano.
board-effect-military_academy = +1 soldato per la prossima mano.
board-effect-fortress = +1 soldato per la prossima mano.
board-effect-stables = Sposta 1 soldato in una regione vicina.
board-effect-militia = +1 soldato quando sei attaccato.
board-effect-mercantilism = 1 PV per ogni merce.
board-effect-population = 1 PV ogni 2 unità nel Nuovo Mondo.
board-effect-navy = 4 PV per ogni nave mercantile.
board-effect-power = 2 PV per ogni soldato nel Nuovo Mondo.
board-effect-prosperity = 2 PV per ogni edificio capitale.
board-effect-glory = 2 PV per ogni regione con una tua unità.
board-effect-wealth = 1 PV ogni $5.
board-effect-migration = Sposta 1 o 2 unità in un’altra regione.
board-effect-factory = $25 dalla banca.

board-expedition = Spedizione
board-compose = Scegli chi salpa, poi per dove; oppure resta.
board-where-to = Scegli una regione da scoprire.
board-cards = Tutte le regioni sono scoperte: si pesca una carta.
board-stay = In questo turno nessuno salpa
board-one-more = { $crew }: uno in più
board-one-less = { $crew }: uno in meno
board-crew-captain = capitano
board-crew-soldier = soldato
board-crew-other = altra unità

board-stables_from = Stalla: sposta un soldato, o passa
board-stables_from-help = Scegli la regione che lascia, poi una vicina.
board-migration_from = Migrazione: sposta fino a due unità, o passa
board-migration_from-help = Scegli la regione che lasciano, poi dove vanno, poi chi parte.
board-plan-refused = Così non è più possibile.
board-hits-soldiers = { $count ->
    [one] 1 soldato
   *[other] { $count } soldati
}
board-hits-militia = { $count ->
    [0] risparmia la milizia
   *[other] il soldato della milizia
}

board-phase = Turno { $turn } · { $phase }
board-phase-auction = Asta
board-phase-placement = Piazzamento
board-phase-university = Università
board-phase-moves = Spostamenti
board-phase-over = Fine della partita

board-region-good = { $good } al primo con tre unità
board-region-unknown = da scoprire, nativi ignoti
board-region-tile = { $natives } nativi, ${ $coins }, ${ $plunder } per soldato, { $vp } PV
board-region-nobody = non ci vive nessuno
board-region-small = nessuno ha tre unità: ancora niente punti
board-region-scores = Ora: { $list }
board-region-score = { $name } { $vp } PV
board-region-units = { $name } { $units } unità{ $soldiers ->
    [0] { "" }
    [one] {" (1 soldato)"}
   *[other] {" ("}{ $soldiers }{" soldati)"}
}
board-region-next = confina con { $list }
board-owners = di { $names }
board-price = prezzo ${ $price }
board-good-tiles = { $count } tessere in gioco
board-unit-values = vale { $shipping } nella Spedizione Mercantile, { $expedition } in una spedizione di scoperta

text-turn = Turno { $turn }, epoca { $era }, { $phase }.
text-decides = Decide { $name }.
text-over = La partita è finita.
text-order = Ordine del turno: { $list }.
text-nothing = niente
text-display = Edifici a ${ $price }: { $list }; altri { $count } nella pila.
text-market = Merci: { $list }.
text-ship = Nave mercantile: { $there ->
    [yes] nel suo box
   *[no] presa
}.
text-box = { $box }: { $list }.
text-piece = { $unit } di { $name }
text-region = { $region }: { $text }.
text-player = { $name }: ${ $money }, { $vp } PV, mano: { $hand }; prossimo turno: { $next }.
text-player-goods = Merci di { $name }: { $goods }; { $ships ->
    [one] 1 nave
   *[other] { $ships } navi
}; entrate ${ $income }.
text-player-buildings = Edifici di { $name }: { $list }; scoperte: { $discoveries }.
