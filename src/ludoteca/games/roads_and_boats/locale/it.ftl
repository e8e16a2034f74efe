# Roads & Boats in italiano.
#
# Le parole sono quelle del regolamento. I valori arrivano già tradotti: $the_building è l’attributo `.the`,
# con l’articolo; $who vale "you" quando chi legge siede al posto $seat.

game-title = Roads & Boats
game-tagline = Trasporta merci per terra e per acqua: da qualche tavola di legno alle azioni e alla meraviglia.

## Merci

good-trunks = tronchi
    .many = { $count ->
        [one] pila di tronchi
       *[other] pile di tronchi
    }
    .counted = { $count } { good-trunks.many }
good-boards = tavole
    .many = { $count ->
       *[other] set di tavole
    }
    .counted = { $count } { good-boards.many }
good-clay = argilla
    .many = { $count ->
        [one] argilla
       *[other] argille
    }
    .counted = { $count } { good-clay.many }
good-stone = pietra
    .many = { $count ->
        [one] pietra
       *[other] pietre
    }
    .counted = { $count } { good-stone.many }
good-fuel = combustibile
    .many = { $count ->
        [one] combustibile
       *[other] combustibili
    }
    .counted = { $count } { good-fuel.many }
good-iron = ferro
    .many = { $count ->
        [one] ferro
       *[other] ferri
    }
    .counted = { $count } { good-iron.many }
good-gold = oro
    .many = { $count ->
        [one] oro
       *[other] ori
    }
    .counted = { $count } { good-gold.many }
good-paper = carta
    .many = { $count ->
        [one] carta
       *[other] carte
    }
    .counted = { $count } { good-paper.many }
good-coins = monete
    .many = { $count ->
        [one] moneta
       *[other] monete
    }
    .counted = { $count } { good-coins.many }
good-stock = azioni
    .many = { $count ->
        [one] azione
       *[other] azioni
    }
    .counted = { $count } { good-stock.many }
good-goose = oca
    .many = { $count ->
        [one] oca
       *[other] oche
    }
    .counted = { $count } { good-goose.many }

## Trasportatori

transporter-donkey = asino
    .the = l’asino
    .a = un asino
transporter-wagon = carro
    .the = il carro
    .a = un carro
transporter-truck = camion
    .the = il camion
    .a = un camion
transporter-raft = zattera
    .the = la zattera
    .a = una zattera
transporter-rowboat = barca a remi
    .the = la barca a remi
    .a = una barca a remi
transporter-steamer = nave a vapore
    .the = la nave a vapore
    .a = una nave a vapore

## Costruzioni

building-woodcutter = falegnameria
    .the = la falegnameria
    .a = una falegnameria
building-quarry = cava
    .the = la cava
    .a = una cava
building-clay_pit = cava di argilla
    .the = la cava di argilla
    .a = una cava di argilla
building-mine = miniera
    .the = la miniera
    .a = una miniera
building-oil_rig = impianto offshore
    .the = l’impianto offshore
    .a = un impianto offshore
building-sawmill = segheria
    .the = la segheria
    .a = una segheria
building-stone_factory = fabbrica di pietra
    .the = la fabbrica di pietra
    .a = una fabbrica di pietra
building-coal_burner = bruciatore a carbone
    .the = il bruciatore a carbone
    .a = un bruciatore a carbone
building-paper_mill = cartiera
    .the = la cartiera
    .a = una cartiera
building-mint = zecca
    .the = la zecca
    .a = una zecca
building-stock_exchange = mercato azionario
    .the = il mercato azionario
    .a = un mercato azionario
building-wagon_factory = fabbrica di carri
    .the = la fabbrica di carri
    .a = una fabbrica di carri
building-truck_factory = fabbrica di camion
    .the = la fabbrica di camion
    .a = una fabbrica di camion
building-raft_factory = fabbrica di zattere
    .the = la fabbrica di zattere
    .a = una fabbrica di zattere
building-rowboat_factory = fabbrica di barche a remi
    .the = la fabbrica di barche a remi
    .a = una fabbrica di barche a remi
building-steamer_factory = fabbrica di navi a vapore
    .the = la fabbrica di navi a vapore
    .a = una fabbrica di navi a vapore

## Ricerche

topic-rowboat = barche a remi
topic-truck = camion
topic-steamer = navi a vapore
topic-oil_rig = impianti offshore
topic-special_mine = miniere specializzate
topic-big_mine = miniere grandi
topic-new_shafts = nuovi filoni
fill-normal = 3 ori e 3 ferri
fill-gold_only = 4 ori
fill-iron_only = 4 ferri
fill-big = 5 ori e 5 ferri

## La mappa

terrain-woods = bosco
terrain-pasture = pascolo
terrain-rock = rocce
terrain-mountain = montagna
terrain-desert = deserto
terrain-sea = mare
tile-pasture = { terrain-pasture }
tile-pasture_straight = { terrain-pasture } con fiume dritto
tile-pasture_gentle = { terrain-pasture } con curva ampia
tile-pasture_sharp = { terrain-pasture } con curva stretta
tile-pasture_y = { terrain-pasture } con bivio di fiumi
tile-woods = { terrain-woods }
tile-woods_straight = { terrain-woods } con fiume dritto
tile-woods_gentle = { terrain-woods } con curva ampia
tile-woods_sharp = { terrain-woods } con curva stretta
tile-rock = { terrain-rock }
tile-rock_straight = { terrain-rock } con fiume dritto
tile-rock_gentle = { terrain-rock } con curva ampia
tile-rock_sharp = { terrain-rock } con curva stretta
tile-mountain = { terrain-mountain }
tile-mountain_source = { terrain-mountain } con sorgente
tile-desert = { terrain-desert }
tile-desert_gentle = { terrain-desert } con curva ampia
tile-desert_sharp = { terrain-desert } con curva stretta
tile-sea = { terrain-sea }
spot-bank0 = sponda 0
spot-bank1 = sponda 1
spot-bank2 = sponda 2
spot-water = l’acqua
spot-dock0a = attracco 0a
spot-dock0b = attracco 0b
spot-dock1a = attracco 1a
spot-dock1b = attracco 1b
spot-dock2a = attracco 2a
spot-dock2b = attracco 2b
spot-dock3a = attracco 3a
spot-dock3b = attracco 3b
spot-dock4a = attracco 4a
spot-dock4b = attracco 4b
spot-dock5a = attracco 5a
spot-dock5b = attracco 5b
way-land = via terra
way-a = lungo il lato a del fiume
way-b = lungo il lato b del fiume
way-sea = in mare
way-river = lungo il fiume
way-dock = all’attracco
way-dock_a = all’attracco sul lato a
way-dock_b = all’attracco sul lato b
half-whole = il lato intero
half-a = lato a
half-b = lato b
recipe-set = un set
recipe-boards = con tavole
recipe-mixed = misto
recipe-trunks = con tronchi
prayer-keep = Continua a pregare
prayer-leave = Smetti di pregare
phase-production = produzione
phase-movement = movimento
phase-building = costruzione
phase-wonder = meraviglia
limit-land = di terra
limit-water = d’acqua
limit-total = in tutto

## Che cosa si può decidere: l’etichetta di ogni azione

action-tile = Posa { $tile }
action-lay = Posalo su { $hex }
action-turn = { $rotation ->
    [0] Lascialo com’è
    [one] Ruotalo una volta
   *[other] Ruotalo { $rotation } volte
}
action-start = Scegli { $hex } come partenza
action-bank = Sulla sponda { $bank }
action-position = Gioca in posizione { $position }
action-produce = Produci su { $hex } ({ $recipe })
action-produce-goods = Produci { $outputs } da { $inputs } su { $hex } ({ $building })
action-produce-transporter = Produci { $a_transporter } da { $inputs } su { $hex } ({ $building })
action-launch = Mettila in acqua: { $spot }
action-launch-dock = Sulla costa verso { $to }, { $half }
action-launch-coast = Sulla costa verso { $to }
action-launch-water = Nel fiume
action-launch-bank = Sulla sponda { $bank }
action-launch-land = Sulla terraferma
action-breed = Fai nascere un asino su { $hex }
action-research = Fai ricerca su { $hex }, sponda { $bank }
action-research-land = Fai ricerca su { $hex }
action-topic = Ricerca: { $topic }
action-end_make = Non produrre altro
action-discard = Scarta un trasportatore
action-discard-here = Scarta { $the_transporter } su { $hex }
action-stow = Carica o scarica un trasportatore
action-stow-here = Carica o scarica { $the_transporter } su { $hex }
action-exchange = Scambia merci con { $partner }
action-exchange-ground = Scambia merci col terreno della sponda { $bank }
action-exchange-land = Scambia merci col terreno
action-exchange-followers = Carica un’oca che segue
action-exchange-carrier = Scambia merci con { $who_owner ->
    [you] { $the_transporter } su { $hex }
   *[other] { $the_transporter } di { $owner } su { $hex }
}
action-get = Carica { $good }
action-put = Scarica { $good }
action-swap = Scambia per { $good }
action-return = Dai in cambio { $good }
action-close = Fine dello scambio
action-end_stow = Non caricare altro
action-drop = Deponilo: { $spot }
action-drop-dock = Mettila sulla costa verso { $to }, { $half }
action-drop-coast = Mettila sulla costa verso { $to }
action-drop-water = Mettila in acqua
action-drop-bank = Deponilo sulla sponda { $bank }
action-drop-land = Deponilo a terra
action-keep = Tienilo a bordo
action-select = Muovi un trasportatore
action-select-here = Muovi { $the_transporter } su { $hex }
action-end_move = Non muovere altro
action-step = Oltre il lato { $edge }, { $way }
action-step-here = A { $hex }, { $way }
action-follow = Un’oca della sponda { $bank } ti segue
action-follow-land = Un’oca ti segue
action-unfollow = Un’oca resta sulla sponda { $bank }
action-unfollow-land = Un’oca resta qui
action-pickup = Prendi a bordo un trasportatore
action-pickup-here = Prendi a bordo { $the_transporter } su { $hex }
action-finish = Ha finito
action-site = Costruisci su { $hex }
action-build = Costruisci { $a_building }
action-shaft = Scava un nuovo filone
action-fill = Riempi il sacchetto con { $fill }
action-bridge = Costruisci un ponte sul ramo { $arm }
action-road = Costruisci una strada oltre il lato { $edge } ({ $half })
action-road-here = Costruisci una strada verso { $to } ({ $half })
action-road-to = Costruisci una strada verso { $to }
action-wall = Costruisci un muro sul lato { $edge }
action-demolish = Demolisci il muro sul lato { $edge }
action-end_build = Non costruire altro
action-buy = Compra un mattone
action-pay = Paga con { $good }
action-end_wonder = Non comprare mattoni
action-propose = Chiedi al proprietario di un trasportatore
action-propose-here = Chiedi a { $owner } le merci che porta { $the_transporter } su { $hex }
action-ask = Chiedi { $good }
action-source = Paga da { $partner }
action-source-ground = Paga dal terreno della sponda { $bank }
action-source-land = Paga dal terreno
action-source-followers = Paga con un’oca che segue
action-source-carrier = Paga con quello che porta { $the_transporter } su { $hex }
action-demand = { $answer ->
    [yes] Chiedi di stabilire l’ordine di gioco
   *[no] Non chiedere nulla
}
action-pray = { $prayer }
action-upgrade = { $answer ->
    [yes] Aggiorna la fabbrica
   *[no] Lascia la fabbrica com’è
}
action-answer = { $answer ->
    [yes] Accetta
   *[no] Rifiuta
}
action-wall-here = Costruisci un muro verso { $to } per { $count ->
    [one] 1 pietra
   *[other] { $count } pietre
}
action-demolish-here = Demolisci il muro verso { $to } per { $count ->
    [one] 1 set di tavole
   *[other] { $count } set di tavole
}
action-buy-here = Compra un mattone per { $price ->
    [one] 1 merce
   *[other] { $price } merci
}

## Che cosa si chiede, perché, e le regole

prompt-choose_tile = Scegli un tassello per la mappa. Un fiume nasce da una sorgente o sfocia in mare, e si deve poter completare.
    .rule = RB-3.22, RB-3.21
prompt-lay_tile = Dove va il tassello?
    .rule = RB-3.22
prompt-turn_tile = In che direzione scorre il fiume?
    .rule = RB-3.22
prompt-choose_start = Scegli il tassello di partenza: vi iniziano merci e tre asini, e lì si pagano i mattoni della meraviglia.
    .rule = RB-4.5, RB-4.6, RB-4.7
prompt-start_bank = Su quale sponda del fiume?
    .rule = RB-4.6
prompt-demand = Vuoi che si stabilisca l’ordine di questa fase? Se nessuno lo chiede, tutto resta com’è.
    .rule = RB-5.5
prompt-pray = La tua figura continua a pregare? Chi smette va in fondo alla fila e sceglie prima la posizione.
    .rule = RB-5.6
prompt-position = Quale posizione prendi nella sequenza?
    .rule = RB-5.7
prompt-make = Produci, alleva e fai ricerca dove hai trasportatori, nell’ordine che vuoi.
    .rule = RB-6.2.10, RB-6.2.6, RB-6.2.20
prompt-launch = Dove va in acqua la nuova nave?
    .rule = RB-6.2.16
prompt-topic = Che cosa ricerchi? Vale per tutta la partita.
    .rule = RB-6.2.21, RB-6.2.20
prompt-upgrade = Puoi aggiornare questa fabbrica, gratis: ora o mai più.
    .rule = RB-6.2.23, RB-6.2.24
prompt-discard = Hai troppi trasportatori: uno deve andarsene.
    .rule = RB-6.2.26, RB-6.2.28
prompt-stow = Carica e scarica prima che le fabbriche lavorino da sole. Quale trasportatore?
    .rule = RB-5.20, RB-6.2.33
prompt-stow_partner = Con che cosa scambia merci?
    .rule = RB-6.1.9
prompt-exchange = Quali merci passano di mano?
    .rule = RB-6.1.14
prompt-return = Che cosa dai in cambio?
    .rule = RB-6.1.10
prompt-carried = Un trasportatore viene trasportato. Lo deponi?
    .rule = RB-6.3.24
prompt-select = Quale trasportatore si muove? Ciascuno si muove una volta.
    .rule = RB-6.3.2
prompt-move = Muovi, carica e scarica, guida le oche o trasporta un altro trasportatore.
    .rule = RB-6.3.6, RB-6.3.3
prompt-choose_site = Dove costruisci? Servono un trasportatore e le merci.
    .rule = RB-6.4.1, RB-6.4.23
prompt-build = Che cosa costruisci qui?
    .rule = RB-6.4.5, RB-6.4.17
prompt-build_bank = Su quale sponda?
    .rule = RB-6.4.5
prompt-fill = Che cosa va nel sacchetto della miniera?
    .rule = RB-6.4.10, RB-6.4.11
prompt-buy_brick = Compri un mattone per la meraviglia? Ogni altro in questo turno costa una merce in più.
    .rule = RB-6.5.2, RB-6.5.3
prompt-pay = Con quale merce paghi?
    .rule = RB-6.5.4
prompt-source = Da dove la prendi?
    .rule = RB-6.1.15
prompt-ask = Quale merce chiedi?
    .rule = RB-6.7.1
prompt-answer = Un altro giocatore ti chiede qualcosa. Sei d’accordo?
    .rule = RB-6.7.1
prompt-game_over = La partita è finita.
    .rule = RB-7.1, RB-7.3

## Le stesse domande con quello che dice la posizione

prompt-launch-here = Dove va in acqua { $the_transporter } di { $hex }?
prompt-upgrade-here = Trasformare { $the_building } su { $hex } in { $a_new }? Non costa nulla, e dopo non si può più.
prompt-discard-here = Hai troppi trasportatori { $limit }: uno deve andarsene.
prompt-stow_partner-here = Con che cosa scambia merci { $the_transporter } su { $hex }?
prompt-carried-here = Su { $hex }, { $the_by } trasporta { $a_transporter }. Deporre il carico?
prompt-build-here = Che cosa costruisci su { $hex }?
prompt-build_bank-here = Su quale sponda di { $hex } va { $the_building }?
prompt-source-here = Da dove prendi { $counted_good }?
prompt-answer-get = { $asker } vorrebbe caricare { $counted_good } dal tuo trasportatore ({ $transporter }) su { $hex }. Sei d’accordo?
prompt-answer-put = { $asker } vorrebbe mettere { $counted_good } sul tuo trasportatore ({ $transporter }) su { $hex }. Sei d’accordo?
prompt-answer-give = { $asker } ti chiede di scaricare { $counted_good } dal tuo trasportatore ({ $transporter }) su { $hex }. Sei d’accordo?
prompt-exchange-here = Che cosa carica o scarica { $the_transporter } su { $hex }? { $room ->
    [0] È al completo.
    [one] C’è posto per 1 merce.
   *[other] C’è posto per { $room } merci.
}
prompt-move-here = Il tuo trasportatore ({ $transporter }) è su { $hex } e ha { $points ->
    [0] esaurito i punti movimento.
    [one] ancora 1 punto movimento.
   *[other] ancora { $points } punti movimento.
}
prompt-buy_brick-here = Compri un mattone per la meraviglia? Costa { $price ->
    [one] 1 merce
   *[other] { $price } merci
} del tuo tassello di partenza.
prompt-pay-here = { $count ->
    [one] Manca una merce. Quale?
   *[other] Mancano { $count } merci. Quale per prima?
}

## Quello che potrebbe sfuggire

catch-docks = attraccando finisce il movimento
catch-off-road = fuori strada: il suo unico passo
catch-cost = costa { $goods }
catch-aboard = porta { $goods }
catch-carries = porta { $a_transporter }

## Le decisioni, nelle parole di «è il momento di …»

step-choose_tile = scelta del tassello
step-lay_tile = posa del tassello
step-turn_tile = orientamento del tassello
step-choose_start = scelta del tassello di partenza
step-start_bank = scelta della sponda
step-demand = richiesta dell’ordine di gioco
step-pray = preghiera
step-position = scelta della posizione
step-make = produzione
step-launch = varo di una nave
step-topic = ricerca
step-upgrade = aggiornamento di una fabbrica
step-discard = scarto di un trasportatore
step-stow = carico e scarico
step-stow_partner = scelta di chi scambia
step-exchange = scambio di merci
step-return = merce in cambio
step-carried = sbarco dei trasportatori
step-select = scelta del trasportatore
step-move = movimento
step-choose_site = scelta del cantiere
step-build = costruzione
step-build_bank = scelta della sponda
step-fill = riempimento di una miniera
step-buy_brick = meraviglia
step-pay = pagamento di un mattone
step-source = scelta della provenienza delle merci
step-ask = richiesta di una merce
step-answer = risposta
step-game_over = conteggio dei punti

## Che cosa è successo

event-turn-begins = Comincia il turno { $turn }.
    .title = Turno { $turn }
event-phase-begins = Turno { $turn }: { $phase }.
    .title = { $phase }
event-temple-drawn = { $who ->
    [you] Le figure sono davanti al tempio: scegli per primo.
   *[other] Le figure sono davanti al tempio: sceglie per primo { $seat }.
}
event-tile-laid = { $who ->
    [you] Posi { $tile } su { $hex }.
   *[other] { $seat } posa { $tile } su { $hex }.
}
event-settled = { $who ->
    [you] Parti da { $hex }.
   *[other] { $seat } parte da { $hex }.
}
event-order-demanded = { $who ->
    [you] Chiedi di stabilire l’ordine di gioco.
   *[other] { $seat } chiede di stabilire l’ordine di gioco.
}
event-kept-praying = { $who ->
    [you] Continui a pregare.
   *[other] { $seat } continua a pregare.
}
event-stopped-praying = { $who ->
    [you] Smetti di pregare e vai in fondo alla fila.
   *[other] { $seat } smette di pregare e va in fondo alla fila.
}
event-position-taken = { $who ->
    [you] Prendi la posizione { $position }.
   *[other] { $seat } prende la posizione { $position }.
}
event-yielded = Su { $hex }, { $the_building } produce { $counted_good }.
event-goose-hatched = Nasce un’oca su { $hex }.
event-produced = { $who ->
    [you] Produci { $counted_good } su { $hex }.
   *[other] { $seat } produce { $counted_good } su { $hex }.
}
event-transporter-made = { $who ->
    [you] Produci { $a_transporter } su { $hex }.
   *[other] { $seat } produce { $a_transporter } su { $hex }.
}
event-donkey-born = { $who ->
    [you] Nasce un tuo asino su { $hex }.
   *[other] Su { $hex } nasce un asino di { $seat }.
}
event-researched = { $who ->
    [you] Completi la ricerca: { $topic }.
   *[other] { $seat } completa la ricerca: { $topic }.
}
event-upgraded = { $who ->
    [you] Aggiorni la fabbrica su { $hex }: ora è { $a_building }.
   *[other] { $seat } aggiorna la fabbrica su { $hex }: ora è { $a_building }.
}
event-discarded = { $who ->
    [you] Scarti
   *[other] { $seat } scarta
} { $a_transporter } su { $hex }{ $refund ->
    [0] .
   *[other] , e le merci spese tornano.
}
event-ran-by-itself = Su { $hex }, { $the_building } lavora da sé: { $counted_good }.
event-ran-for-nothing = Su { $hex }, { $the_building } produce un trasportatore che nessuno rivendica.
event-research-wasted = Oche e carta su { $hex } meditano senza alcun effetto pratico.
event-loaded = { $who ->
    [you] Carichi
   *[other] { $seat } carica
} { $counted_good } su { $hex } con { $the_transporter }{ $aboard ->
    [0] .
   *[other] , da un altro trasportatore.
}
event-unloaded = { $who ->
    [you] Scarichi
   *[other] { $seat } scarica
} { $counted_good } su { $hex } con { $the_transporter }{ $aboard ->
    [0] .
   *[other] , su un altro trasportatore.
}
event-stepped = { $who ->
    [you] Muovi { $the_transporter } da { $origin } a { $hex }.
   *[other] { $seat } muove { $the_transporter } da { $origin } a { $hex }.
}
event-set-down = { $who ->
    [you] Deponi
   *[other] { $seat } depone
} { $the_transporter } su { $hex }.
event-picked-up = Su { $hex }, { $who ->
    [you] il tuo trasportatore ({ $by })
   *[other] { $the_by } di { $seat }
} prende a bordo { $a_transporter }.
event-goose-follows = Su { $hex } un’oca segue { $who ->
    [you] il tuo trasportatore ({ $transporter }).
   *[other] { $the_transporter } di { $seat }.
}
event-goose-stays = Un’oca lascia { $who ->
    [you] il tuo trasportatore ({ $transporter })
   *[other] { $the_transporter } di { $seat }
} e resta su { $hex }.
event-built = { $who ->
    [you] Costruisci { $a_building } su { $hex }.
   *[other] { $seat } costruisce { $a_building } su { $hex }.
}
event-shaft-dug = { $who ->
    [you] Scavi un nuovo filone su { $hex }: { $fill }.
   *[other] { $seat } scava un nuovo filone su { $hex }: { $fill }.
}
event-bridge-built = { $who ->
    [you] Costruisci un ponte su { $hex }.
   *[other] { $seat } costruisce un ponte su { $hex }.
}
event-road-built = { $who ->
    [you] Costruisci una strada da { $hex } a { $to }.
   *[other] { $seat } costruisce una strada da { $hex } a { $to }.
}
event-wall-built = { $who ->
    [you] Costruisci
   *[other] { $seat } costruisce
} un muro tra { $hex } e { $to }{ $count ->
    [one] .
   *[other] ; ora ha { $count } pezzi.
}
event-pushed-out = Un muro spinge { $who ->
    [you] il tuo trasportatore ({ $transporter })
   *[other] { $the_transporter } di { $seat }
} in mare aperto, su { $hex }.
event-wall-demolished = { $who ->
    [you] Demolisci
   *[other] { $seat } demolisce
} il muro tra { $hex } e { $to }: ora è neutrale.
event-neutral-brick = Un mattone neutro occupa lo spazio { $space } della meraviglia.
event-brick-bought = { $who ->
    [you] Posi un mattone sullo spazio { $space } della meraviglia.
   *[other] { $seat } posa un mattone sullo spazio { $space } della meraviglia.
}
event-irrigated = Arriva l’acqua: d’ora in poi tutti i deserti sono pascoli.
event-asked = { $offers ->
    [0] { $who ->
        [you] Chiedi
       *[other] { $seat } chiede
    } a { $owner } { $counted_good } su { $hex }.
   *[other] { $who ->
        [you] Offri
       *[other] { $seat } offre
    } a { $owner } { $counted_good } su { $hex }.
}
event-refused = { $who ->
    [you] Rifiuti la proposta di { $asker }.
   *[other] { $seat } rifiuta la proposta di { $asker }.
}
event-given = { $who ->
    [you] Cedi
   *[other] { $seat } cede
} { $counted_good } su { $hex } ({ $transporter }).
event-game-over = La partita finisce nel turno { $turn }.
event-solo-result = { $medals ->
    [0] { $points } punti: nessuna medaglia.
    [1] { $points } punti: bronzo.
    [2] { $points } punti: argento, obiettivo raggiunto.
   *[other] { $points } punti: oro.
}

## Perché qualcosa non è possibile

reason-no-such-tile = Non restano tasselli: { $tile }.
reason-no-place = Ora non c’è posto per { $tile }.
reason-does-not-fit = Così { $tile } non va: i tasselli si toccano, i fiumi si uniscono e si devono poter completare.
reason-start-taken = Da { $hex } non si può partire: è occupato o troppo vicino a un altro.
reason-position-taken = Questa posizione l’ha presa { $owner }.
reason-no-such-building = Su { $hex } non si produce in quel modo.
reason-not-present = Non hai trasportatori da quella parte di { $hex }.
reason-used-up = In questo turno { $the_building } non può fare altro.
reason-needs = Qui occorre avere { $goods }.
reason-needs-donkey = Per un carro serve un tuo asino dalla parte della fabbrica.
reason-no-water = Le mura altrui chiudono ogni sbocco sull’acqua.
reason-no-dock = Non c’è un posto simile in acqua.
reason-bred = Qui è già nato un asino in questo turno.
reason-not-alone = Servono due tuoi asini scarichi, soli su un pascolo: su { $hex } non è così.
reason-knows-everything = Sai già tutto.
reason-same-pool = Le stesse merci sono già offerte su un’altra sponda.
reason-known = Conosci già: { $topic }.
reason-not-yours = Questo trasportatore non è tuo.
reason-carries = Chi trasporta o è trasportato non partecipa.
reason-twin = Ce n’è un altro uguale: scegli quello.
reason-not-at-factory = Prima va scartato uno, del tipo giusto, che si trova presso una fabbrica.
reason-enough-acts = Qui ha già fatto abbastanza.
reason-nothing-to-exchange = Non c’è nulla da scambiare.
reason-across-the-river = C’è di mezzo il fiume.
reason-no-such-transporter = Questo trasportatore non esiste.
reason-no-contact = I due non si raggiungono.
reason-no-cooperation = Gli scambi tra giocatori non sono previsti.
reason-both-ways = In uno scambio { $good } va in una sola direzione.
reason-no-such-good = Non c’è { $good }.
reason-full = È al completo.
reason-partner-full = L’altro è al completo.
reason-sinks = In mare non si può lasciare { $good } senza un impianto offshore.
reason-refused = È stato rifiutato, o in questa fase si è già proposto abbastanza.
reason-is-carried = È trasportato da un altro.
reason-done = In questo turno ha già fatto la sua parte.
reason-no-way = Di là non si passa.
reason-no-points = Ha finito i punti movimento.
reason-wall = C’è un muro di { $owner }.
reason-moved-by-another = Porta una merce già mossa in questo turno da un altro tuo trasportatore.
reason-goose-alone = Nessuna oca resta sola in mare.
reason-needs-road = Va solo su strada.
reason-off-road-first = Fuori strada l’asino fa un solo passo, e nessun altro.
reason-same-destination = Un’altra via porta nello stesso posto, e non è peggiore.
reason-no-goose = A terra non ci sono oche.
reason-goose-moved = Quell’oca ha già seguito un altro tuo trasportatore in questo turno.
reason-goods-aboard = Nessuno dei due deve avere merci a bordo.
reason-has-moved = Si è già mosso.
reason-not-beside = Non è nello stesso posto.
reason-nothing-to-build = Su { $hex } non puoi costruire nulla.
reason-one-building = Qui c’è già { $a_building }: una sola costruzione per tassello.
reason-terrain = Per { $the_building } serve: { $terrain }.
reason-wasteland = Non si può: qui c’è { $terrain }.
reason-shore = Per { $the_building } serve un fiume o la costa.
reason-not-researched = Ti manca la ricerca: { $topic }.
reason-no-mine = Qui non c’è una miniera.
reason-no-bridge = Lì il ponte non serve, o manca la pietra.
reason-road-there = C’è già una strada, o non ci può stare.
reason-no-wall = Lì non c’è un muro da demolire.
reason-own-wall = Le proprie mura non si demoliscono.
reason-rim = Lì finisce la mappa.
reason-pay-in-order = Le merci si pagano nel loro ordine.
reason-pay-enough = Di questa e delle successive non ce n’è abbastanza: comincia da una precedente.
reason-no-such-position = { $count ->
    [one] C’è 1 posizione.
   *[other] Ci sono { $count } posizioni.
}
reason-wall-price = Il prossimo pezzo costa { $count ->
    [one] 1 pietra
   *[other] { $count } pietre
}, tutte da un lato.
reason-demolition-price = Demolire costa { $count ->
    [one] 1 set di tavole
   *[other] { $count } set di tavole
}, tutti da un lato.

## Opzioni

option-map = Mappa
    .help = Uno scenario, costruita dai giocatori, casuale, oppure una tua mappa scritta come testo.
    .own = Una mappa propria
option-solo_turns = Turni in solitario
    .help = Quanti turni dura la partita in solitario.
option-solo_mines = Miniere senza caso
    .help = Una miniera dà ciò di cui il sacchetto ha di più; di norma solo in solitario.
option-cooperation = Scambi tra giocatori
    .help = Le merci possono passare tra giocatori, se il proprietario è d’accordo.
option-choose_sources = Scegliere da dove pagare
    .help = Chi paga indica da dove prende ogni merce.
option-demolish_own = Demolire le proprie mura
    .help = Si possono rendere neutrali anche le proprie mura.
option-discard_refund = Rimborso dei trasportatori scartati
    .help = Le merci spese per un trasportatore scartato subito tornano indietro.
option-async_phases = Preparare insieme
    .help = Ciascuno può preparare la propria fase mentre gli altri giocano.
option-free_sea_per_player = Tasselli mare per giocatore
    .help = Quando la mappa la costruiscono i giocatori.
option-random_islands = Isole casuali
    .help = Una mappa casuale può avere più isole.
value-auto = di norma
value-solo_valley = La Valle
value-two_banks = Due Sponde
value-strait = Lo Stretto
value-trident = Il Tridente
value-inner_sea = Il Mare Interno
value-four_valleys = Quattro Valli
value-archipelago = Arcipelago
value-free = costruita dai giocatori

## Punti per origine

source-gold = Oro
source-coins = Monete
source-stock = Azioni
source-wonder = Meraviglia
tie-temple = vicinanza al tempio

## Effetti di una scelta, in breve; $change ha il segno

effect-points = { $count ->
    [one] { $change } punto
   *[other] { $change } punti
}
effect-transporters = { $count ->
    [one] { $change } trasportatore
   *[other] { $change } trasportatori
}
effect-bricks = { $count ->
    [one] { $change } mattone
   *[other] { $change } mattoni
}
effect-good = { $change } { $good }

## Il tavolo nel terminale

table-turn = Turno { $turn }
table-signs = Segni
table-roads = Strade
table-walls = Mura
table-wonder = Meraviglia
table-bricks = { $count ->
    [one] 1 mattone su { $end }
   *[other] { $count } mattoni su { $end }
}
table-neutral = { $count ->
    [one] 1 neutro su { $end }
   *[other] { $count } neutri su { $end }
}
table-order = Ordine
table-temple = davanti al tempio:
table-fleet = Flotta

## Mappe impossibili

error-map-unknown = Non c’è nessuna mappa { $given }.
error-map-no-tile = { $given } non è un tassello: servono l’esagono e una delle lettere { $letters }.
error-map-digits = { $given }: un fiume si scrive con le cifre dei suoi lati, da 0 a 5.
error-map-no-hex = { $given } non è un esagono del campo, che arriva a 5 esagoni da 0,0.
error-map-players = Giocatori: servono numeri da 1 a 4, non { $given }.
error-map-twice = Il tassello { $hex } c’è due volte.
error-map-sea = In mare non ci sono fiumi: guarda { $hex }.
error-map-shape = Nessun tassello ha un fiume come quello su { $hex }.
error-map-leaves = Il fiume su { $hex } esce dalla mappa verso { $to }.
error-map-ends = Un fiume finisce tra { $hex } e { $to }.
error-map-apart = I tasselli non sono tutti collegati.
error-map-start = Su { $hex } nessuno può avere casa: serve terra senza fiume.
error-map-close = Tra le case su { $one } e { $two } non c’è un tassello.
error-map-starts = { $starts ->
    [0] Manca ancora una casa: ne serve almeno una.
    [one] Una casa è poca per { $players } giocatori.
   *[other] { $starts } case sono poche per { $players } giocatori.
}
error-map-made-for = { $most ->
    [one] La mappa è fatta per un solo giocatore, non per { $seats }.
   *[other] La mappa è fatta per { $given } giocatori, non per { $seats }.
}

# Quanto dura una promessa: qui un round si chiama così.
order-round = per tutto il turno

## La linea del tempo

chapter-setup = Preparazione

## Perché, in una prima partita

purpose-demand-no = L’ordine conta solo dove due giocatori vogliono le stesse merci o lo stesso posto. Se nessuno lo chiede, tutto resta com’è.
purpose-demand-no-more = Niente richiede un altro ordine. Spunta la casella e in questo turno non ti viene più chiesto.
purpose-end_stow = Le merci che stanno in una fabbrica vengono usate. Prima si possono prendere a bordo; qui non c’è nulla da salvare.
purpose-select = In questo turno non si è ancora mosso.
purpose-select-fetch = Può portare { $goods } in { $hex }, dove ce n’è bisogno.
purpose-select-fetch-build = Può portare { $goods } in { $hex }: lì deve sorgere { $a_building }.
purpose-select-bring = Ha a bordo { $goods }, per { $hex }.
purpose-select-build = Chi costruisce deve essere sul posto: in { $hex } deve sorgere { $a_building }.
purpose-select-stay = Serve dov’è: costruisce e carica solo chi è sul posto.
purpose-select-go = Serve in { $hex }.
purpose-end_move = Gli altri ora non hanno nulla da prendere: restano dove sono.
purpose-site = Lì c’è tutto quello che serve per { $a_building }, e ci sei tu.
purpose-site-any = Ci sei: per costruire serve un trasportatore sul posto, con le merci accanto.
purpose-site-road = Con una strada da lì i tuoi trasporti vanno più lontano in un turno.
purpose-end_build = Le tue merci restano dove sono, per qualcosa che ti serve di più.
purpose-buy = Alla fine ogni mattone conta. Questo costa { $count ->
    [one] 1 merce
   *[other] { $count } merci
}, e a casa ne hai { $number } con cui pagare.
purpose-pay = A casa hai { $goods }: è quello di cui puoi fare a meno.
purpose-end_wonder = Il prossimo mattone costerebbe { $count ->
    [one] 1 merce, che serve di più ai tuoi edifici.
   *[other] { $count } merci, che servono di più ai tuoi edifici.
}
purpose-tile = Boschi, rocce e pascoli vicino a casa risparmiano lunghe strade.
purpose-start = Lì cominciano tre asini e le tue prime merci: contano le vie brevi verso boschi, rocce e pascoli.
purpose-bank = Ciò che sta su una sponda si raggiunge via terra solo da lì.
purpose-pray-keep = Ora la tua posizione conta poco, e chi alla fine è più vicino al tempio vince gli spareggi.
purpose-pray-leave = Chi smette di pregare sceglie prima la posizione.
purpose-position = Chi viene presto prende per primo ciò che è di tutti; chi viene tardi vede che cosa resta.
purpose-produce = Qui c’è tutto il necessario: ne esce qualcosa che serve al tuo prossimo edificio.
purpose-launch = Da lì la nave arriva in più luoghi.
purpose-breed = Due asini soli su un pascolo ne hanno un terzo, e non costa nulla.
purpose-research = Ciò che è scoperto è tuo per tutta la partita, e gli altri devono scoprirlo da sé.
purpose-upgrade = Non costa nulla, e più tardi non si può fare.
purpose-end_make = Con ciò che c’è qui non si può fare altro.
purpose-discard = È quello che porta di meno.
purpose-stow = Le merci a bordo non vengono usate da una fabbrica.
purpose-exchange = Le merci arrivano solo dove qualcuno le porta.
purpose-get = A bordo arriva dove serve.
purpose-put = Qui serve più che a bordo.
purpose-close = È a bordo o a terra tutto ciò che deve esserlo.
purpose-drop = Da solo può muoversi e portare di nuovo.
purpose-keep = Trasportato, arriva più lontano.
purpose-step = Più vicino a dove serve.
purpose-follow = Le oche vanno solo dove qualcuno le guida, e la ricerca ne ha bisogno.
purpose-unfollow = Qui le oche servono di più.
purpose-pickup = A bordo arriva dove da solo non può andare.
purpose-finish = È dove deve essere, o non può andare oltre.
purpose-build = Qui c’è tutto il necessario. Da ora lavora per chiunque vi porti merci.
purpose-fill = Un carico più grande dura di più.
purpose-road = Su una strada lo stesso trasportatore in un turno va più lontano.
purpose-wall = Da un tuo muro nessun altro passa, finché non lo demolisce.
purpose-demolish = La via è di nuovo aperta.
purpose-answer = Chi aiuta può essere aiutato.
purpose-source = Lì manca di meno.
# $led: why the transporter was chosen, or nothing
purpose-plan-move = { $led ->
    [nothing] Il trasportatore va, carica e scarica come disponi tu; rende di più dove servono merci che stanno altrove.
   *[other] { $led }
}
purpose-plan-select = Il trasportatore va, carica e scarica come disponi tu; rende di più dove servono merci che stanno altrove.
purpose-plan-stow = Le merci a bordo non vengono usate da una fabbrica.
