# Rio de la Plata in italiano.
#
# Un valore di un dominio è un messaggio: `good-stone`. L'argomento `good` arriva tradotto come $good, e ogni
# attributo del suo messaggio come $<attributo>_good. $seat, $owner, $partner e $attacker sono nomi di
# giocatori; $who è "you" quando chi legge è quello di $seat.

game-title = Río de la Plata
game-tagline = Fondate insieme Buenos Aires, difendetela e diventatene il primo cittadino.

## Risorse

good-stone = pietra
    .counted = { $count ->
        [one] 1 pietra
       *[other] { $count } pietre
    }
good-wood = legno
    .counted = { $count } legno
good-precious = risorsa pregiata
    .counted = { $count ->
        [one] 1 risorsa pregiata
       *[other] { $count } risorse pregiate
    }
good-coin = moneta
    .counted = { $count ->
        [one] 1 moneta
       *[other] { $count } monete
    }

## Costruzioni minori

building-hut = capanna
    .a = una capanna
    .the = la capanna
    .effect = La dimora dei tuoi lavoratori: da qui raggiungi gli spazi intorno. Alla fine non vale nulla.
building-house = casa
    .a = una casa
    .the = la casa
    .effect = Apre ai tuoi lavoratori gli edifici accanto. Fine: 2 PV più quanto aggiunge il quartiere.
building-stonecutter = tagliapietre
    .a = un tagliapietre
    .the = il tagliapietre
    .effect = Attivato: 3 pietre per 1 pietra.
building-carpenter = falegname
    .a = un falegname
    .the = il falegname
    .effect = Attivato: 3 legno per 1 legno.
building-market = mercato
    .a = un mercato
    .the = il mercato
    .effect = Attivato: 1 moneta per pietra o legno, 2 per una risorsa pregiata.
building-guild = corporazione
    .a = una corporazione
    .the = la corporazione
    .effect = Attivata: 3 monete per pietra o legno, 4 per una risorsa pregiata.
building-square = piazza
    .a = una piazza
    .the = la piazza
    .effect = 6 PV quando si costruisce, tra cinque costruzioni o mura.
building-monument = monumento
    .a = un monumento
    .the = il monumento
    .effect = 3 PV quando si costruisce; +1 PV a ogni casa del quartiere.
building-garden = giardino
    .a = un giardino
    .the = il giardino
    .effect = 3 PV quando si costruisce; +1 PV a ogni casa del quartiere.
building-barracks = caserma
    .a = una caserma
    .the = la caserma
    .effect = 6 PV quando si costruisce; +1 PV a ogni casa del quartiere, dove i difensori prevalgono.
building-church = chiesa
    .a = una chiesa
    .the = la chiesa
    .effect = 3 PV quando si costruisce; +1 PV a ogni casa del quartiere. Attivata: 2 PV per 1 moneta.
building-palace = palazzo
    .a = il palazzo
    .the = il palazzo
building-cathedral = cattedrale
    .a = la cattedrale
    .the = la cattedrale

## Costruzioni maggiori

grid-palace = palazzo
    .the = il palazzo
    .to = al palazzo
    .of = del palazzo
    .effect = +3 PV a ogni casa del suo quartiere.
grid-cathedral = cattedrale
    .the = la cattedrale
    .to = alla cattedrale
    .of = della cattedrale
    .effect = +2 PV a ogni casa del suo quartiere; le chiese danno 3 PV.
grid-fort = forte
    .the = il forte
    .to = al forte
    .of = del forte
    .effect = I suoi cannoni sparano sui nemici; 4 PV a chi lo completa.
grid-harbour = porto
    .the = il porto
    .to = al porto
    .of = del porto
    .effect = Porta la nave; 2 PV a chi lo completa.
grid-walls = mura
    .the = le mura
    .to = alle mura
    .of = delle mura
    .effect = Chi le completa costruisce 3 tratti di mura ai bordi della città.
grid-road = strada
    .the = la strada
    .to = alla strada
    .of = della strada
    .effect = Chi la completa posa 3 tratti di strada tra gli spazi della città.

## Dove vanno i lavoratori fuori città

site-quarry = cava
    .to = alla cava
    .in = nella cava
site-forest = foresta
    .to = nella foresta
    .in = nella foresta
site-fields = campi
    .to = nei campi
    .in = nei campi
site-workshop = lavoro artigiano
    .to = al lavoro artigiano
    .in = al lavoro artigiano
site-dock = banchina
    .to = sulla banchina
    .in = sulla banchina
site-order = ordine di gioco
    .to = sull’ordine di gioco
    .in = sull’ordine di gioco

## Cariche pubbliche

office-gunner = Cannoniere
    .the = il Cannoniere
    .effect = +1 al tiro dei cannoni, 2 PV per ogni nemico colpito. Fine: 5 PV.
office-general = Generale
    .the = il Generale
    .effect = In difesa 1 pedina in più, pedine aggiuntive in ogni costruzione, 1 PV in più per nemico sconfitto.
office-road_builder = Stradarolo
    .the = lo Stradarolo
    .effect = 1 tratto di strada gratis all’anno. Fine: 2 PV per quartiere collegato.
office-defender_office = Difensore
    .the = il Difensore
    .effect = 1 tratto di mura gratis all’anno. Fine: 3 PV per quartiere chiuso.
office-master_stone = Mastro Pietraio
    .the = il Mastro Pietraio
    .effect = 1 pietra all’anno. Fine: 5 PV.
office-master_wood = Mastro Carpentiere
    .the = il Mastro Carpentiere
    .effect = 1 legno all’anno. Fine: 5 PV.
office-master_craft = Mastro Artigiano
    .the = il Mastro Artigiano
    .effect = 1 risorsa pregiata all’anno. Fine: 8 PV.
office-master_merchant = Mastro Mercante
    .the = il Mastro Mercante
    .effect = 1 risorsa a scelta all’anno. Fine: 12 PV.
office-shipowner = Armatore
    .the = l’Armatore
    .effect = 1 moneta per ogni partenza pagata, 3 PV per ogni ritorno della nave.
office-bishop = Vescovo
    .the = il Vescovo
    .effect = Fine: 4 PV per chiesa, 4 PV per la cattedrale.
office-architect = Architetto
    .the = l’Architetto
    .effect = Fine: 7 PV ciascuno per palazzo, cattedrale, forte e porto.
office-governor = Governatore
    .the = il Governatore
    .effect = Fine: 12 PV, e 6 PV per ogni quartiere con quattro tipi di edifici nobili.

## Guerra

enemy-natives = Indigeni
    .the = gli Indigeni
enemy-corsairs = Corsari
    .the = i Corsari
direction-north = nord
direction-south = sud
direction-west = ovest
direction-east = est
layer-above = sopra
layer-below = sotto
mark-ready = pronto
mark-finished = fermo
mark-spent = fermo dopo un movimento aggiuntivo

# I quartieri si chiamano come sul tabellone.
roman = { $district ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
    [6] VI
    [7] VII
   *[other] VIII
}

## Che cosa si può decidere

action-city = Un lavoratore nel quartiere { roman }
action-place = Metti un lavoratore in { $space }
action-expropriate = Espropria { $space }, due per uno
action-grid = Un lavoratore { $to_grid }
action-shadow = Una pedina ombra { $to_grid }
action-cell = Prendi { $cell }
action-cell-here = { $vp ->
    [0] La casella senza punti { $of_grid }
   *[other] La casella da { $vp } PV { $of_grid }
}
action-pay_now = { $answer ->
    [yes] Paga subito
   *[no] Paga dopo
}
action-pay = Paga, con { $stone_bought } pietra e { $wood_bought } legno in monete
action-pay_wall = Paga con { $good }
action-pay-here = Paga { $goods }
action-work = Un lavoratore { $to_site }
action-work-here = { $count ->
    [one] 1 lavoratore { $to_site }
   *[other] { $count } lavoratori { $to_site }
}
action-office = Una pedina per { $the_office }
action-pay_departure = Paga 2 monete per la partenza della nave
action-end_placement = Termina il piazzamento
action-offer = Proponi uno scambio a { $seat }
action-give = Dai 1 { $good }
action-get = Chiedi 1 { $good }
action-send = Fai l’offerta
action-cancel = Lascia perdere
action-trade = { $answer ->
    [yes] Accetta
   *[no] Rifiuta
}
action-take = Prendi 1 { $good }
action-build = Costruisci { $a_building } in { $space }
action-activate = Attiva { $space } con 1 { $good }
action-collect = Raccogli da { $slot }
action-collect-here = Raccogli con { $count ->
    [one] 1 lavoratore
   *[other] { $count } lavoratori
} { $in_site } (posto { $number })
action-harvest = Raccolto: 2 lavoratori guadagnano 1 moneta
action-refine = Trasforma 1 { $good } in una risorsa pregiata
action-load = Carica 1 { $good }
action-pay_cell = Paga { $cell }
action-pay_cell-here = Paga la casella { $number } { $of_grid } ({ $vp } PV)
action-take_office = Assumi la carica
action-free_road = Posa la tua strada gratuita
action-free_wall = Costruisci il tuo tratto di mura gratuito
action-raise = In { $space }
action-road_line = Sulla linea { $line }
action-road = Strada { $road }
action-wall = Mura { $wall }
action-end_effects = Termina il turno
action-move_order = Vai al posto { $place }
action-keep_order = Tieni il posto e le pedine
action-attack = Davanti a { $wall }
action-group = { $size ->
    [one] Un nemico singolo
    [2] Un gruppo doppio
   *[other] Un gruppo triplo
}
action-bet = { $shots ->
    [0] Nessun colpo
    [one] Scommetti su 1 nemico
   *[other] Scommetti su { $shots } nemici
}
action-shoot = Colpisci { $size ->
    [one] un nemico
    [2] un gruppo doppio
   *[other] un gruppo triplo
} davanti a { $wall }
action-defend_district = Nel quartiere { roman }
action-defend = In { $space }
action-hire = { $answer ->
    [yes] Arruola un’altra pedina
   *[no] Non arruolare nessuno
}
action-select = Muovi il gruppo in { $space }
action-select-here = Muovi { $size ->
    [one] la pedina
    [2] il gruppo doppio
   *[other] il gruppo triplo
} in { $space }
action-select_outside = Muovi { $size ->
    [one] un nemico
    [2] un gruppo doppio
   *[other] un gruppo triplo
} davanti a { $wall }
action-step = Un passo a { $direction }
action-step-here = Un passo a { $direction }, in { $space }
action-join = Unisciti a { $direction }, { $layer }
action-join-here = Unisciti al gruppo in { $space }, { $layer }
action-transfer = Cedi a { $direction } la pedina più in alto
action-transfer-here = Cedi la tua pedina più in alto al gruppo in { $space }
action-done = Resta qui
action-extra = Sacrifica un gruppo per un altro movimento di { $space }
action-extra_outside = Sacrifica un gruppo per un altro movimento di { $size ->
    [one] un nemico
    [2] un gruppo doppio
   *[other] un gruppo triplo
} davanti a { $wall }
action-sacrifice = Rinuncia al gruppo in { $space }
action-sacrifice_outside = Rinuncia a { $size ->
    [one] un nemico
    [2] un gruppo doppio
   *[other] un gruppo triplo
} davanti a { $wall } ({ $mark })
action-agree = { $answer ->
    [yes] Acconsenti
   *[no] Rifiuta
}
action-release = { $answer ->
    [yes] Acconsenti
   *[no] Rifiuta
}
action-end_war_turn = Termina il turno di guerra
action-withdraw = { $answer ->
    [yes] Di nuovo in mano
   *[no] Lascia sulla mappa
}

## Che cosa si chiede, perché, e le regole

prompt-placement = Piazza fino a cinque lavoratori: in città, su una costruzione maggiore o al lavoro fuori città.
    .rule = RP-5.1, RP-4.10
prompt-city_space = In quale spazio? Spazi liberi sulla linea di partenza o accanto a capanne e case tue; edifici accanto alle tue case.
    .rule = RP-5.3, RP-5.10
prompt-grid_cell = Quale casella? Ne ottieni i punti quando la costruzione è completa.
    .rule = RP-5.40, RP-5.44
prompt-pay_now = Paghi subito la casella, o più tardi nel tuo turno degli effetti? Se resta da pagare costa 3 PV.
    .rule = RP-5.41
prompt-payment = Come paghi? Le monete possono sostituire pietra e legno.
    .rule = RP-5.85
prompt-trade_offer = Che cosa dai, e che cosa vuoi in cambio?
    .rule = RP-5.90
prompt-trade_answer = Accetti l’offerta?
    .rule = RP-5.91
prompt-major_site = Dove sorge? In uno spazio libero accanto alla Plaza, se ce n’è uno.
    .rule = RP-5.45
prompt-road_line = Posa una strada: prima la linea.
    .rule = RP-5.46, RP-2.16
prompt-road_edge = Su quale lato della linea?
    .rule = RP-5.46
prompt-wall_edge = Costruisci mura su un lato aperto della città.
    .rule = RP-5.46, RP-2.22
prompt-merchant = Mastro Mercante: quale risorsa prendi?
    .rule = RP-1.40, RP-4.35
prompt-effects = Usa i tuoi lavoratori nell’ordine che vuoi: costruisci, attiva, raccogli, carica, paga.
    .rule = RP-5.20, RP-5.30
prompt-attack_edge = Guidi i nemici: davanti a quale lato aperto si mette il prossimo gruppo?
    .rule = RP-5.114
prompt-attack_size = Da quanti è il gruppo? I piccoli vanno più lontano, i grandi vincono.
    .rule = RP-5.114, RP-5.141
prompt-cannon_bet = I cannoni: su quanti colpi scommetti? Il tiro deve superare la scommessa di almeno 6.
    .rule = RP-5.121
prompt-cannon_shot = Colpito! Da quale gruppo si toglie un nemico?
    .rule = RP-5.121
prompt-defend_district = Generale: in quale quartiere va la prossima pedina?
    .rule = RP-5.132
prompt-defend_space = Dove va la prossima pedina aggiuntiva?
    .rule = RP-5.131
prompt-defend_hire = Arruoli un’altra pedina?
    .rule = RP-5.133
prompt-war_turn = Quale gruppo muove?
    .rule = RP-5.140, RP-5.142
prompt-war_move = Dove va il gruppo?
    .rule = RP-5.143
prompt-sacrifice = A quale gruppo rinunci per un altro movimento?
    .rule = RP-5.148
prompt-answer_join = Acconsenti a unirvi?
    .rule = RP-5.144
prompt-answer_sacrifice = Rinunci al tuo gruppo?
    .rule = RP-5.148
prompt-withdraw = La guerra è finita: questi lavoratori tornano in mano?
    .rule = RP-5.161
prompt-move_order = Ti sposti nell’ordine di gioco?
    .rule = RP-5.71
prompt-game_over = La partita è finita.
    .rule = RP-6.2, RP-6.7

## Le stesse domande con quello che dice la posizione

prompt-placement-here = { $count ->
    [0] Hai piazzato cinque lavoratori.
    [one] Se vuoi, piazza ancora 1 lavoratore
   *[other] Piazza fino a { $count } lavoratori
}{ $count ->
    [0] { "" }
   *[other] ; in mano ne hai { $workers }.
}
prompt-pay_now-here = Paghi subito la casella { $of_grid }, o più tardi nel tuo turno degli effetti? Se resta da pagare costa { $vp } PV.
prompt-payment-grid = Come paghi la casella { $of_grid }? La prossima pietra o il prossimo legno in monete ti costa { $coins ->
    [one] 1 moneta.
   *[other] { $coins } monete.
}
prompt-payment-building = Come paghi { $the_building }? La prossima pietra o il prossimo legno in monete ti costa { $coins ->
    [one] 1 moneta.
   *[other] { $coins } monete.
}
prompt-trade_answer-here = { $partner } ti offre { $goods } per { $wish }.
prompt-trade_answer-gift = { $partner } ti regala { $goods }.
prompt-trade_answer-wish = { $partner } ti chiede { $wish }.
prompt-major_site-here = Hai completato { $the_grid }: dove sorge?
prompt-road_line-here = { $count ->
    [one] Posa 1 tratto di strada: prima la linea.
   *[other] Posa { $count } tratti di strada: prima la linea.
}
prompt-wall_edge-here = { $count ->
    [one] Costruisci 1 tratto di mura su un lato aperto.
   *[other] Costruisci { $count } tratti di mura su lati aperti.
}
prompt-withdraw-here = { $count ->
    [one] Il tuo lavoratore in { $space }: torna in mano o resta?
   *[other] I tuoi { $count } lavoratori in { $space }: tornano in mano o restano?
}
prompt-move_order-here = Sei al posto { $place }: ti sposti nell’ordine di gioco?
prompt-attack_edge-here = { $count ->
    [one] Metti l’ultimo nemico ({ $enemy }) davanti a un lato aperto.
   *[other] Metti { $count } nemici ({ $enemy }) davanti ai lati aperti.
}
prompt-cannon_bet-here = { $count ->
    [one] 1 nemico ({ $enemy })
   *[other] { $count } nemici ({ $enemy })
} alle porte: su quanti colpi scommetti?{ $aim ->
    [0] { "" }
   *[other] { " " }Il Cannoniere aggiunge 1 al tiro.
}
prompt-cannon_shot-here = { $count ->
    [one] Ancora 1 colpo: quale gruppo?
   *[other] { $count } colpi: quale gruppo per primo?
}
prompt-defend_space-here = { $who_owner ->
    [you] { $count ->
        [one] Ancora 1 pedina da piazzare: dove?
       *[other] { $count } pedine da piazzare: dove?
    }
   *[other] { $count ->
        [one] Ancora 1 pedina di { $owner } da piazzare: dove?
       *[other] { $count } pedine di { $owner } da piazzare: dove?
    }
}
prompt-defend_hire-here = { $coins ->
    [one] Arruoli un’altra pedina per 1 moneta?
   *[other] Arruoli un’altra pedina per { $coins } monete?
}
prompt-war_turn-attacker = Round { $round }: quale gruppo di { $enemy } muovi?
prompt-war_turn-defender = Round { $round }: quale dei tuoi gruppi muovi?
prompt-war_move-here = { $size ->
    [one] Pedina singola
    [2] Gruppo doppio
   *[other] Gruppo triplo
}, { $count ->
    [0] nessun movimento rimasto.
    [one] 1 movimento rimasto.
   *[other] { $count } movimenti rimasti.
}
prompt-answer_join-here = { $partner } vuole unirsi in { $space }, { $above ->
    [0] sotto: comandano le pedine che sono lì.
   *[other] sopra, e comandare.
} Acconsenti?
prompt-answer_join-transfer = { $partner } vuole dare una pedina al gruppo doppio in { $space }. Acconsenti?
prompt-answer_sacrifice-here = { $partner } ti chiede di rinunciare al tuo gruppo in { $space } per un altro movimento del gruppo misto.

## Titoli e avvertenze

group-city = in città
group-grids = costruzioni maggiori
group-shadow = la pedina ombra
group-sites = lavoro fuori città
group-offices = cariche pubbliche
group-trade = scambi
group-build = costruire
group-activate = attivare
group-work = lavoratori fuori città
group-pay = pagare caselle
catch-office = servono { $coins } monete e { $vp } PV, altrimenti −{ $penalty } PV
catch-costs-coins = { $coins ->
    [one] costa 1 moneta
   *[other] costa { $coins } monete
}
catch-costs-goods = costa { $goods }
catch-costs-either = costa 1 pietra o 1 legno
catch-loses-points = ti costa { $vp } PV
catch-needs-roll = serve un tiro di almeno { $roll }
catch-destroys = distrugge { $the_building }, cade 1 nemico
catch-battle = battaglia: { $killed ->
    [0] { $lost ->
        [one] cade 1 lavoratore
       *[other] cadono { $lost } lavoratori
    }
    [one] { $lost ->
        [0] cade 1 nemico
        [one] cadono 1 nemico e 1 lavoratore
       *[other] cadono 1 nemico e { $lost } lavoratori
    }
   *[other] cadono { $killed } nemici{ $lost ->
        [0] { "" }
        [one] { " " }e 1 lavoratore
       *[other] { " " }e { $lost } lavoratori
    }
}
catch-battle-and-building = battaglia: { $killed ->
    [0] { $lost ->
        [one] cade 1 lavoratore
       *[other] cadono { $lost } lavoratori
    }
    [one] { $lost ->
        [0] cade 1 nemico
        [one] cadono 1 nemico e 1 lavoratore
       *[other] cadono 1 nemico e { $lost } lavoratori
    }
   *[other] cadono { $killed } nemici{ $lost ->
        [0] { "" }
        [one] { " " }e 1 lavoratore
       *[other] { " " }e { $lost } lavoratori
    }
}, poi { $the_building }

## Le decisioni, nelle parole di «è il momento di …»

step-placement = piazzamento dei lavoratori
step-city_space = scelta dello spazio
step-grid_cell = scelta della casella
step-pay_now = pagamento della casella
step-payment = pagamento
step-trade_offer = proposta di scambio
step-trade_answer = risposta a un’offerta
step-major_site = posa di una costruzione maggiore
step-road_line = posa di una strada
step-road_edge = posa di una strada
step-wall_edge = costruzione delle mura
step-merchant = scelta del Mastro Mercante
step-effects = uso dei lavoratori
step-attack_edge = arrivo dei nemici
step-attack_size = arrivo dei nemici
step-cannon_bet = scommessa sui cannoni
step-cannon_shot = tiro dei cannoni
step-defend_district = piazzamento dei difensori
step-defend_space = piazzamento dei difensori
step-defend_hire = arruolamento di pedine
step-war_turn = scelta del gruppo da muovere
step-war_move = movimento del gruppo
step-sacrifice = sacrificio di un gruppo
step-answer_join = risposta a una proposta
step-answer_sacrifice = risposta a una proposta
step-withdraw = ritiro dei lavoratori
step-move_order = ordine di gioco
step-game_over = conteggio dei punti

## Che cosa è successo

event-placed = { $who ->
    [you] Metti un lavoratore in { $space }.
   *[other] { $seat } mette un lavoratore in { $space }.
}
    .under = { chapter-placement }
event-expropriated = { $who ->
    [you] Espropri { $owner } in { $space }.
   *[other] { $who_owner ->
        [you] { $seat } ti espropria in { $space }.
       *[other] { $seat } espropria { $owner } in { $space }.
    }
}
    .under = { chapter-placement }
event-joined-grid = { $shadow ->
    [0] { $who ->
        [you] Mandi un lavoratore { $to_grid }.
       *[other] { $seat } manda un lavoratore { $to_grid }.
    }
   *[other] { $who ->
        [you] Mandi una pedina ombra { $to_grid }.
       *[other] { $seat } manda una pedina ombra { $to_grid }.
    }
}
    .under = { chapter-placement }
event-cell-paid = { $who ->
    [you] La tua casella { $of_grid } è pagata.
   *[other] La casella { $of_grid } di { $seat } è pagata.
}
event-paid = { $who ->
    [you] Paghi { $goods }.
   *[other] { $seat } paga { $goods }.
}
event-sent-to-work = { $who ->
    [you] Mandi { $count ->
        [one] un lavoratore
       *[other] { $count } lavoratori
    } { $to_site }.
   *[other] { $seat } manda { $count ->
        [one] un lavoratore
       *[other] { $count } lavoratori
    } { $to_site }.
}
    .under = { chapter-placement }
event-sought-office = { $who ->
    [you] Aspiri alla carica di { $office }.
   *[other] { $seat } aspira alla carica di { $office }.
}
    .under = { chapter-placement }
event-departure-paid = { $who ->
    [you] Paghi { $coins } monete per la partenza della nave.
   *[other] { $seat } paga { $coins } monete per la partenza della nave.
}
    .under = { chapter-placement }
event-placement-ended = { $who ->
    [you] Termini il piazzamento (lavoratori: { $count }).
   *[other] { $seat } termina il piazzamento (lavoratori: { $count }).
}
    .under = { chapter-placement }
event-offered = { $who ->
    [you] Proponi uno scambio a { $partner }: { $goods } per { $wish }.
   *[other] { $who_partner ->
        [you] { $seat } ti propone uno scambio: { $goods } per { $wish }.
       *[other] { $seat } propone uno scambio a { $partner }: { $goods } per { $wish }.
    }
}
event-traded = { $who ->
    [you] Scambi con { $partner }: { $goods } per { $wish }.
   *[other] { $who_partner ->
        [you] { $seat } scambia con te: { $goods } per { $wish }.
       *[other] { $seat } scambia con { $partner }: { $goods } per { $wish }.
    }
}
event-gift-offered = { $who ->
    [you] Offri in dono a { $partner } { $goods }.
   *[other] { $who_partner ->
        [you] { $seat } ti offre in dono { $goods }.
       *[other] { $seat } offre in dono a { $partner } { $goods }.
    }
}
event-asked-for = { $who ->
    [you] Chiedi a { $partner } { $wish }.
   *[other] { $who_partner ->
        [you] { $seat } ti chiede { $wish }.
       *[other] { $seat } chiede a { $partner } { $wish }.
    }
}
event-given = { $who ->
    [you] Regali a { $partner } { $goods }.
   *[other] { $who_partner ->
        [you] { $seat } ti regala { $goods }.
       *[other] { $seat } regala a { $partner } { $goods }.
    }
}
event-trade-refused = { $who ->
    [you] Rifiuti l’offerta di { $partner }.
   *[other] { $who_partner ->
        [you] { $seat } rifiuta la tua offerta.
       *[other] { $seat } rifiuta l’offerta di { $partner }.
    }
}
event-completed = { $who ->
    [you] Completi { $the_grid }{ $vp ->
        [0] .
       *[other] : { $vp } PV.
    }
   *[other] { $seat } completa { $the_grid }{ $vp ->
        [0] .
       *[other] : { $vp } PV.
    }
}
    .under = { chapter-completion }
event-cell-scored = { $who ->
    [you] Ottieni per { $the_grid }: { $list } PV.
   *[other] { $seat } ottiene per { $the_grid }: { $list } PV.
}
    .item = { $vp }
event-raised = { $who ->
    [you] Metti { $the_building } in { $space }.
   *[other] { $seat } mette { $the_building } in { $space }.
}
event-displaced = In { $space } { $the_building } lascia il posto.
event-road-laid = { $who ->
    [you] Posi la strada { $road }.
   *[other] { $seat } posa la strada { $road }.
}
event-district-connected = Il quartiere { roman } è collegato alla Plaza Mayor.
event-wall-built = { $who ->
    [you] Costruisci il tratto di mura { $wall }.
   *[other] { $seat } costruisce il tratto di mura { $wall }.
}
event-cargo-sold = { $who ->
    [you] La nave torna: il tuo carico frutta { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    } e { $vp } PV.
   *[other] La nave torna: il carico di { $seat } frutta { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    } e { $vp } PV.
}
event-shipowner-scored = { $who ->
    [you] Come Armatore ottieni { $vp } PV per il viaggio.
   *[other] { $seat } ottiene { $vp } PV per il viaggio come Armatore.
}
event-shipowner-paid = { $who ->
    [you] Come Armatore ricevi { $coins } moneta della tassa.
   *[other] { $seat } riceve { $coins } moneta della tassa come Armatore.
}
event-ship-sailed = La nave salpa con { $count ->
    [one] 1 merce
   *[other] { $count } merci
} e torna nel { $year }.
event-fee-returned = { $who ->
    [you] Riprendi le { $coins } monete della partenza.
   *[other] { $seat } riprende le { $coins } monete della partenza.
}
event-master-received = { $who ->
    [you] La tua carica frutta 1 { $good }.
   *[other] { $seat } riceve 1 { $good } da una carica.
}
    .under = { chapter-effects }
event-built = { $who ->
    [you] Costruisci { $a_building } in { $space }{ $vp ->
        [0] .
       *[other] : { $vp } PV.
    }
   *[other] { $seat } costruisce { $a_building } in { $space }{ $vp ->
        [0] .
       *[other] : { $vp } PV.
    }
}
    .under = { chapter-effects }
event-activated = { $who ->
    [you] Attivi { $the_building } in { $space }: 1 { $good } per { $goods }.
   *[other] { $seat } attiva { $the_building } in { $space }: 1 { $good } per { $goods }.
}
    .under = { chapter-effects }
event-prayed = { $who ->
    [you] Dai una moneta alla chiesa in { $space }: { $vp } PV.
   *[other] { $seat } dà una moneta alla chiesa in { $space }: { $vp } PV.
}
    .under = { chapter-effects }
event-collected = { $who ->
    [you] Raccogli 1 { $good }.
   *[other] { $seat } raccoglie 1 { $good }.
}
    .under = { chapter-effects }
event-harvested = { $who ->
    [you] I tuoi campi fruttano { $coins } moneta.
   *[other] I campi di { $seat } fruttano { $coins } moneta.
}
    .under = { chapter-effects }
event-refined = { $who ->
    [you] Il tuo artigiano ricava da 1 { $good } una risorsa pregiata.
   *[other] Un artigiano di { $seat } ricava da 1 { $good } una risorsa pregiata.
}
    .under = { chapter-effects }
event-loaded = { $who ->
    [you] Carichi { $list }.
   *[other] { $seat } carica { $list }.
}
    .item = 1 { $good }
    .under = { chapter-effects }
event-office-taken = { $who ->
    [you] Ora sei { $the_office } ({ $coins } monete).
   *[other] { $seat } è ora { $the_office } ({ $coins } monete).
}
    .under = { chapter-effects }
event-office-missed = { $who ->
    [you] Non ottieni la carica di { $office }: −{ $vp } PV.
   *[other] { $seat } non ottiene la carica di { $office }: −{ $vp } PV.
}
    .under = { chapter-effects }
event-left-unpaid = { $who ->
    [you] La tua pedina non pagata lascia { $the_grid }: −{ $vp } PV.
   *[other] Una pedina non pagata di { $seat } lascia { $the_grid }: −{ $vp } PV.
}
    .under = { chapter-effects }
event-sent-home = { $who ->
    [you] { $count ->
        [one] 1 tuo lavoratore deve lasciare { $space } e torna in mano.
       *[other] { $count } tuoi lavoratori devono lasciare { $space } e tornano in mano.
    }
   *[other] { $count ->
        [one] 1 lavoratore di { $seat } deve lasciare { $space } e torna in mano.
       *[other] { $count } lavoratori di { $seat } devono lasciare { $space } e tornano in mano.
    }
}
event-war-checked = Verifica della guerra: i dadi danno { $roll } (Indigeni { $natives ->
    [1] –
   *[other] { $natives }
}, Corsari { $corsairs ->
    [1] –
   *[other] { $corsairs }
}){ $war ->
    [0] , nessuna guerra.
   *[other] : guerra!
}
event-war-begins = { $who ->
    [you] Guidi { $count } { $enemy } contro la città.
   *[other] { $seat } guida { $count } { $enemy } contro la città.
}
    .title = guerra contro { $the_enemy }
event-city-is-closed = Mura tutt’intorno: { $the_enemy } si ritirano.
event-enemies-placed = { $size ->
    [one] Un nemico attende
    [2] Un gruppo doppio attende
   *[other] Un gruppo triplo attende
} davanti a { $wall }.
event-cannons-fired = { $who ->
    [you] Scommetti su { $count }, i cannoni danno { $roll }: { $hit ->
        [0] mancato.
       *[other] colpito!
    }
   *[other] { $seat } scommette su { $count }, i cannoni danno { $roll }: { $hit ->
        [0] mancato.
       *[other] colpito!
    }
}
event-no-shot = { $who ->
    [you] Non spari con i cannoni.
   *[other] { $seat } non spara con i cannoni.
}
event-enemy-shot = Cade un nemico davanti a { $wall }{ $vp ->
    [0] .
   *[other] : { $vp } PV { $who ->
        [you] a te.
       *[other] a { $seat }.
    }
}
event-defended = { $who ->
    [you] Metti una pedina aggiuntiva in { $space }.
   *[other] { $seat } mette una pedina aggiuntiva in { $space }.
}
event-defended-for = { $who ->
    [you] Metti una pedina aggiuntiva di { $owner } in { $space }.
   *[other] { $seat } mette una { $who_owner ->
        [you] tua pedina aggiuntiva
       *[other] pedina aggiuntiva di { $owner }
    } in { $space }.
}
event-hired = { $who ->
    [you] Arruoli un’altra pedina ({ $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }).
   *[other] { $seat } arruola un’altra pedina ({ $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }).
}
event-war-round = Round { $round } della guerra.
event-stepped = { $who ->
    [you] Muovi { $size ->
        [one] una pedina
        [2] un gruppo doppio
       *[other] un gruppo triplo
    } a { $direction }, da { $start } a { $space }.
   *[other] { $seat } muove { $size ->
        [one] una pedina
        [2] un gruppo doppio
       *[other] un gruppo triplo
    } a { $direction }, da { $start } a { $space }.
}
event-enemies-stepped = { $who ->
    [you] Guidi { $size ->
        [one] un nemico
        [2] un gruppo doppio
       *[other] un gruppo triplo
    } a { $direction }, da { $start } a { $space }.
   *[other] { $seat } guida { $size ->
        [one] un nemico
        [2] un gruppo doppio
       *[other] un gruppo triplo
    } a { $direction }, da { $start } a { $space }.
}
event-battle = Battaglia in { $space } ({ $enemy }), { $count } contro { $size }: { $killed ->
    [0] { $lost ->
        [one] cade 1 lavoratore
       *[other] cadono { $lost } lavoratori
    }
    [one] { $lost ->
        [0] cade 1 nemico
        [one] cadono 1 nemico e 1 lavoratore
       *[other] cadono 1 nemico e { $lost } lavoratori
    }
   *[other] cadono { $killed } nemici{ $lost ->
        [0] { "" }
        [one] { " " }e 1 lavoratore
       *[other] { " " }e { $lost } lavoratori
    }
}.
event-kills-scored = { $who ->
    [you] Ottieni { $vp } PV per i nemici.
   *[other] { $seat } ottiene { $vp } PV per i nemici.
}
event-pawns-lost = { $who ->
    [you] Perdi { $count ->
        [one] una pedina
       *[other] { $count } pedine
    } in { $space } e ottieni { $vp } PV.
   *[other] { $seat } perde { $count ->
        [one] una pedina
       *[other] { $count } pedine
    } in { $space } e ottiene { $vp } PV.
}
event-destroyed = In { $space } cade { $the_building }: { $vp } PV { $who ->
    [you] a te.
   *[other] a { $seat }.
}
event-joined = { $who ->
    [you] Ti unisci al gruppo in { $space }.
   *[other] { $seat } si unisce al gruppo in { $space }.
}
event-agreed = { $who ->
    [you] Acconsenti alla proposta di { $partner }.
   *[other] { $who_partner ->
        [you] { $seat } acconsente alla tua proposta.
       *[other] { $seat } acconsente alla proposta di { $partner }.
    }
}
event-refused = { $who ->
    [you] Rifiuti la proposta di { $partner }.
   *[other] { $who_partner ->
        [you] { $seat } rifiuta la tua proposta.
       *[other] { $seat } rifiuta la proposta di { $partner }.
    }
}
event-transferred = { $who ->
    [you] Dai una pedina da { $start } a { $space }.
   *[other] { $seat } dà una pedina da { $start } a { $space }.
}
event-sacrificed = { $who ->
    [you] Sacrifichi il gruppo in { $space }.
   *[other] { $seat } sacrifica il gruppo in { $space }.
}
event-sacrificed-outside = { $who ->
    [you] Sacrifichi { $size ->
        [one] un nemico
        [2] un gruppo doppio
       *[other] un gruppo triplo
    } davanti a { $wall }.
   *[other] { $seat } sacrifica { $size ->
        [one] un nemico
        [2] un gruppo doppio
       *[other] un gruppo triplo
    } davanti a { $wall }.
}
event-war-died-down = { $count } round senza battaglie.
event-war-ends = La guerra contro { $the_enemy } è finita{ $count ->
    [0] .
    [one] ; 1 nemico si ritira.
   *[other] ; { $count } nemici si ritirano.
}
event-withdrawn = { $who ->
    [you] Riprendi in mano { $count ->
        [one] 1 lavoratore
       *[other] { $count } lavoratori
    } da { $space }.
   *[other] { $seat } riprende in mano { $count ->
        [one] 1 lavoratore
       *[other] { $count } lavoratori
    } da { $space }.
}
event-order-moved = { $who ->
    [you] Vai al posto { $place } dell’ordine di gioco.
   *[other] { $seat } va al posto { $place } dell’ordine di gioco.
}
    .under = { chapter-order }
event-order-kept = { $who ->
    [you] Tieni il tuo posto nell’ordine di gioco.
   *[other] { $seat } tiene il suo posto nell’ordine di gioco.
}
    .under = { chapter-order }
event-year-begins = Comincia l’anno { $year }.
    .title = { $year }
event-enemies-retreat = Sulla Griglia Avversari tutti e due arretrano: Indigeni { $natives ->
    [1] –
   *[other] { $natives }
}, Corsari { $corsairs ->
    [1] –
   *[other] { $corsairs }
}.
event-enemy-approaches = Sulla Griglia Avversari { $the_enemy } salgono a { $count }.
event-game-over = La partita finisce con l’anno { $year }.

## Perché qualcosa non è possibile

reason-five-placed = Quest’anno hai già piazzato cinque lavoratori.
reason-no-worker = Non hai lavoratori in mano.
reason-no-target = Nessuno spazio del quartiere { roman } accoglie un tuo lavoratore.
reason-grid-stands = C’è già { $the_grid }.
reason-grid-full = Nessuna casella { $of_grid } è libera.
reason-no-shadow = Il giocatore ombra c’è solo in due.
reason-shadow-used = Hai già piazzato la pedina ombra di questo turno.
reason-cell-taken = La casella è occupata.
reason-equal-cell = Le caselle con lo stesso numero sono uguali; si propone la prima.
reason-no-ship = La nave non è alla banchina.
reason-no-slot = Tutti i posti sono occupati: { $site }.
reason-slot-needs = Il prossimo posto vuole { $count } lavoratori: { $site }.
reason-office-owned = { $owner } è { $the_office }.
reason-office-sought = { $owner } aspira già alla carica di { $office }.
reason-one-office = Puoi aspirare a una sola carica all’anno.
reason-departure-paid = { $owner } ha già pagato la partenza.
reason-too-few-coins = { $coins ->
    [one] Serve 1 moneta.
   *[other] Servono { $coins } monete.
}
reason-too-few-points = Servono { $vp } PV.
reason-nothing-aboard = A bordo non c’è nulla, e sulla banchina nessuno.
reason-no-trade = Senza scambi, come d’accordo.
reason-no-offer-left = In questo turno hai già fatto tre offerte.
reason-trade-with-yourself = Per uno scambio bisogna essere in due.
reason-nothing-to-trade = Nessuno dei due ha qualcosa da scambiare.
reason-no-coins-to-trade = { $partner } non ha monete da scambiare.
reason-you-have-no-more = Non ne hai altre: { $good }.
reason-partner-has-no-more = { $partner } non ne ha altre: { $good }.
reason-empty-offer = L’offerta è vuota.
reason-site-is-built = C’è una costruzione; prima gli spazi liberi, e palazzo e cattedrale restano.
reason-line-full = La linea è piena di strade.
reason-road-there = C’è già una strada.
reason-wall-there = Ci sono già le mura.
reason-same-place = Sei già lì.
reason-plaza = La Plaza Mayor resta libera.
reason-others-stand-there = Lì c’è { $owner }; un esproprio costa due per uno.
reason-three-stand-there = Ce ne sono già tre.
reason-not-reached = Non è sulla linea di partenza, né accanto a una tua capanna o casa.
reason-hut-has-worker = Sulla capanna c’è già un lavoratore.
reason-nothing-to-do-there = Lì un lavoratore non ha nulla da fare.
reason-needs-house = Accanto deve esserci una tua casa.
reason-building-is-taken = { $count ->
    [one] L’edificio accoglie 1 lavoratore; con una strada ne accoglierebbe 2.
   *[other] L’edificio accoglie { $count } lavoratori.
}
reason-nobody-to-expropriate = Lì non c’è nessun altro.
reason-building-protects = Sulle costruzioni non si espropria.
reason-expropriation-needs = Servono { $count } lavoratori e altrettanti piazzamenti.
reason-cannot-pay = Le tue risorse e monete non bastano.
reason-built-this-year = Qui si è già costruito quest’anno.
reason-needs-unbuilt = { $the_building }: serve uno spazio libero.
reason-needs-building = { $the_building }: serve { $a_below }.
reason-not-your-hut = La capanna non è tua.
reason-needs-workers = { $count ->
    [one] { $the_building }: qui serve 1 lavoratore.
   *[other] { $the_building }: qui servono { $count } lavoratori.
}
reason-one-in-district = Il quartiere { roman } ha già { $a_building }.
reason-no-tile = Non ci sono più tessere: { $building }.
reason-square-needs-five = Intorno servono cinque costruzioni o mura; { $count ->
    [one] ce n’è 1.
   *[other] ce ne sono { $count }.
}
reason-not-activated = Qui non c’è nulla da attivare.
reason-other-good = { $the_building } non lavora così: { $good }.
reason-activated-already = { $count ->
    [one] È già stata attivata quest’anno; senza strada una volta è il massimo.
   *[other] È già stata attivata { $count } volte quest’anno.
}
reason-not-your-slot = Lì non ci sono tuoi lavoratori.
reason-harvest-needs-two = Servono due lavoratori nei campi.
reason-no-craftsman = Non hai lavoratori al lavoro artigiano.
reason-nobody-on-dock = Non hai lavoratori sulla banchina.
reason-loaded-enough = I tuoi lavoratori sulla banchina hanno caricato { $count } merci: è il massimo.
reason-ship-full = La nave tiene { $count } merci.
reason-nothing-owed = Lì non devi nulla.
reason-no-office-pawn = Non hai pedine su una carica.
reason-no-such-power = Non hai questa carica, o ce l’hai solo da quest’anno.
reason-free-segment-used = L’hai già usata quest’anno.
reason-no-stick = Non ci sono più bastoncini o lati liberi.
reason-enemies-left = { $count ->
    [one] Resta 1 nemico.
   *[other] Restano { $count } nemici.
}
reason-bet-too-high = Al massimo sei colpi, sette per il Cannoniere, e non più dei { $count } nemici.
reason-no-post = Il quartiere { roman } non ha costruzioni per la pedina.
reason-others-defend = Lì c’è un altro colore.
reason-not-your-post = Solo capanne e case proprie, e caserme vuote.
reason-not-your-group = Non guidi questo gruppo.
reason-group-fought = Il gruppo ha già combattuto in questo turno.
reason-group-finished = Il gruppo ha già mosso; solo un sacrificio lo fa muovere ancora.
reason-group-stuck = Il gruppo non può andare da nessuna parte.
reason-no-way = Di lì non si passa.
reason-no-points = Non restano movimenti.
reason-inactive-pawns = Le pedine di { $attacker }, che attacca, sbarrano la via.
reason-group-too-large = Tre pedine sono il massimo.
reason-join-instead = Gli altri devono acconsentire: proponi di unirvi.
reason-nobody-to-join = Non c’è nessuno a cui unirsi.
reason-refused-already = È già stato rifiutato in questo turno.
reason-step-instead = Basta un semplice passo.
reason-two-doubles = Solo un gruppo doppio non ancora fermo dà una pedina a un altro doppio accanto.

## Opzioni

option-experience = Esperienza
    .help = I principianti hanno più risorse e meno nemici.
option-short_game = Gioco breve
    .help = 15 anni invece di 20, griglie più piccole, 1 pietra, 1 legno e 1 moneta in più all’inizio, cariche da 3 PV in più.
option-attacker_number_correction = Meno attaccanti
    .help = 1 nemico in meno in quattro giocatori, 2 in meno in cinque.
option-trade = Scambi
    .help = Nel proprio turno si possono scambiare risorse e monete, con offerta e risposta.
value-beginner = principianti
value-intermediate = intermedi
value-expert = esperti

## Punti per provenienza

source-track = Punti durante la partita
source-coins = Monete
source-offices = Cariche pubbliche
source-houses = Case
tie-coins = monete rimaste
tie-precious = risorse pregiate
tie-stone_and_wood = pietra e legno

## Effetti di una scelta; $change ha il suo segno

effect-workers = { $count ->
    [one] { $change } lavoratore
   *[other] { $change } lavoratori
}
effect-good = { $change } { $good }

## Parole sul tavolo

table-year = { $year }
table-phase-placement = piazzamento
table-phase-completion = completamento
table-phase-effects = effetti
table-phase-war = guerra
table-phase-order = ordine di gioco
table-war = { $count } { $enemy }{ $round ->
    [0] { "" }
   *[other] , round { $round }
}
table-enemies = Indigeni { $natives ->
    [1] –
   *[other] { $natives }
}, Corsari { $corsairs ->
    [1] –
   *[other] { $corsairs }
}
table-outside = Alle porte
table-slot = poi { $count }
table-attacked = { $count ->
    [one] ha attaccato
   *[other] ha attaccato { $count } volte
}
table-no_ship = ancora nessuna nave
table-ship_away = la nave torna nel { $year }
table-ship = nave ferma, { $count } a bordo
table-buildings = Costruzioni
table-districts = Quartieri
table-connected = collegati { $list }
table-closed = chiusi { $list }
table-values = valore { $list }
table-offices = Cariche
table-vp = { $vp } PV
table-hand = { $count } in mano

# Quanto dura una promessa: qui un round si chiama così.
order-round = per tutto l’anno

## La linea del tempo

chapter-first = 1580
chapter-placement = Piazzamento
chapter-completion = Completamento
chapter-effects = Effetti
chapter-war = Guerra
chapter-order = Ordine di gioco

## Perché, in una prima partita

purpose-city = Con i lavoratori e le merci che hai ora, quest’anno lì puoi ancora costruire { $a_buildings }.
purpose-city-first = Non hai ancora una dimora in città. Sulla linea gialla può cominciare chiunque: con i tuoi lavoratori e le tue merci quest’anno lì puoi costruire { $a_buildings }.
purpose-city-stay = Con quello che hai, quest’anno lì non si costruisce nulla; ma chi occupa uno spazio lo tiene per l’anno prossimo.
purpose-place = Con questo { $count ->
    [one] lì c’è un tuo lavoratore
   *[other] lì ci sono { $count } tuoi lavoratori
}: basta per { $a_buildings }, e le merci ci sono.
purpose-place-more = Tiene lo spazio. Con { $count ->
    [one] un altro lavoratore
   *[other] altri { $count } lavoratori
} ci puoi costruire { $a_buildings }.
purpose-place-guard = Per costruire bastano già. Uno in più protegge lo spazio: per cacciarne { $count } servono { $number } lavoratori, e nessuno ne piazza più di cinque all’anno.
purpose-place-works = È accanto a una tua casa: nella fase degli effetti questo lavoratore può usare { $the_building }.
purpose-expropriate = { $count } dei tuoi lavoratori cacciano quelli di { $owner }, perché dove vuoi costruire non può stare nessun altro.
purpose-grid = Ognuno riceve i numeri delle sue caselle quando tutte quelle { $of_grid } sono occupate e pagate; { $count ->
    [one] ne resta una libera
   *[other] ne restano { $count } libere
}.
purpose-work-quarry = Molti edifici costano pietra, e tu hai { $goods }. Un posto lì ne porta un’altra nella fase degli effetti; i primi posti chiedono un lavoratore, gli altri due o tre.
purpose-work-quarry-none = Molti edifici costano pietra, e tu non ne hai. Un posto lì ne porta una nella fase degli effetti; i primi posti chiedono un lavoratore, gli altri due o tre.
purpose-work-forest = Molti edifici costano legno, e tu hai { $goods }. Un posto lì ne porta un altro nella fase degli effetti; i primi posti chiedono un lavoratore, gli altri due o tre.
purpose-work-forest-none = Molti edifici costano legno, e tu non ne hai. Un posto lì ne porta uno nella fase degli effetti; i primi posti chiedono un lavoratore, gli altri due o tre.
purpose-work-workshop = Gli edifici che danno punti costano risorse pregiate, e tu hai { $goods }. Qui se ne fa una da una pietra o da un legno.
purpose-work-workshop-none = Gli edifici che danno punti costano risorse pregiate, e tu non ne hai. Qui se ne fa una da una pietra o da un legno.
purpose-work-fields = Due lavoratori nei campi guadagnano 1 moneta; con questo lì ne hai { $count }.
purpose-work-dock = La nave è in porto. Quello che carichi torna in monete fra due anni, e le risorse pregiate anche in punti.
purpose-work-order = Nell’ordine di gioco sei il numero { $place }. Chi ha più lavoratori qui sceglie il proprio posto per l’anno prossimo.
purpose-end_placement-all = Sono fuori tutti i lavoratori che quest’anno possono uscire.
purpose-end_placement = Non è obbligatorio piazzarli tutti e cinque: { $count ->
    [one] uno resta
   *[other] { $count } restano
} nella tua mano.
purpose-collect = Prima ritira quello che i tuoi lavoratori hanno guadagnato, poi guarda che cosa puoi pagare.
purpose-refine = Hai { $goods }. Nessuno le estrae: si fanno così, e gli edifici che danno punti le costano.
purpose-refine-none = Non hai risorse pregiate. Nessuno le estrae: si fanno così, e gli edifici che danno punti le costano.
purpose-pay = Prima le merci: ogni unità sostituita con monete costa una moneta più di quella prima.
purpose-pay-coins = { $count ->
    [one] Una merce manca o serve altrove: al suo posto vanno le monete.
   *[other] { $count } merci mancano o servono altrove: al loro posto vanno le monete.
}
purpose-end_effects = Quest’anno i tuoi lavoratori non possono fare altro.
purpose-attack = Guidi tu i nemici: ne devono ancora arrivare { $count }. Mandali dove gli altri hanno costruito e tu no.
purpose-group = { $count ->
    [one] Un nemico da solo va più lontano e distrugge un edificio senza combattere.
   *[other] Insieme sono più lenti, ma vincono le battaglie contro i difensori.
}
purpose-shadow = Le pedine dell’ombra aiutano a completare la costruzione, e non segnano nulla.
purpose-cell = Segni il suo numero quando la costruzione è completa. Non pagata, costa 3 PV.
purpose-pay_now-yes = Ciò che è pagato è pagato: qualunque cosa accada prima del tuo turno degli effetti, la casella è al sicuro.
purpose-pay_now-no = Nel tuo turno degli effetti saprai meglio a che cosa puoi rinunciare.
purpose-pay_wall = Va bene l’uno o l’altro: paga con ciò che ti serve meno.
purpose-office = Una carica ha un potere ogni anno, e punti alla fine.
purpose-pay_departure = La nave parte quest’anno, e ciò che è a bordo torna in monete.
purpose-offer = Ciò che uno ha di troppo, a un altro può servire.
purpose-give = Puoi farne a meno.
purpose-get = Ti serve per ciò che vuoi costruire.
purpose-cancel = Non c’è nulla che l’altro accetterebbe.
purpose-trade-yes = Ciò che ricevi ti serve più di ciò che dai.
purpose-trade-no = Ciò che daresti per te vale di più.
purpose-take = Prendi ciò che serve al tuo prossimo edificio.
purpose-build = { $effect_building }
purpose-activate = { $effect_building }
purpose-harvest = Due lavoratori nei campi guadagnano una moneta; lì non hanno altro da fare.
purpose-pay_cell = Pagata, conta quando l’edificio è completo; non pagata, ti costa 3 PV.
purpose-free_road = La tua carica ti dà una strada ogni anno, gratis.
purpose-free_wall = La tua carica ti dà un tratto di mura ogni anno, gratis.
purpose-raise = Sorge accanto alla Plaza; ciò che c’è già lì accanto decide quale posto ti conviene.
purpose-road = Strade dalla Plaza Mayor fino al suo centro collegano un quartiere: lì le case valgono 1 PV in più e un edificio accoglie due lavoratori.
purpose-road-district = { $count ->
    [0] Così il quartiere { roman } è collegato: lì le case valgono 1 PV in più e un edificio accoglie due lavoratori.
    [one] Poi basta un’altra strada per collegare il quartiere { roman } alla Plaza Mayor.
   *[other] Poi bastano altre { $count } strade per collegare il quartiere { roman } alla Plaza Mayor.
}
purpose-road_line = { $count ->
    [one] Basta una strada su questa linea e il quartiere { roman } è collegato: lì le case valgono 1 PV in più e un edificio accoglie due lavoratori.
   *[other] Su questa linea passa la via per il quartiere { roman }: { $count } strade lo collegano alla Plaza Mayor.
}
purpose-wall = I nemici arrivano solo davanti ai lati aperti; un quartiere chiuso è sicuro, e conta per la carica del difensore.
purpose-end_effects-save = Il resto costerebbe beni che l’anno prossimo ti servono di più.
purpose-move_order = Chi gioca prima, l’anno prossimo trova più posti liberi.
purpose-keep_order = Il tuo posto va bene così, e le pedine restano tue.
purpose-bet = Una puntata più alta elimina più nemici, ma solo se il tiro è abbastanza alto.
purpose-shoot = Toglili dove possono fare più danni.
purpose-defend = Dove c’è qualcuno, i nemici devono vincere una battaglia prima di distruggere l’edificio.
purpose-hire-yes = Un difensore in più costa meno di ciò che verrebbe distrutto.
purpose-hire-no = Siete abbastanza; alla fine le monete contano.
purpose-select = Questo gruppo può ancora muoversi, e c’è qualcosa a portata.
purpose-step = Più vicino a ciò che deve raggiungere.
purpose-step-battle = Lì si arriva alla battaglia: i tuoi { $count } contro { $number }.
purpose-step-raze = Lì non c’è nessuno: i nemici distruggono { $the_building } per { $count } PV, e uno di loro se ne va.
purpose-step-guard = Chi sta lì difende { $the_building }: i nemici devono prima vincere una battaglia.
purpose-join = Insieme si è più forti: tre vincono contro due.
purpose-done = È dove serve.
purpose-extra = Si rinuncia a un gruppo perché un altro si muova ancora una volta in questo turno.
purpose-sacrifice = È quello che lì dove sta può fare di meno.
purpose-agree-yes = Insieme perdete meno che da soli.
purpose-agree-no = Le tue pedine servono dove sono.
purpose-end_war_turn = In questo turno nessuno dei rimasti può raggiungere qualcosa di utile.
purpose-withdraw-yes = A casa, l’anno prossimo si possono piazzare di nuovo.
purpose-withdraw-no = Tengono lo spazio per l’anno prossimo.
purpose-plan-trade_offer = Un buon scambio dà ciò che si ha di troppo per ciò che manca; l’altro deve essere d’accordo.
