# Romolo o Remo? in italiano.
#
# Un valore di un dominio è un messaggio: `resource-wood`. $seat, $owner, $active e $target sono nomi di giocatori; $who è
# "you" quando chi legge è quello di $seat. Il denaro si conta in mezze monete.

game-title = Romolo o Remo?
game-tagline = Esplora il Lazio, costruisci una città, commercia e combatti per ogni esagono.

## Risorse

resource-grain = grano
    .one = 1 grano
    .counted = { $count } grano
resource-wood = legno
    .one = 1 legno
    .counted = { $count } legno
resource-stone = pietra
    .one = 1 pietra
    .counted = { $count } pietra
resource-salt = sale
    .one = 1 sale
    .counted = { $count } sale
resource-nothing = niente
resource-refined = risorse raffinate
    .one = 1 risorsa raffinata
    .counted = { $count ->
        [one] 1 risorsa raffinata
       *[other] { $count } risorse raffinate
    }

## Cose che gli alleati si scambiano

item-grain = grano
    .one = 1 grano
    .counted = { $count } grano
item-wood = legno
    .one = 1 legno
    .counted = { $count } legno
item-stone = pietra
    .one = 1 pietra
    .counted = { $count } pietra
item-salt = sale
    .one = 1 sale
    .counted = { $count } sale
item-refined = risorse raffinate
    .one = 1 risorsa raffinata
    .counted = { $count ->
        [one] 1 risorsa raffinata
       *[other] { $count } risorse raffinate
    }
item-nothing = niente
item-coin = moneta
    .one = 1 moneta
    .counted = { $count ->
        [one] 1 moneta
       *[other] { $count } monete
    }

## Terreni

terrain-plain = pianura
terrain-hill = collina
terrain-forest = foresta
terrain-water = acqua

## Costruzioni

construction-farm = fattoria
    .the = la fattoria
    .effect = Sfama fino a due Unità qui e negli esagoni vicini.
construction-warehouse = magazzino
    .the = il magazzino
    .effect = Conserva la produzione di un Lavoratore.
construction-port = porto
    .the = il porto
    .effect = Da qui le Unità prendono il mare; uno scambio in più al mercato.
construction-temple = tempio
    .the = il tempio
    .effect = Costruire qui costa un cubetto in meno.
construction-sawmill = falegnameria
    .the = la falegnameria
    .effect = Un legno in più da questa foresta.
construction-quarry = cava
    .the = la cava
    .effect = Una pietra in più da questa collina.
construction-aqueduct = acquedotto
    .the = l’acquedotto
    .effect = Una Costruzione in più qui e negli esagoni vicini.
construction-forum = foro
    .the = il foro
    .effect = Vendere qui rende monete in più se l’esagono è potente.
construction-wall = mura
    .the = le mura
    .effect = Chi attraversa un muro verso l’interno prende un segnalino penalità.

## Pezzi in un esagono

piece-farm = la fattoria
piece-port = il porto
piece-temple = il tempio
piece-sawmill = la falegnameria
piece-quarry = la cava
piece-aqueduct = l’acquedotto
piece-forum = il foro
piece-warehouse1 = il magazzino 1
piece-warehouse2 = il magazzino 2
piece-warehouse3 = il magazzino 3
piece-warehouse4 = il magazzino 4
piece-warehouse5 = il magazzino 5
piece-warehouse6 = il magazzino 6
piece-warehouse7 = il magazzino 7
piece-warehouse8 = il magazzino 8
piece-warehouse9 = il magazzino 9
piece-wall_e = il muro a est
piece-wall_ne = il muro a nord-est
piece-wall_nw = il muro a nord-ovest
piece-wall_w = il muro a ovest
piece-wall_sw = il muro a sud-ovest
piece-wall_se = il muro a sud-est
piece-walls = fino a tre muri
piece-tower = la Torre

## Magazzini, provenienze e lati

source-hand = mano
warehouse-warehouse1 = magazzino 1
source-warehouse1 = magazzino 1
warehouse-warehouse2 = magazzino 2
source-warehouse2 = magazzino 2
warehouse-warehouse3 = magazzino 3
source-warehouse3 = magazzino 3
warehouse-warehouse4 = magazzino 4
source-warehouse4 = magazzino 4
warehouse-warehouse5 = magazzino 5
source-warehouse5 = magazzino 5
warehouse-warehouse6 = magazzino 6
source-warehouse6 = magazzino 6
warehouse-warehouse7 = magazzino 7
source-warehouse7 = magazzino 7
warehouse-warehouse8 = magazzino 8
source-warehouse8 = magazzino 8
warehouse-warehouse9 = magazzino 9
source-warehouse9 = magazzino 9
side-e = est
side-ne = nord-est
side-nw = nord-ovest
side-w = ovest
side-sw = sud-ovest
side-se = sud-est
stock-bank = Banca
stock-defensor = tessera del Defensor

## Unità

unit-worker1 = Lavoratore 1
unit-worker2 = Lavoratore 2
unit-worker3 = Lavoratore 3
unit-worker4 = Lavoratore 4
unit-worker5 = Lavoratore 5
unit-worker6 = Lavoratore 6
unit-soldier1 = Soldato 1
unit-soldier2 = Soldato 2
unit-soldier3 = Soldato 3
unit-soldier4 = Soldato 4
unit-mercenary1 = Mercenario 1
unit-mercenary2 = Mercenario 2
unit-mercenary3 = Mercenario 3
unit-mercenary4 = Mercenario 4
unit-mercenary5 = Mercenario 5
unit-mercenary6 = Mercenario 6
unit-mercenary7 = Mercenario 7
unit-mercenary8 = Mercenario 8
unit-explorer = Esploratore
unit_kind-worker = Lavoratore
unit_kind-soldier = Soldato
unit_kind-mercenary = Mercenario
unit_kind-explorer = Esploratore

## Che cosa fa un'Unità

act-move = Muovere
act-eques_move = Muovere con l’Eques
act-nauta_move = Navigare col Nauta
act-peek = Guardare sotto un esagono
act-convert = Diventare Lavoratore
act-build = Costruire
act-dismantle = Smantellare
act-transform = Trasformare
act-produce = Produrre
act-collect = Raccogliere
act-refine = Raffinare
act-create_worker = Creare un Lavoratore
act-create_soldier = Creare un Soldato
act-create_explorer = Creare l’Esploratore
act-hire_mercenaries = Assoldare Mercenari
act-hire_character = Assoldare un Personaggio
act-sell = Vendere
act-buy = Comprare
act-mercator = Scambiare col Mercator
act-praedo = Rubare col Praedo
act-ally_exchange = Scambiare con l’alleato
act-traductor = Agire accanto col Traductor
act-obsessor = Ignorare la penalità con l’Obsessor

## Personaggi

character-aedificator = Aedificator
    .effect = Legno e pietra intercambiabili pagando 1 in più
character-apothecarius = Apothecarius
    .effect = La produzione di un Lavoratore va in mano
character-furnarus = Furnarus
    .effect = Sfama 2 Unità
character-praepositus = Praepositus
    .effect = 1 in più del tipo scelto alla prima produzione del Turno
character-defensor = Defensor
    .effect = +1 in difesa; fino a 3 mura gratuite
character-dux = Dux
    .effect = Quattro volte +1 in battaglia
character-eques = Eques
    .effect = 2 movimenti extra su terra
character-foederatus = Foederatus
    .effect = Tre volte niente costo o salario dei Mercenari
character-heros = Heros
    .effect = +2 in attacco
character-mercator = Mercator
    .effect = Scambia risorse identiche
character-nauta = Nauta
    .effect = Uno scambio in più, o movimenti in acqua
character-negotiator = Negotiator
    .effect = Un’azione di Mercato gratuita coi tipi scelti
character-obsessor = Obsessor
    .effect = Ignora le penalità; +2 contro una Torre
character-praedo = Praedo
    .effect = Ruba risorse
character-traductor = Traductor
    .effect = Agisce in un esagono adiacente
character-architectus = Architectus
    .effect = Una fattoria conta nel Potere
character-artifex = Artifex
    .effect = 1 PV per Costruzione diversa nel Dominio
character-consul = Consul
    .effect = Vince i pareggi di maggioranza
character-patronus = Patronus
    .effect = 4 o 2 PV se sei ricco
character-publicus = Publicus
    .effect = Vale 3 Personaggi
character-sacerdos = Sacerdos
    .effect = +2 Influenza alla fine

## Segnalini dado, scambi, cubi evento, pezzi della Banca

token-x2 = ×2
token-plus3 = +3
token-plus_hit = un caduto in più
token-minus_hit = un caduto in meno
token-retreat = ritirata
token-blank = vuoto
trade-sell = Vendere
trade-buy = Comprare
cube-white = bianco
cube-yellow = giallo
cube-pink = rosa
cube-blue = blu
cube-brown = marrone
bank-characters = Personaggi
bank-farms = fattorie
bank-warehouses = magazzini
bank-ports = porti
bank-temples = templi
bank-quarry_sawmill = cave e falegnamerie
bank-aqueducts = acquedotti
bank-forums = fori
bank-walls = mura
bank-mercenaries = Mercenari
bank-battle_tokens = segnalini battaglia
rival-ai = l’A.I.
team-0 = Squadra A
team-1 = Squadra B

## Denaro

count-money = { $half_coins ->
    [0] niente
    [1] mezza moneta
    [2] 1 moneta
    [3] 1½ monete
    [4] 2 monete
    [5] 2½ monete
    [6] 3 monete
    [7] 3½ monete
    [8] 4 monete
    [9] 4½ monete
    [10] 5 monete
    [11] 5½ monete
    [12] 6 monete
    [13] 6½ monete
    [14] 7 monete
    [15] 7½ monete
    [16] 8 monete
    [17] 8½ monete
    [18] 9 monete
    [19] 9½ monete
    [20] 10 monete
    [21] 10½ monete
    [22] 11 monete
    [23] 11½ monete
    [24] 12 monete
    [25] 12½ monete
    [26] 13 monete
    [27] 13½ monete
    [28] 14 monete
    [29] 14½ monete
    [30] 15 monete
    [31] 15½ monete
    [32] 16 monete
    [33] 16½ monete
    [34] 17 monete
    [35] 17½ monete
    [36] 18 monete
    [37] 18½ monete
    [38] 19 monete
    [39] 19½ monete
    [40] 20 monete
   *[other] { $half_coins } mezze monete
}

## Che cosa si può decidere

action-terrain = Prendi un esagono di { $terrain }
action-lay = Piazzalo in { $hex }
action-take = Prendi { $resource }
action-tower = Torre in { $hex }
action-farm = Fattoria in { $hex }
action-warehouse = Magazzino in { $hex }
action-worker = Lavoratore in { $hex }
action-play_on = Gioca il Turno
action-end_game = Termina subito la partita
action-continue = Continua senza Lavoratori
action-surrender = Arrenditi
action-hostile = Ostili
action-peaceful = Non ostili
action-skip_phase = Salta la Fase delle Azioni per 1 moneta
action-select = { $unit }
action-use = Usa { $character }
action-end_phase = Termina la Fase delle Azioni
action-architectus = Conta una fattoria in { $hex }
action-trade = { $trade }
action-act = { $act }
action-move = Vai in { $hex }
action-peek = Guarda sotto { $hex }
action-build = Costruisci: { $construction }
action-wall = Muro a { $side }, dalla { $stock }
action-remove = Rimuovi { $piece }
action-produce = Produci in { $hex }
action-store = Immagazzina in { $hex }
action-in_hand = Prendi in mano
action-collect = Svuota il { $warehouse }
action-refine = Raffina: { $resource }
action-coins = Paga il resto in monete
action-pay = Paga { $one_resource } { $source ->
    [mano] dalla mano
   *[other] dal { $source }
}
action-engage = Assolda il Personaggio del posto { $slot }
action-engage-here = Assolda { $character } (posto { $slot })
action-mark = Segna con { $resource }
action-sell = Vendi { $one_resource } { $source ->
    [mano] dalla mano
   *[other] dal { $source }
}
action-column = Sopra la colonna: { $column }
action-buy = Compra { $resource }
action-give = Dai { $resource }
action-raid = Deruba { $target }
action-raid_ai = Deruba l’A.I.
action-reach = Agisci in { $hex }
action-offer = Offri { $one_item }
action-request = Chiedi { $one_item }
action-attack = Attacca { $target } in { $hex }
action-attack_ai = Attacca l’A.I. in { $hex }
action-raze = Attacca le Costruzioni in { $hex }
action-end_war = Niente più attacchi
action-commit = Attacca con { $unit }
action-token = Scegli { $token }
action-retreat = Ritirati in { $hex }
action-stay = Resta
action-hit = Colpisci { $unit }
action-destroy = Distruggi { $piece }
action-break = Il muro a { $side }
action-discharge = { $unit } se ne va senza paga
action-dismiss = Dimetti { $unit }
action-starve = { $unit } torna in mano
action-feed = Paga grano per tutti gli affamati
action-none = Nessuna fattoria
action-influence = Influenza in { $hex }
action-dominion = Dominio con { $hex }
action-done = Basta così
action-move-here = Vai: { $terrain } { $hex }
action-explore-here = Esplora { $hex }
action-select-here = { $unit } in { $hex }
action-starve-here = { $unit } in { $hex } torna in mano
action-dismiss-here = Dimetti { $unit } in { $hex }
action-discharge-here = { $unit } in { $hex } se ne va senza paga
action-feed-here = Paga { $count } grano per tutti gli affamati
action-collect-here = Svuota il { $warehouse }: { $resources }
action-hire = { $count ->
    [one] Assolda 1 Mercenario
   *[other] Assolda { $count } Mercenari
}
action-garrison = { $count ->
    [0] Nessun muro sulla tessera
    [one] 1 muro sulla tessera
   *[other] { $count } muri sulla tessera
}
action-aedificator = { $answer ->
    [yes] Usa l’Aedificator
   *[no] Paga come al solito
}
action-foederatus = { $answer ->
    [yes] Usa una carica del Foederatus
   *[no] Paga come al solito
}
action-nauta = { $answer ->
    [yes] Un altro scambio col Nauta
   *[no] Niente più scambi
}
action-accept = { $answer ->
    [yes] Accetta
   *[no] Rifiuta
}

## Che cosa si chiede, e le regole relative

prompt-setup_terrain = Scegli in segreto: una collina o una foresta accanto alle tue due pianure?
    .rule = RR-3.4
prompt-setup_orient = In quale dei tuoi esagoni grigi lo metti?
    .rule = RR-3.6
prompt-setup_resource = Scegli una risorsa in più.
    .rule = RR-3.10
prompt-setup_tower = Dove sorge la tua Torre? Quell’esagono è la tua Capitale.
    .rule = RR-3.12
prompt-setup_farm = Dove va la tua prima fattoria?
    .rule = RR-3.12
prompt-setup_warehouse = Dove va il tuo primo magazzino?
    .rule = RR-3.12
prompt-setup_worker = Dove va un Lavoratore?
    .rule = RR-3.12
prompt-end_or_play = È in corso la procedura di fine partita: giochi il Turno o termini subito?
    .rule = RR-6.4
prompt-surrender = Non hai più Lavoratori. Continui o ti arrendi?
    .rule = RR-5.72
prompt-hostility = Le tue Unità lì sono ostili? Se lo sono, gli altri possono solo ritirarsi.
    .rule = RR-5.14, RR-5.15
prompt-action_main = Scegli un’Unità che agisce, usa un potere o termina la fase.
    .rule = RR-4.8, RR-5.1
prompt-act_kind = Che cosa fa? Ogni azione diversa dal movimento ne termina l’attività.
    .rule = RR-5.3
prompt-architectus_hex = In quale esagono una fattoria conta nel Potere?
    .rule = RR-5.90
prompt-negotiator_worker = Quale Lavoratore fa l’azione di Mercato gratuita?
    .rule = RR-5.101
prompt-negotiator_trade = Vendere o comprare?
    .rule = RR-5.101
prompt-move_to = Dove va?
    .rule = RR-5.10, RR-5.12
prompt-nauta_second = Navighi ancora?
    .rule = RR-5.100
prompt-peek_hex = Sotto quale esagono guarda l’Esploratore?
    .rule = RR-5.21
prompt-build_kind = Che cosa costruisci?
    .rule = RR-5.27, RR-1.5
prompt-wall_side = Su quale lato va il prossimo muro?
    .rule = RR-5.30
prompt-use_aedificator = Paghi con l’Aedificator: legno e pietra a piacere, 1 in più?
    .rule = RR-5.88
prompt-dismantle_piece = Che cosa smantelli?
    .rule = RR-5.31
prompt-dismantle_gain = In cambio legno o pietra?
    .rule = RR-5.31
prompt-transform_piece = Quale pezzo trasformi?
    .rule = RR-5.32
prompt-pay_cube = Quale cubetto paghi adesso?
    .rule = RR-4.5
prompt-pay_value = Paghi i Mercenari in monete o in cubetti al loro prezzo?
    .rule = RR-5.46
prompt-produce_source = Da dove si produce: questo esagono o l’acqua vicina?
    .rule = RR-5.35
prompt-produce_receiver = Dove vanno i cubetti?
    .rule = RR-5.36
prompt-collect_warehouse = Quale magazzino svuoti?
    .rule = RR-5.37
prompt-refine_type = Che cosa raffini? Due cubetti diventano uno.
    .rule = RR-5.38
prompt-merc_number = Quanti Mercenari assoldi?
    .rule = RR-5.45
prompt-use_foederatus = Il Foederatus evita il costo?
    .rule = RR-5.96
prompt-character_pick = Quale Personaggio assoldi?
    .rule = RR-5.47
prompt-praepositus_mark = Di quale tipo si occupa il tuo Praepositus?
    .rule = RR-5.106
prompt-negotiator_mark = Quali tipi scambia il tuo Negotiator?
    .rule = RR-5.101
prompt-defensor_walls = Quante mura porta con sé il tuo Defensor?
    .rule = RR-5.93
prompt-sell_cube = Quale cubetto vendi?
    .rule = RR-5.51
prompt-sell_column = Sopra quale colonna va il cubetto? Quel prezzo salirà.
    .rule = RR-5.51
prompt-buy_type = Che cosa compri?
    .rule = RR-5.54
prompt-use_nauta = Un altro scambio col Nauta?
    .rule = RR-5.100
prompt-mercator_give = Che cosa scambia il Mercator?
    .rule = RR-5.99
prompt-mercator_get = Che cosa ricevi in cambio?
    .rule = RR-5.99
prompt-praedo_target = Chi derubi?
    .rule = RR-5.104
prompt-praedo_take = Che cosa rubi?
    .rule = RR-5.104
prompt-traductor_hex = In quale esagono adiacente agisce il Lavoratore?
    .rule = RR-5.109
prompt-traductor_kind = Che cosa fa lì il Lavoratore?
    .rule = RR-5.109
prompt-ally_item = Offri e chiedi qualcosa all’alleato: tre cose al massimo.
    .rule = RR-5.111
prompt-ally_accept = Il tuo alleato propone uno scambio. Accetti?
    .rule = RR-5.111
prompt-war_main = Attacca qualcuno o termina la Fase di Guerra.
    .rule = RR-4.11, RR-5.55
prompt-war_commit = Quali Unità attaccano?
    .rule = RR-4.12
prompt-att_bonus = Usi un Personaggio in attacco?
    .rule = RR-4.12, RR-5.58
prompt-def_bonus = Usi un Personaggio in difesa?
    .rule = RR-4.12, RR-5.58
prompt-att_token = Attacchi: scegli in segreto un segnalino dado.
    .rule = RR-5.59
prompt-def_token = Sei attaccato: scegli in segreto un segnalino dado.
    .rule = RR-5.59
prompt-att_retreat = Ti ritiri con tutti gli attaccanti o resti a combattere?
    .rule = RR-5.61
prompt-def_retreat = Ti ritiri con tutti i difensori o resti a combattere?
    .rule = RR-5.61
prompt-destroy_building = Distruggi una Costruzione?
    .rule = RR-5.63, RR-5.64
prompt-att_hit = Assegna i caduti: prima le Unità, poi le Costruzioni.
    .rule = RR-5.67, RR-5.68
prompt-def_hit = Assegna i caduti: prima le Unità, poi le Costruzioni.
    .rule = RR-5.67, RR-5.68
prompt-wall_lot = Quali tre muri cadono?
    .rule = RR-4.16
prompt-salary_foederatus = Il Foederatus evita il salario?
    .rule = RR-5.96
prompt-pay_salary = Paga il salario: prima altri cubetti, poi sale, poi monete.
    .rule = RR-5.79
prompt-unpaid_building = Un Mercenario non è pagato: quale Costruzione della Capitale rimuovi?
    .rule = RR-5.80
prompt-unpaid_mercenary = Quale Mercenario non pagato se ne va?
    .rule = RR-5.80
prompt-dismiss = Dimetti dei Mercenari?
    .rule = RR-5.81
prompt-feed = Non tutti sono sfamati. Chi se ne va, o paghi grano?
    .rule = RR-5.84
prompt-rival_turn = L’A.I. muove.
    .rule = RR-5.115
prompt-rival_battle = L’A.I. combatte.
    .rule = RR-5.118
prompt-end_architectus = In quale esagono una fattoria conta alla fine?
    .rule = RR-5.90
prompt-end_sacerdos = Dove aggiunge Influenza il tuo Sacerdos?
    .rule = RR-5.108
prompt-end_dominion = Quale pianura forma il Dominio con la tua Capitale?
    .rule = RR-6.13
prompt-game_over = La partita è finita.
    .rule = RR-6.20, RR-6.21
prompt-hostility-action = { $active } ha Unità con le tue in { $hex }. Le tue sono ostili? Allora potrà solo ritirarsi.
prompt-hostility-production = { $active } vuole riempire un magazzino in { $hex }, dove hai Unità. Sono ostili? Allora non potrà farlo.
prompt-hostility-traductor = { $active } vuole agire col Traductor in { $hex }, dove hai Unità. Sono ostili? Allora non potrà farlo.
prompt-hostility-feeding = { $active } vuole sfamare Unità con una fattoria in { $hex }, dove hai Unità. Sono ostili? Allora non potrà farlo.
prompt-pay_cube-here = { $count ->
    [one] È dovuto 1 cubetto
   *[other] Sono dovuti { $count } cubetti
}. Quale paghi adesso?
prompt-pay_value-here = Devi { count-money }. Paghi in monete o in cubetti al loro prezzo?
prompt-pay_salary-here = Salario dovuto: { $count } sale. Prima altri cubetti, poi sale, poi monete.
prompt-ally_item-here = { $given ->
    [niente] Non dai niente
   *[other] Dai { $given }
} e { $received ->
    [niente] non chiedi niente
   *[other] chiedi { $received }
}. Altro?
prompt-ally_accept-here = { $active } { $given ->
    [niente] non ti dà niente
   *[other] ti dà { $given }
} e { $received ->
    [niente] non chiede niente
   *[other] chiede { $received }
}. Accetti?
prompt-att_token-here = Attacchi in { $hex }: { $attack } contro { $defence }. Scegli in segreto un segnalino dado.
prompt-def_token-here = Sei attaccato in { $hex }: { $attack } contro { $defence }. Scegli in segreto un segnalino dado.
prompt-hits-here = { $count ->
    [one] Assegna 1 caduto
   *[other] Assegna { $count } caduti
}: prima le Unità, poi le Costruzioni.
catch-explores = poi l’Unità è stesa
catch-wall = oltre un muro: un segnalino penalità
catch-known = lo conosci: { $terrain }
catch-battle = { $attack } contro { $defence }{ $hits ->
    [0] { $hits_back ->
        [0] { "" }
       *[other] : caduti tuoi { $hits_back }
    }
   *[other] : caduti { $hits }
}
catch-token = { $value } contro { $enemy }
catch-yield = { $resources }

## Fasi, nelle parole di «è il momento di …»

step-setup_terrain = scelta del primo esagono
step-setup_orient = posa dei primi esagoni
step-setup_resource = scelta della risorsa
step-setup_tower = posa della Torre
step-setup_farm = posa della fattoria
step-setup_warehouse = posa del magazzino
step-setup_worker = posa dei Lavoratori
step-end_or_play = scelta tra finire e giocare
step-surrender = scelta tra continuare e arrendersi
step-hostility = dichiarazione delle Unità ostili
step-action_main = la Fase delle Azioni
step-act_kind = scelta dell’azione
step-architectus_hex = l’Architectus
step-negotiator_worker = il Negotiator
step-negotiator_trade = lo scambio del Negotiator
step-move_to = movimento
step-nauta_second = seconda navigazione
step-peek_hex = sguardo sotto un esagono
step-build_kind = costruzione
step-wall_side = progetto delle mura
step-use_aedificator = l’Aedificator
step-dismantle_piece = smantellamento
step-dismantle_gain = il ricavo dello smantellamento
step-transform_piece = trasformazione
step-pay_cube = pagamento
step-pay_value = paga dei Mercenari
step-produce_source = produzione
step-produce_receiver = immagazzinamento
step-collect_warehouse = raccolta
step-refine_type = raffinazione
step-merc_number = ingaggio di Mercenari
step-use_foederatus = il Foederatus
step-character_pick = ingaggio di un Personaggio
step-praepositus_mark = segno sul Praepositus
step-negotiator_mark = segno sul Negotiator
step-defensor_walls = le mura del Defensor
step-sell_cube = vendita
step-sell_column = posto del cubetto venduto
step-buy_type = acquisto
step-use_nauta = il Nauta
step-mercator_give = il Mercator
step-mercator_get = il ricavo del Mercator
step-praedo_target = il furto
step-praedo_take = furto
step-traductor_hex = il Traductor
step-traductor_kind = l’azione del Traductor
step-ally_item = l’offerta all’alleato
step-ally_accept = la risposta dell’alleato
step-war_main = la Fase di Guerra
step-war_commit = scelta degli attaccanti
step-att_bonus = i bonus dell’attaccante
step-def_bonus = i bonus del difensore
step-att_token = il segnalino dell’attaccante
step-def_token = il segnalino del difensore
step-att_retreat = la ritirata dell’attaccante
step-def_retreat = la ritirata del difensore
step-destroy_building = distruzione di Costruzioni
step-att_hit = i colpi dell’attaccante
step-def_hit = i colpi del difensore
step-wall_lot = scelta dei muri
step-salary_foederatus = rinuncia al salario
step-pay_salary = pagamento del salario
step-unpaid_building = la perdita per un Mercenario non pagato
step-unpaid_mercenary = un Mercenario non pagato
step-dismiss = congedo di Mercenari
step-feed = cibo per la popolazione
step-rival_turn = il Turno dell’A.I.
step-rival_battle = le battaglie dell’A.I.
step-end_architectus = l’Architectus alla fine
step-end_sacerdos = il Sacerdos
step-end_dominion = scelta del Dominio
step-game_over = il conteggio dei punti

## Che cosa è successo

event-tile-taken = { $who ->
    [you] Prendi un esagono segreto.
   *[other] { $seat } prende un esagono segreto.
}
event-tile-is = { $who ->
    [you] Il tuo è: { $terrain }.
   *[other] { $seat } ha preso: { $terrain }.
}
event-tiles-laid = { $who ->
    [you] Piazzi i tuoi esagoni: { $terrain } in { $hex }.
   *[other] { $seat } piazza gli esagoni: { $terrain } in { $hex }.
}
event-map-dealt = { $count } esagoni sono disposti coperti.
event-took = { $who ->
    [you] Prendi { $counted_resource }.
   *[other] { $seat } prende { $counted_resource }.
}
event-tower-placed = { $who ->
    [you] La tua Torre sorge in { $hex }.
   *[other] La Torre di { $seat } sorge in { $hex }.
}
event-placed = { $who ->
    [you] Piazzi in { $hex }: { $construction }.
   *[other] { $seat } piazza in { $hex }: { $construction }.
}
event-worker-placed = { $who ->
    [you] Piazzi un Lavoratore in { $hex }.
   *[other] { $seat } piazza un Lavoratore in { $hex }.
}
event-played-on = { $who ->
    [you] Continui a giocare.
   *[other] { $seat } continua a giocare.
}
event-ended-game = { $who ->
    [you] Termini la partita.
   *[other] { $seat } termina la partita.
}
event-surrendered = { $who ->
    [you] Ti arrendi.
   *[other] { $seat } si arrende.
}
event-turn-begins = { $who ->
    [you] Tocca a te.
   *[other] Tocca a { $seat }.
}
    .title = Round { $round }
event-end-begins = Inizia la procedura di fine partita. Esauriti: { $types }.
event-eliminated = { $who ->
    [you] Sei fuori dal gioco.
   *[other] { $seat } è fuori dal gioco.
}
event-inherited = { $who ->
    [you] Prendi da { $owner }: { count-money } e { $resources }.
   *[other] { $seat } prende da { $owner }: { count-money } e { $resources }.
}
event-game-ends = La partita è finita.
event-multiplier-shown = Il moltiplicatore in { $hex } era ×{ $multiplier }.
event-declared-hostile = { $who ->
    [you] Le tue Unità in { $hex } sono ostili a { $active }.
   *[other] Le Unità di { $seat } in { $hex } sono ostili a { $active }.
}
event-declared-peaceful = { $who ->
    [you] Le tue Unità in { $hex } non sono ostili a { $active }.
   *[other] Le Unità di { $seat } in { $hex } non sono ostili a { $active }.
}
event-skipped-phase = { $who ->
    [you] Salti la Fase delle Azioni per { count-money }.
   *[other] { $seat } salta la Fase delle Azioni per { count-money }.
}
event-architectus-used = { $who ->
    [you] Il tuo Architectus conta una fattoria in { $hex }.
   *[other] L’Architectus di { $seat } conta una fattoria in { $hex }.
}
event-obsessor-freed = { $who ->
    [you] Il tuo Obsessor libera un Lavoratore in { $hex }.
   *[other] L’Obsessor di { $seat } libera un Lavoratore in { $hex }.
}
event-act-void = { $who ->
    [you] Le Unità ostili lo impediscono.
   *[other] Le Unità ostili fermano { $seat }.
}
event-moved = { $who ->
    [you] { $unit } va da { $start } a { $hex }{ $penalty ->
        [0] { "" }
       *[other] , oltre un muro
    }.
   *[other] { $unit } di { $seat } va da { $start } a { $hex }{ $penalty ->
        [0] { "" }
       *[other] , oltre un muro
    }.
}
event-peeked = { $who ->
    [you] Il tuo Esploratore guarda sotto { $hex }.
   *[other] L’Esploratore di { $seat } guarda sotto { $hex }.
}
event-saw = { $who ->
    [you] In { $hex } c’è: { $terrain }{ $multiplier ->
        [0] { "" }
       *[other] , ×{ $multiplier }
    }.
   *[other] { $seat } ha visto in { $hex }: { $terrain }{ $multiplier ->
        [0] { "" }
       *[other] , ×{ $multiplier }
    }.
}
event-explored = { $hex } è: { $terrain }{ $multiplier ->
    [0] { "" }
   *[other] , ×{ $multiplier }
}.
event-river-flowed = Il fiume scorre in { $hex }{ $multiplier ->
    [0] { "" }
   *[other] , ×{ $multiplier }
}.
event-traductor-reached = { $who ->
    [you] Il tuo Traductor agisce in { $hex }.
   *[other] Il Traductor di { $seat } agisce in { $hex }.
}
event-paid = { $who ->
    [you] Paghi { $list }.
   *[other] { $seat } paga { $list }.
}
    .item = { $who ->
        [you] { $counted_resource } ({ $source })
       *[other] { $counted_resource }
    }
event-paid-coins = { $who ->
    [you] Paghi { count-money }.
   *[other] { $seat } paga { count-money }.
}
event-aedificator-used = { $who ->
    [you] Il tuo Aedificator aiuta a pagare.
   *[other] L’Aedificator di { $seat } aiuta a pagare.
}
event-dismantled = { $who ->
    [you] Smantelli { $piece } in { $hex }.
   *[other] { $seat } smantella { $piece } in { $hex }.
}
event-removed = { $who ->
    [you] Rimuovi { $piece } in { $hex }.
   *[other] { $seat } rimuove { $piece } in { $hex }.
}
event-built = { $who ->
    [you] Costruisci in { $hex }: { $construction }{ $count ->
        [one] { "" }
       *[other] {" "}({ $count })
    }.
   *[other] { $seat } costruisce in { $hex }: { $construction }{ $count ->
        [one] { "" }
       *[other] {" "}({ $count })
    }.
}
event-produced = { $who ->
    [you] Produci { $counted_resource } in { $hex }{ $in_hand ->
        [0] , nel magazzino di { $place }
       *[other] , direttamente in mano
    }.
   *[other] { $seat } produce { $counted_resource } in { $hex }{ $in_hand ->
        [0] , nel magazzino di { $place }
       *[other] , direttamente in mano
    }.
}
event-collected = { $who ->
    [you] Raccogli { $counted_resource } in { $hex }.
   *[other] { $seat } raccoglie { $counted_resource } in { $hex }.
}
event-created = { $who ->
    [you] Crei in { $hex }: { $unit_kind }.
   *[other] { $seat } crea in { $hex }: { $unit_kind }.
}
event-converted = { $who ->
    [you] Il tuo Esploratore diventa Lavoratore in { $hex }.
   *[other] L’Esploratore di { $seat } diventa Lavoratore in { $hex }.
}
event-foederatus-used = { $who ->
    [you] Il tuo Foederatus evita il costo; cariche rimaste: { $count }.
   *[other] Il Foederatus di { $seat } evita il costo; cariche rimaste: { $count }.
}
event-hired-mercenaries = { $who ->
    [you] Mercenari assoldati in { $hex }: { $count }.
   *[other] { $seat } assolda Mercenari in { $hex }: { $count }.
}
event-hired-character = { $who ->
    [you] Assoldi { $character } per { count-money }.
   *[other] { $seat } assolda { $character } per { count-money }.
}
event-character-drawn = { $character } arriva al posto { $slot }.
event-marked = { $who ->
    [you] Segni { $character } con { $resource }.
   *[other] { $seat } segna { $character } con { $resource }.
}
event-defensor-took-walls = { $who ->
    [you] Il tuo Defensor porta con sé mura: { $count }.
   *[other] Il Defensor di { $seat } porta con sé mura: { $count }.
}
event-sold = { $who ->
    [you] Vendi { $counted_resource } per { count-money }, sopra: { $column }.
   *[other] { $seat } vende { $counted_resource } per { count-money }, sopra: { $column }.
}
event-bought = { $who ->
    [you] Compri { $counted_resource } per { count-money }.
   *[other] { $seat } compra { $counted_resource } per { count-money }.
}
event-nauta-traded = { $who ->
    [you] Il tuo Nauta fa uno scambio in più.
   *[other] Il Nauta di { $seat } fa uno scambio in più.
}
event-forum-paid = { $who ->
    [you] Il foro ti rende { count-money }.
   *[other] Il foro rende a { $seat } { count-money }.
}
event-negotiator-used = { $who ->
    [you] Il tuo Negotiator ha commerciato.
   *[other] Il Negotiator di { $seat } ha commerciato.
}
event-raided = { $who ->
    [you] Derubi { $owner } e tiri { $face }.
   *[other] { $seat } deruba { $owner } e tira { $face }.
}
event-stole = { $who ->
    [you] Rubi { $counted_resource } a { $owner }.
   *[other] { $seat } ruba { $counted_resource } a { $owner }.
}
event-raided-coin = { $who ->
    [you] { $owner } non ha cubetti e ti paga { count-money }.
   *[other] { $owner } non ha cubetti e paga a { $seat } { count-money }.
}
event-raided-ai = { $who ->
    [you] L’A.I. ti paga { count-money }.
   *[other] L’A.I. paga a { $seat } { count-money }.
}
event-exchange-refused = { $who ->
    [you] Rifiuti lo scambio con { $active }.
   *[other] { $seat } rifiuta lo scambio con { $active }.
}
event-exchanged = { $who ->
    [you] Scambi con { $owner }: dai { $given }, ricevi { $received }.
   *[other] { $seat } scambia con { $owner }: dà { $given }, riceve { $received }.
}
event-razes = { $who ->
    [you] Attacchi le Costruzioni in { $hex }.
   *[other] { $seat } attacca le Costruzioni in { $hex }.
}
    .under = Guerra
event-attacks = { $who ->
    [you] Attacchi { $owner } in { $hex } con { $value }.
   *[other] { $seat } attacca { $owner } in { $hex } con { $value }.
}
    .under = Guerra
event-attacks-ai = { $who ->
    [you] Attacchi l’A.I. in { $hex } con { $value }.
   *[other] { $seat } attacca l’A.I. in { $hex } con { $value }.
}
    .under = Guerra
event-bonus-used = { $who ->
    [you] Usi { $character }.
   *[other] { $seat } usa { $character }.
}
event-token-chosen = { $who ->
    [you] Scegli un segnalino.
   *[other] { $seat } sceglie un segnalino.
}
event-token-is = { $who ->
    [you] Hai scelto: { $token }.
   *[other] { $seat } ha scelto: { $token }.
}
event-tokens-shown = In { $hex }: { $attack_token } contro { $defence_token }, { $attack } : { $defence }.
event-retreated = { $who ->
    [you] Ti ritiri da { $start } a { $hex }.
   *[other] { $seat } si ritira da { $start } a { $hex }.
}
event-battle-result = Caduti del difensore: { $hits }; dell’attaccante: { $hits_back }.
event-battle-won = { $who ->
    [you] Vinci{ $count ->
        [0] . Non ci sono più segnalini Battaglia.
       *[other] {" "}e prendi un segnalino Battaglia.
    }
   *[other] { $seat } vince{ $count ->
        [0] . Non ci sono più segnalini Battaglia.
       *[other] {" "}e prende un segnalino Battaglia.
    }
}
event-battle-won-by-ai = L’A.I. vince{ $count ->
    [0] . Non ci sono più segnalini Battaglia.
   *[other] {" "}e prende un segnalino Battaglia.
}
event-ai-fell = Unità dell’A.I. cadute in { $hex }: { $count }.
event-fell = { $unit } di { $owner } cade in { $hex }.
event-destroyed = { $who ->
    [you] Distruggi { $piece } in { $hex }.
   *[other] { $seat } distrugge { $piece } in { $hex }.
}
event-tower-hit = { $damage ->
    [one] La Torre di { $owner } in { $hex } è danneggiata.
   *[other] La Torre di { $owner } in { $hex } cade.
}
event-tokens-back = { $who ->
    [you] Riprendi tutti i segnalini.
   *[other] { $seat } riprende tutti i segnalini.
}
event-token-hidden = { $who ->
    [you] Messo da parte: { $token }.
   *[other] { $seat } ha messo da parte { $token }.
}
event-income = { $who ->
    [you] Prendi dai magazzini: { $resources }.
   *[other] { $seat } prende dai magazzini: { $resources }.
}
    .under = Mantenimento
event-salary-due = { $who ->
    [you] I tuoi Mercenari costano { $count } sale{ $unpaid ->
        [0] { "" }
       *[other] ; non pagati: { $unpaid }
    }.
   *[other] I Mercenari di { $seat } costano { $count } sale{ $unpaid ->
        [0] { "" }
       *[other] ; non pagati: { $unpaid }
    }.
}
    .under = Mantenimento
event-discharged = { $who ->
    [you] { $unit } ti lascia in { $hex }.
   *[other] { $unit } lascia { $seat } in { $hex }.
}
event-fed = { $who ->
    [you] Paghi { $count } grano per gli affamati.
   *[other] { $seat } paga { $count } grano per gli affamati.
}
    .under = Mantenimento
event-starved = { $who ->
    [you] { $unit } in { $hex } torna nella tua mano.
   *[other] { $unit } di { $seat } in { $hex } torna in mano.
}
    .under = Mantenimento
event-market-updated = Nuovi prezzi: { $prices }.
    .under = Mantenimento
event-ai-turn-begins = Tocca all’A.I.
event-ai-end-roll = L’A.I. tira { $face } per la fine della partita.
event-ai-attacks = L’A.I. attacca in { $hex } con { $value }.
    .under = Guerra
event-ai-moved = Unità dell’A.I. da { $start } a { $hex }: { $count }.
event-ai-retreated = Unità dell’A.I. si ritirano da { $start } a { $hex }: { $count }.
event-event-drawn = Esce il cubo { $cube }.
    .under = Evento
event-ai-rolled = L’A.I. tira { $face }.
event-prices-changed = Nuovi prezzi: { $prices }.
    .under = Evento
event-ai-hired = L’A.I. prende { $character }.
event-ai-earned = L’A.I. riceve { count-money }.
event-ai-recruited = Nuove Unità dell’A.I. in { $hex }: { $count }.
event-sacerdos-used = { $who ->
    [you] Il tuo Sacerdos aggiunge Influenza in { $hex }.
   *[other] Il Sacerdos di { $seat } aggiunge Influenza in { $hex }.
}
event-dominion-chosen = { $who ->
    [you] Il tuo Dominio comprende { $hex }.
   *[other] Il Dominio di { $seat } comprende { $hex }.
}

## Perché qualcosa non si può fare

reason-not-possible = Qui non si può.
reason-not-your-hex = Vanno bene solo le tue pianure grigie.
reason-unit-not-there = { $unit } non è sulla mappa.
reason-unit-lies = { $unit } è steso: non ha più azioni.
reason-unit-alike = Prima tocca a un’altra Unità uguale a { $unit }.
reason-nothing-to-do = { $unit } non può fare niente.
reason-no-way = In quel modo non può andare da nessuna parte.
reason-workers-only = Lo fa solo un Lavoratore.
reason-explorer-only = Lo fa solo l’Esploratore.
reason-all-explored = Accanto non ci sono esagoni inesplorati.
reason-explorer-used = In questo Turno è già stato usato.
reason-worker-limit = Il Potere della tua Capitale consente { $count } Lavoratori.
reason-military-limit = Il Potere della tua Capitale consente { $count } Soldati e Mercenari.
reason-no-soldier-left = I tuoi Soldati sono già tutti sulla mappa.
reason-capital-only = I Soldati si creano nella propria Capitale.
reason-needs-grain = { $count ->
    [1] Ci vuole 1 grano in mano.
   *[other] Ci vogliono { $count } grani.
}
reason-needs-refined = Ci vogliono { $count } risorse raffinate.
reason-needs-alike = { $count ->
    [1] Ci vuole 1 cubetto, in mano o in un magazzino qui.
   *[other] Ci vogliono { $count } cubetti dello stesso tipo, in mano o nei magazzini qui.
}
reason-one-explorer = Il tuo Esploratore è già sulla mappa.
reason-explorer-gone = Il tuo Esploratore è fuori dal gioco.
reason-mercenary-price = Ognuno costa 1 moneta, in denaro o in cubetti al loro prezzo.
reason-hired-already = In questo Turno hai già assoldato un Personaggio.
reason-character-price = Il prossimo Personaggio ti costa { count-money }.
reason-no-tile = Non c’è nessun Personaggio che tu possa prendere.
reason-not-on-water = Non sull’acqua.
reason-no-cubes-to-build = Con i cubetti che hai, qui non puoi costruire niente.
reason-nothing-built = Qui non c’è niente da togliere.
reason-produced-here = Qui in questo Turno si è già prodotto.
reason-no-store = Non c’è un magazzino vuoto a portata di mano.
reason-nothing-stored = I magazzini qui sono vuoti.
reason-nothing-to-sell = Qui non hai niente che abbia un prezzo.
reason-columns-full = Nessuna colonna del mercato ha posto per venderlo.
reason-cheapest = I cubetti meno cari costano { count-money }.
reason-nobody-to-raid = Né qui né accanto c’è qualcuno da derubare.
reason-ally-refused = In questo Turno il tuo alleato ha rifiutato.
reason-nothing-to-exchange = Non c’è niente da scambiare, o nessuno con cui farlo.
reason-nothing-beside = Accanto al suo esagono non può fare niente.
reason-no-marker = Non ha segnalini penalità.
reason-only-retreat = Tra Unità ostili ci si può solo ritirare verso la Capitale.
reason-marked = Col segnalino penalità può solo muovere.
reason-moves-only = Dopo una ritirata può solo muovere.
reason-not-a-neighbour = { $hex } non è adiacente.
reason-needs-port = In acqua si entra da un porto o da altra acqua.
reason-ai-capital = Nessuno entra nella Capitale dell’A.I.
reason-wrong-terrain = Non può stare su questo terreno.
reason-bank-empty = La Banca non ne ha più.
reason-hex-full = In questo esagono non c’è posto.
reason-no-water = Un porto ha bisogno di acqua accanto.
reason-cannot-pay = Non puoi pagarlo.
reason-no-such-piece = Non c’è un pezzo così.
reason-not-that-hex = Quell’esagono qui non serve.
reason-not-enough = Non ce n’è abbastanza.
reason-in-order = Le scelte dello stesso tipo si fanno in ordine.
reason-token-gone = Adesso non hai quel segnalino.
reason-no-character = Non hai { $character }, o l’hai già usato.
reason-nobody-there = Lì non c’è nessuno da attaccare.
reason-slot-empty = Il posto è vuoto, o ti manca un cubetto da metterci.
reason-nothing-done = Prima fa’ qualcosa, oppure salta la fase.
reason-something-done = Hai già fatto qualcosa in questa fase.
reason-column = La colonna è piena, o è quella del cubetto.
reason-worth-nothing = Non ha prezzo, o non ne hai.
reason-choose-first = Prima scegline almeno uno.
reason-not-needed = Qui non serve.

## Opzioni, punti, previsioni

option-battle = Battaglie
    .help = Con i segnalini dado segreti o col dado di legno.
option-teams = Due contro due
    .help = I giocatori opposti sono alleati e contano insieme.
option-event_mode = Eventi
    .help = In una linea visibile o pescati da un sacchetto.
option-hostility = Unità ostili
    .help = Chiedi ogni volta al proprietario, o sempre ostili.
option-max_rounds = Round al massimo
    .help = La partita finisce dopo tanti Round; 0: senza limite.
value-tokens = segnalini dado
value-die = dado
value-line = linea
value-bag = sacchetto
value-ask = chiedere
value-always = sempre
source-characters = Personaggi
source-hexes = Esagoni controllati
source-dominion = Dominio
source-population = Popolazione
source-battle_tokens = Segnalini Battaglia
source-money = Denaro
source-majorities = Maggioranze
source-artifex = Artifex
source-patronus = Patronus
tie-towers = Torri ancora in piedi
    .told = { $n ->
        [0] { "" }
       *[other] in piedi fino alla fine
    }
tie-elimination = ordine di eliminazione
    .told = { $n }ª eliminazione
tie-dominion = Dominio
tie-population = Popolazione
tie-hexes = esagoni controllati
tie-money = denaro
tie-battle_tokens = segnalini Battaglia
tie-characters = Personaggi
effect-half_coins = { $change } mezze monete
effect-battle_tokens = { $change } segnalini Battaglia
effect-resource = { $change } { $resource }
effect-unit_kind = { $change } { $unit_kind }
effect-characters = { $change } Personaggi

## Il tavolo nel terminale

table-round = Round { $round }
table-ending = procedura di fine partita
table-signs = Segni
table-bank = Banca
table-prices = Prezzi
table-display = Mostra
table-hand = Mano
table-tokens = segnalini: { $list }
table-battle_tokens = { $count ->
    [one] 1 segnalino Battaglia
   *[other] { $count } segnalini Battaglia
}

# Quanto dura una promessa: qui un round si chiama così.
order-round = per tutto il Round

## La linea del tempo

chapter-setup = Preparazione
chapter-actions = Azioni
chapter-war = Guerra
chapter-maintenance = Mantenimento
chapter-rival = L’A.I.
chapter-end = Fine

## Perché, in una prima partita

purpose-terrain = Le tue pianure danno solo grano. Questo dà { $resource }, e le Costruzioni costano pietra e legno.
purpose-take-grain = Con 3 grano si crea un Lavoratore; tu ne hai { $count }.
purpose-take-wood = Le Costruzioni costano legno; tu ne hai { $count }.
purpose-take-stone = Le Costruzioni costano pietra; tu ne hai { $count }.
purpose-take-salt = Il sale paga i Mercenari, e si può vendere; tu ne hai { $count }.
purpose-take-refined = Con 2 risorse raffinate si crea un Soldato; tu ne hai { $count }.
purpose-tower = La Capitale è il cuore del tuo regno: le sue Costruzioni, senza le fattorie, dicono quanti Lavoratori e Soldati puoi avere.
purpose-farm = Una fattoria nutre due dei tuoi qui e negli esagoni vicini; ogni altro costa un grano per Turno.
purpose-warehouse = Quello che un Lavoratore produce va in un magazzino vuoto, qui o accanto.
purpose-worker = Un Lavoratore lì produce { $resource } nel tuo primo Turno.
purpose-select = Ha ancora { $count ->
    [one] un’azione
   *[other] { $count } azioni
}.
purpose-act-build = Le Costruzioni nella Capitale ne alzano il Potere, ora { $power }: più è alto, più Lavoratori e Soldati puoi avere. Da 4 in su la Capitale estende anche la sua Influenza sugli esagoni intorno, che alla fine contano.
purpose-act-create_worker = Ogni Lavoratore agisce a ogni Turno: se arriva presto, si ripaga. Ne hai { $count } su { $limit } al massimo.
purpose-act-create_soldier = In battaglia un Soldato vale 3, un Lavoratore solo 1.
purpose-act-create_explorer = L’Esploratore ha tre azioni per Turno e guarda sotto gli esagoni prima che ci vada qualcuno.
purpose-act-hire_mercenaries = I Mercenari in battaglia valgono 2 e agiscono subito, ma a ogni Turno vogliono sale.
purpose-act-hire_character = Un Personaggio aiuta a ogni Turno e alla fine conta. Ognuno costa una moneta più di quello prima.
purpose-act-move = Muoversi costa un’azione; se ne ha un’altra, può ancora fare qualcosa dove arriva.
purpose-act-peek = Solo tu vieni a sapere che cosa c’è.
purpose-act-refine = Due cubi uguali diventano uno raffinato: con due di questi si crea un Soldato.
purpose-act-sell = Le monete assoldano Personaggi e alla fine contano.
purpose-act-buy = La via breve verso ciò che i tuoi esagoni non danno, al prezzo di oggi.
purpose-act-collect = Alla fine del Turno i magazzini diventano tuoi comunque; ora quei cubi possono pagare subito qualcosa.
purpose-move = Lì un Lavoratore produce { $resource }.
purpose-move-explore = Quello che c’è viene alla luce: altra terra da lavorare e, se la controlli, punti alla fine. Poi l’Unità si sdraia.
purpose-move-water = L’acqua è la via breve verso altre rive, e dà sale ai Lavoratori che le stanno accanto.
purpose-store = Alla fine del Turno prendi in mano tutto quello che sta nei magazzini.
purpose-end_phase = Nessuno deve fare altro. Le Unità ancora in piedi possono attaccare nella Fase di Guerra.
purpose-skip_phase = Chi in questa fase non fa nulla riceve una moneta.
purpose-lay = Ciò che sta accanto alla Capitale si lavora senza lunghe strade.
purpose-play_on = Un altro Turno ti può ancora portare punti.
purpose-end_game = Per quel che si vede sei in testa: gli altri non devono avere un altro Turno.
purpose-continue = Ciò che controlli alla fine conta ancora.
purpose-surrender = Senza Lavoratori non si può riconquistare nulla.
purpose-hostile = Le Unità ostili impediscono agli altri di agire lì: possono solo ritirarsi.
purpose-peaceful = Lì nessuno ti disturba, e non dai a nessuno un motivo per attaccare.
purpose-character = { $effect_character }.
purpose-architectus = Lì anche una fattoria conta nel Potere.
purpose-trade = Un’azione di Mercato che non costa azioni a nessuna Unità.
purpose-act-eques_move = L’Eques dà due movimenti in più via terra, a un’Unità o a due.
purpose-act-nauta_move = Il Nauta la porta sull’acqua senza un porto.
purpose-act-convert = Qui intorno è tutto esplorato: un Lavoratore serve più di un Esploratore.
purpose-act-dismantle = Ciò che non serve più restituisce materiale.
purpose-act-transform = Un pezzo lascia il posto a un altro, al prezzo intero: così si costruisce anche dove non c’è più spazio.
purpose-act-mercator = Ciò che hai di troppo diventa ciò che ti manca.
purpose-act-praedo = Ciò che si ruba manca là, ed è tuo qui.
purpose-act-ally_exchange = Si vince insieme: lo abbia chi ne ha bisogno.
purpose-act-traductor = Il Lavoratore agisce accanto senza perdere un’azione per strada.
purpose-act-obsessor = Senza gli effetti della penalità il Lavoratore può agire come sempre.
purpose-move-unit = Da lì raggiunge ciò che deve difendere o attaccare.
purpose-build = { $effect_construction }
purpose-wall = Chi attraversa un muro verso l’interno riceve un segnalino penalità e combatte peggio.
purpose-aedificator-yes = Paga ciò che hai, legno o pietra.
purpose-aedificator-no = Il materiale giusto ce l’hai già.
purpose-foederatus-yes = Una carica fa risparmiare ciò che costano i Mercenari.
purpose-foederatus-no = Meglio tenere la carica per un momento più caro.
purpose-nauta-yes = Un’altra compravendita ai prezzi di oggi.
purpose-nauta-no = Ora nient’altro vale il suo prezzo.
purpose-remove = È quello che dove sta ti aiuta di meno.
purpose-produce = L’esagono dà { $resources }, una volta per Turno: con le risorse si paga tutto il resto.
purpose-in_hand = Ciò che hai in mano paga dovunque, e subito.
purpose-pay = È ciò di cui puoi fare a meno più facilmente.
purpose-coins = I cubi ti servono più delle monete.
purpose-mark = Segna ciò con cui hai più a che fare.
purpose-garrison = I muri presi ora, più tardi non costano nulla.
purpose-sell = Puoi farne a meno, e le monete assoldano Personaggi.
purpose-column = Quel prezzo sale: meglio dove poi venderai tu.
purpose-give = Ne hai più di quanto ti serva.
purpose-raid = Ciò che si ruba manca là, ed è tuo qui.
purpose-reach = Lì accanto c’è più da fare che qui.
purpose-offer = Si vince insieme: lo abbia chi ne ha bisogno.
purpose-accept-yes = Ciò che ricevi vale per voi due più di ciò che dai.
purpose-accept-no = Ciò che daresti ti serve.
purpose-attack = Lì sei più forte: chi vince prende un segnalino Battaglia, e a chi perde può costare dei caduti.
purpose-raze = Non lo difende nessuno.
purpose-end_war = Nessun attacco promette più di quanto costa.
purpose-commit = Ogni Unità che partecipa aggiunge la sua forza.
purpose-token = Un segnalino forte decide una battaglia incerta; se sei molto avanti, ne basta uno debole.
purpose-retreat = Qui non c’è nulla da vincere, e le tue Unità si salvano.
purpose-stay = Chi si ritira perde la battaglia; chi resta può ancora vincerla.
purpose-hit = Meno Unità loro, meno colpi sulle tue.
purpose-destroy = Ciò che non c’è più non serve a nessuno, e all’esagono toglie Potere.
purpose-break = Da lì la via è aperta.
purpose-discharge = Gli altri ti servono di più.
purpose-dismiss = A ogni Turno vuole un salario, e ora non serve.
purpose-starve = Il suo grano ti serve di più altrove.
purpose-feed = Un grano a testa è poco: un nuovo Lavoratore ne costa 3.
purpose-none = Non cambierebbe nulla.
purpose-influence = Lì può cambiare chi controlla l’esagono.
purpose-dominion = Il Potere di questa pianura conta come punti, con quello della Capitale.
purpose-done = Qui non c’è altro da fare.
purpose-plan-wall_side = Chi attraversa un muro verso l’interno riceve un segnalino penalità: chiudi i lati da cui può arrivare qualcuno.
purpose-plan-war_commit = Ogni Unità che partecipa aggiunge la sua forza, ma chi combatte non può difendere altro.
