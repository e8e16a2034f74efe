# Parole che servono soltanto al tavolo disegnato di Río de la Plata

board-city = La città
board-plaza = Plaza Mayor
board-tab-city = Città
board-tab-grids = Costruzioni maggiori
board-tab-work = Lavori
board-tab-offices = Cariche
board-vp = PV
board-time = Anni
board-end = fine
board-enemies = Indigeni e Corsari
board-war-odds = guerra quest’anno
board-order = Ordine di gioco
board-order-place = Posto { $place }: { $name }
board-offices = Cariche pubbliche
board-nobody = nessuno
board-segments = { $count } lati
board-bonus = +{ $vp } PV
board-stands-in = si trova in { $district }
board-fort-cannons = Forte · cannoni
board-fort-stands = ha i cannoni
board-harbour-stands = porta la nave
board-cargo = Carico
board-ship = La nave
board-ship-away = torna nel
board-ship-none = Finché non c’è il porto non c’è nave.
board-ship-back = In mare, torna nel { $year }.
board-ship-docked = Alla banchina, { $aboard } merci a bordo su { $capacity }.
board-shadow = Pedina ombra
board-trade = Proponi uno scambio
board-trade-with = Un’offerta a { $name }
board-trade-help = Scegli che cosa dai e che cosa vuoi in cambio, poi manda l’offerta.
board-trade-drop = Lascia perdere
board-plan-refused = Così non si può.
board-you-give = tu dai
board-you-get = tu ricevi
board-you-want = tu vuoi
board-more = Più { $good }
board-less = Meno { $good }
board-five = ne restano { $left } su 5
board-in-hand = { $count } in mano
board-nearer = Più vicino
board-farther = Più lontano
board-whole = Tutta la città

board-space = spazio { $space }
board-free-space = Spazio libero
board-space-in = Spazio { $space }, quartiere { $district }
board-of = { $thing } di { $name }
board-standing = Lavoratori: { $list }
board-start-line = Sulla linea di partenza.
board-district = Quartiere { $district }
board-house-worth = { $vp ->
    [0] Qui una casa alla fine non vale niente.
   *[other] Qui una casa alla fine vale { $vp } PV.
}
board-connected = Collegato alla Plaza Mayor.
board-closed = Chiuso dalle mura.
board-building-costs = { $workers ->
    [one] 1 lavoratore
   *[other] { $workers } lavoratori
}{ $goods ->
    [none] {""}
   *[other] ; { $goods }
}
board-wall = lato { $wall }
board-road = strada { $road }

board-office-gunner = Cannoniere
board-office-general = Generale
board-office-road_builder = Stradarolo
board-office-defender_office = Difensore
board-office-master_stone = Pietraio
board-office-master_wood = Carpentiere
board-office-master_craft = Artigiano
board-office-master_merchant = Mercante
board-office-shipowner = Armatore
board-office-bishop = Vescovo
board-office-architect = Architetto
board-office-governor = Governatore
board-office-needs = Costa { $coins } monete; servono { $vp } PV.
board-office-since = { $name }, dal { $year }
board-office-sought = Ci aspira { $name }.

board-homes = { $houses } case, { $huts } capanne
board-wars = { $count ->
    [0] deve attaccare
    [one] ha attaccato
   *[other] ha attaccato { $count } volte
}
board-pawns-in-city = { $count } in città
board-if-now = se finisse ora
board-source-coins = monete
board-source-offices = cariche
board-source-houses = case

board-round = Round { $round }
board-war-begins = Guerra
board-war-turns = Turni di guerra
board-attacks = attacca
board-defends = difende
board-your-groups = I tuoi gruppi
board-friends = Alleati
board-size-1 = Singola
board-size-2 = Doppia
board-size-3 = Tripla
way-move = Muovi
way-extra = Sacrifica un gruppo
board-enemies-left = nemici rimasti
board-outside = fuori dalle mura
board-quiet = round senza battaglie
board-about-natives = A parità cadono entrambi; con una caserma nel quartiere resta un difensore.
board-about-corsairs = A parità vincono e tengono una pedina, salvo caserma nel quartiere.
board-sign-reach = raggiungibile, costo
board-sign-battle = battaglia
board-sign-open = lato aperto
board-sign-rest = pedina dell’attaccante, ferma
board-if-attack = Se attacchi qui, quartiere { $district }
board-decides-larger = Vince il gruppo più numeroso, senza perdite.
board-decides-equal = Parità: cadono entrambi i gruppi.
board-decides-corsairs = Parità: prevalgono i Corsari e ne resta uno.
board-decides-barracks = Parità: la caserma salva un difensore.
board-decides-cancelled = I Corsari prevarrebbero, ma c’è la caserma: cadono tutti.
board-decides-storm = Nessuno difende: un nemico cade con l’edificio.
board-falls = { $killed ->
    [0] { $lost ->
        [one] Cade 1 lavoratore.
       *[other] Cadono { $lost } lavoratori.
    }
    [one] { $lost ->
        [0] Cade 1 nemico.
        [one] Cadono 1 nemico e 1 lavoratore.
       *[other] Cadono 1 nemico e { $lost } lavoratori.
    }
   *[other] { $lost ->
        [0] Cadono { $killed } nemici.
        [one] Cadono { $killed } nemici e 1 lavoratore.
       *[other] Cadono { $killed } nemici e { $lost } lavoratori.
    }
}
board-burns = { $workers ->
    [0] Distrugge: { $building }.
   *[other] Poi distrugge: { $building }.
}
board-you-score = Tu: { $vp } PV

board-phase = { $year } · { $phase }
board-phase-placement = piazzamento
board-phase-completion = completamento
board-phase-effects = effetti
board-phase-order = ordine di gioco
board-phase-war = guerra: { $enemy }
board-phase-round = guerra: { $enemy }, round { $round }
board-phase-over = la fine

text-nothing = niente
text-over = La partita è finita.
text-decides = Decide { $name }.
text-year = Anno { $year }, { $phase }.
text-order = Ordine di gioco: { $list }.
text-enemies = Indigeni { $natives }, Corsari { $corsairs }.
text-city = Città: { $list }.
text-of = di { $name }
text-workers = (lavoratori: { $list })
text-roads = Strade: { $roads }. Mura costruite: { $walls }.
text-district = Quartiere { $district }: { $text }
text-grid = { $grid }: { $list }.
text-work = Cava: { $quarry }. Foresta: { $forest }.
text-ship = { $state ->
    [none] Non c’è ancora la nave.
    [away] La nave torna nel { $year }.
   *[docked] La nave è alla banchina con { $aboard } merci su { $capacity }.
}
text-offices = Cariche: { $list }.
text-war = Guerra: { $name } guida { $count } { $enemy }. Gruppi: { $list }. Fuori: { $outside }.
text-player = { $name }: { $vp } PV, { $total } se finisse ora; { $goods }; lavoratori in mano { $hand }, nei campi { $fields }, in bottega { $workshop }, in banchina { $dock }; carico: { $cargo }.
