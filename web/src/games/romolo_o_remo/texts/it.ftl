# Testi che servono solo al tavolo disegnato.

board-map = La mappa del Lazio
board-market = Mercato
board-market-update = { $count ->
    [0] i prezzi cambiano
    [one] ancora 1 cubo e cambiano
   *[other] ancora { $count } cubi e cambiano
}
board-display = Personaggi
board-display-price = { $price } monete
board-display-pile = { $count ->
    [0] pila vuota
   *[other] { $count } nella pila
}
board-slot-empty = vuoto
board-bank = Banca
board-bank-empty = { $count } di { $most } tipi esauriti
board-ending = la fine è vicina
board-short-grain = grano
board-short-wood = legno
board-short-stone = pietra
board-short-salt = sale
board-short-refined = raffin.
board-price = { $price ->
    [0] senza prezzo: due per mezza moneta
    [one] 1 moneta
   *[other] { $price } monete
}
board-money = Denaro
board-battle-tokens = Segnalini battaglia
board-tokens = Segnalini dado: in mano, e usati
board-fallen = { $count ->
    [one] 1 mercenario caduto
   *[other] { $count } mercenari caduti
}
board-facts = Potere { $power } · lavoratori { $workers }/{ $most_workers } · militari { $military }/{ $most_military } · esagoni { $hexes }
board-hungry = affamati { $count }
board-hungry-help = Unità che ora nessuna fattoria sfama: ognuna costa un grano nel Mantenimento
board-salary = salario { $count }
board-chip-out = eliminato
board-chip-turn = di turno

board-score = Se finisse ora
board-score-sum = Totale, per quanto si sa
board-score-help = Chi ha di più in una categoria prende il bonus in verde; alla pari si divide.
board-score-consul = { $name } ha il Consul e vince i pareggi.
board-close = chiudi
board-points-now = PV ora
board-points-help = Punti di ora, senza il denaro segreto
board-layer-points = Punti
board-layer-points-help = Le sei categorie se la partita finisse ora.
board-layers = Che cosa mostra la mappa
board-layer-influence = Influenza
board-layer-influence-help = Un bordo del colore di chi ora controlla l’esagono; i segni dove l’Influenza è di più giocatori.
board-layer-power = Potere
board-layer-power-help = Il Potere di ogni esagono.
board-layer-places = Nomi
board-layer-places-help = Come il resoconto chiama gli esagoni.
board-explore = esplora
board-peek = guarda
board-other-unit = un’altra Unità
board-locked = Adesso non si può
board-offer = dai { $item }
board-request = ricevi { $item }
board-cube-hand = { $resource }
board-cube-store = { $resource } (magazzino)

board-plan-walls = { $count ->
    [0] Dove vanno i muri?
    [one] 1 muro
   *[other] { $count } muri
}
board-plan-walls-help = Scegli fino a tre lati dell’esagono, poi conferma e paga.
board-plan-army = { $attack } contro { $defence }
board-plan-army-help = Scegli le Unità che attaccano, poi conferma.
board-plan-raze = { $count ->
    [0] Chi attacca gli edifici?
    [one] 1 Unità attacca gli edifici
   *[other] { $count } Unità attaccano gli edifici
}
board-plan-refused = Così non si può. Ricomincia.

board-battle = Battaglia
board-battle-at = Battaglia: { $hex }
board-battle-lead = { $side ->
    [attack] L’attaccante è avanti di { $lead }; ogni 3 un caduto.
    [defence] Il difensore è avanti di { $lead }; ogni 3 un caduto.
   *[none] Pari: nessuno vince, se i segnalini non decidono.
}

board-events-line = i prossimi eventi
board-events-bag = ancora nel sacchetto
board-event-next = Poi: { $text }
board-event-white = non succede nulla
board-event-yellow = l’A.I. può prendere un personaggio
board-event-pink = i prezzi si muovono, l’A.I. incassa
board-event-blue = nuove Unità dell’A.I.
board-event-brown = l’A.I. marcia, la linea si rimescola

board-phase-setup = Preparazione
board-phase-actions = Azioni
board-phase-war = Guerra
board-phase-maintenance = Mantenimento
board-phase-rival = l’A.I.
board-phase-end = Fine

board-hex = { $terrain } { $hex }
board-hex-capital = Capitale di { $name }, { $hex }
board-hex-unexplored = Inesplorato { $hex }
board-hex-seen = Il tuo esploratore ha visto: { $terrain }.
board-hex-power = Potere { $power }, posto per { $limit } Costruzioni.
board-hex-influence = Influenza: { $list }.
board-multiplier = Vale { $count } volte per chi lo controlla.
board-multiplier-unknown = Qui c’è un moltiplicatore coperto.
board-walls = muri ({ $list })
board-side = Muro a { $side }
board-cost = Costa { $stone } pietra e { $wood } legno.
board-cost-wall = Fino a tre, ognuno per 1 pietra o legno.
board-type = { $type ->
    [1] Tipo I
    [2] Tipo II
   *[3] Tipo III
}
board-figures = { $name }: { $count ->
    [one] { $unit }
   *[other] { $count } × { $unit }
}{ $lies ->
    [yes] , disteso
   *[no] { "" }
}{ $marked ->
    [yes] , segnalino penalità
   *[no] { "" }
}
board-unit-worker = Due azioni: si muove e lavora. Valore di combattimento 1.
board-unit-soldier = Due movimenti. Valore di combattimento 3, un punto di Influenza.
board-unit-mercenary = Due movimenti. Valore di combattimento 2, vuole il salario, non mangia.
board-unit-explorer = Tre movimenti, o sguardi sotto gli esagoni.

text-nothing = niente
text-round = Round { $round }, { $phase }.
text-over = La partita è finita.
text-decides = Decide { $name }.
text-market = Mercato: { $list }.
text-price = { $resource } { $price } (sopra: { $above })
text-display = Personaggi: { $list }; { $count } nella pila.
text-bank = Banca: { $list }.
text-player = { $name }: { $money } monete; { $cubes }; { $units }; personaggi: { $characters }; segnalini battaglia: { $tokens }.
text-rival = L’A.I.: { $money } monete; personaggi: { $characters }; segnalini battaglia: { $tokens }; eventi: { $events }.
text-hex = { $hex }: { $text }
text-unexplored = Inesplorati: { $list }.
