# L'Epoca delle Scoperte in italiano.
#
# Il valore di un dominio è un messaggio: `good-gold`. L'argomento `good` di un'azione, di un evento o di un
# motivo arriva tradotto come $good, e ogni attributo del suo messaggio come $<attributo>_good: `.in` di
# `region-caribbean` è $in_region. $seat, $owner e $opponent sono nomi di giocatori; $who è "you" se chi legge
# è quello di $seat.

game-title = L’Epoca delle Scoperte
game-tagline = Piazza la tua gente, scopri il Nuovo Mondo, popolalo, commercia e, se serve, combatti per averlo.

## Nazioni

nation-england = Inghilterra
nation-france = Francia
nation-spain = Spagna
nation-portugal = Portogallo
nation-holland = Olanda

## Unità

unit-colonist = colono
    .a = un colono
    .short = col
    .effect = Un’unità, dovunque vada.
unit-captain = capitano
    .a = un capitano
    .short = cap
    .effect = Vale due nella Spedizione Mercantile e in una spedizione di scoperta.
unit-merchant = mercante
    .a = un mercante
    .short = mer
    .effect = Vale due nella Spedizione Mercantile; sbarcando dalla banchina guadagna $5.
unit-missionary = missionario
    .a = un missionario
    .short = mis
    .effect = Sbarcando dalla banchina converte un altro colono nella regione.
unit-soldier = soldato
    .a = un soldato
    .short = sol
    .effect = Saccheggia se la spedizione riesce; elimina un nemico in ogni battaglia.

crew-captain = capitani
    .one = capitano
crew-soldier = soldati
    .one = soldato
crew-other = altre unità
    .one = altra unità

## Più unità insieme

force-captain = capitani
    .counted = { $count ->
        [one] 1 capitano
       *[other] { $count } capitani
    }
force-soldier = soldati
    .counted = { $count ->
        [one] 1 soldato
       *[other] { $count } soldati
    }
force-other = altre unità
    .counted = { $count ->
        [one] 1 altra unità
       *[other] { $count } altre unità
    }
force-militia = milizia
    .counted = { $count ->
        [one] la milizia
       *[other] { $count } × milizia
    }

party-soldier = un soldato
party-other = un’altra unità
party-two_soldiers = due soldati
party-soldier_and_other = un soldato e un’altra unità
party-two_others = due altre unità

## Merci

good-gold = oro
good-silver = argento
good-cattle = bestiame
good-cocoa = cacao
good-fish = pesce
good-sugar = zucchero
good-furs = pelli
good-coffee = caffè
good-tobacco = tabacco
good-rice = riso
good-indigo = indaco

## Regioni

region-canada = Canada
    .in = in Canada
    .from = dal Canada
region-new_england = Nuova Inghilterra
    .in = in Nuova Inghilterra
    .from = dalla Nuova Inghilterra
region-virginia = Virginia
    .in = in Virginia
    .from = dalla Virginia
region-florida = Florida
    .in = in Florida
    .from = dalla Florida
region-caribbean = Caraibi
    .in = nei Caraibi
    .from = dai Caraibi
region-new_spain = Nuova Spagna
    .in = in Nuova Spagna
    .from = dalla Nuova Spagna
region-new_granada = Nuova Granada
    .in = in Nuova Granada
    .from = dalla Nuova Granada
region-peru = Perù
    .in = in Perù
    .from = dal Perù
region-brazil = Brasile
    .in = in Brasile
    .from = dal Brasile

## Carte Scoperta

card-mississippi = il Mississippi
card-great_lakes = i Grandi Laghi
card-pampas = le Pampas
card-california = la California
card-philippines = le Filippine
card-south_seas = i Mari del Sud
card-ethiopia = l’Etiopia
card-amazon = l’Amazzonia
card-northwest = i Territori del Nord Ovest
card-australia = l’Australia
card-cipangu = Cipangu
card-siam = il Siam
card-spice_islands = le Isole delle Spezie
card-india = l’India
card-circumnavigation = la circumnavigazione del globo
card-china = la Cina

## Box Evento

box-initiative = Iniziativa
    .in = in Iniziativa
    .effect = Guadagni subito il numero dello spazio, e nel prossimo turno si gioca in quest’ordine. Una sola unità a testa.
box-dock = Banchina dei Coloni
    .in = sulla Banchina dei Coloni
    .effect = Si salpa per una regione scoperta a scelta.
box-goods = Merci
    .in = tra le Merci
    .effect = Prendi una merce dal mercato; lo spazio 1 sceglie per primo.
box-shipping = Spedizione Mercantile
    .in = nella Spedizione Mercantile
    .effect = Il più forte prende la nave mercantile, che completa le combinazioni di merci.
box-capital = Edifici Capitale
    .in = negli Edifici Capitale
    .effect = Compra un edificio al prezzo dell’epoca; lo spazio 1 sceglie per primo.
box-discovery = Scoperta
    .in = in Scoperta
    .effect = Raduna unità per una spedizione; restano qui finché non le mandi.
box-spec_captain = Specialisti: capitano
    .in = dal capitano
    .effect = Nel prossimo turno avrai un capitano.
box-spec_merchant = Specialisti: mercante
    .in = dal mercante
    .effect = Nel prossimo turno avrai un mercante.
box-spec_missionary = Specialisti: missionario
    .in = dal missionario
    .effect = Nel prossimo turno avrai un missionario.
box-spec_soldier = Specialisti: soldato
    .in = dal soldato
    .effect = Nel prossimo turno avrai un soldato.
box-spec_training = Specialisti: addestramento
    .in = in addestramento
    .effect = Addestra uno specialista qualsiasi per il prossimo turno; costa $5.
box-warfare = Guerra
    .in = in Guerra
    .effect = Una battaglia, oppure una guerra su vasta scala per $10.

space-initiative_1 = Iniziativa 1
space-initiative_2 = Iniziativa 2
space-initiative_3 = Iniziativa 3
space-initiative_4 = Iniziativa 4
space-initiative_5 = Iniziativa 5
space-dock_1 = Banchina 1
space-dock_2 = Banchina 2
space-dock_3 = Banchina 3
space-dock_4 = Banchina 4
space-dock_5 = Banchina 5
space-dock_6 = Banchina 6
space-dock_7 = Banchina 7
space-dock_8 = Banchina 8
space-dock_9 = Banchina 9
space-capital_1 = Edifici Capitale 1
space-capital_2 = Edifici Capitale 2
space-capital_3 = Edifici Capitale 3
space-capital_4 = Edifici Capitale 4
space-capital_5 = Edifici Capitale 5
space-turn_order_1 = Ordine del Turno 1
space-turn_order_2 = Ordine del Turno 2
space-turn_order_3 = Ordine del Turno 3
space-turn_order_4 = Ordine del Turno 4
space-turn_order_5 = Ordine del Turno 5

conflict-battle = Dai battaglia
conflict-war = Dichiara guerra per $10

## Edifici Capitale

building-settlers = Coloni
    .the = i Coloni
    .short = Coloni
    .effect = Ogni turno: un colono in più nel prossimo turno.
building-monastery = Monastero
    .the = il Monastero
    .short = Monastero
    .effect = Ogni turno: un missionario per il prossimo turno.
building-trade_routes = Rotte Commerciali
    .the = le Rotte Commerciali
    .short = Rotte Commerciali
    .effect = Ogni turno: un mercante per il prossimo turno.
building-training_grounds = Addestramento
    .the = l’Addestramento
    .short = Addestramento
    .effect = Ogni turno: un soldato per il prossimo turno.
building-indentured_servitude = Servitù a Contratto
    .the = la Servitù a Contratto
    .short = Servitù
    .effect = Ogni turno: un colono gratis sullo spazio X della banchina.
building-conquistador = Conquistatore
    .the = il Conquistatore
    .short = Conquistatore
    .effect = Ogni turno: un soldato gratis in Scoperta.
building-navigator = Navigatore
    .the = il Navigatore
    .short = Navigatore
    .effect = Ogni turno: un capitano gratis in Scoperta.
building-inca_conquest = Conquista dell’Impero Incas
    .the = la Conquista dell’Impero Incas
    .short = Conquista Incas
    .effect = Subito: $20.
building-trading_post = Stazione Commerciale
    .the = la Stazione Commerciale
    .short = Stazione Comm.
    .effect = Ogni turno: $5.
building-cartography = Cartografia del Nuovo Mondo
    .the = la Cartografia del Nuovo Mondo
    .short = Cartografia
    .effect = Subito: scopri una regione a scelta, quali che siano i nativi. 4 PV.
building-indian_allies = Alleati Indiani
    .the = gli Alleati Indiani
    .short = Alleati Indiani
    .effect = Subito: due soldati in una delle tue colonie.
building-privateers = Navi Corsare
    .the = le Navi Corsare
    .short = Navi Corsare
    .effect = Ogni turno: tutti gli altri ti pagano $1 per ogni tua nave mercantile.
building-shipyard = Cantieri Navali
    .the = i Cantieri Navali
    .short = Cantieri Navali
    .effect = Ogni turno: un capitano per il prossimo turno.
building-cathedral = Cattedrale
    .the = la Cattedrale
    .short = Cattedrale
    .effect = I tuoi missionari che sbarcano convertono due coloni anziché uno.
building-taxation = Tassazione
    .the = la Tassazione
    .short = Tassazione
    .effect = Ogni turno: $10. 2 PV.
building-university = Università
    .the = l’Università
    .short = Università
    .effect = Una volta: fai avanzare un tuo pezzo di uno spazio sulla banchina, in Iniziativa, nell’Ordine del Turno o negli Edifici Capitale. 5 PV.
building-east_india_company = Compagnia delle Indie Orientali
    .the = la Compagnia delle Indie Orientali
    .short = Comp. delle Indie
    .effect = Ogni turno: una merce a caso dalla riserva.
building-land_grants = Diritti di Colonizzazione
    .the = i Diritti di Colonizzazione
    .short = Diritti di Colon.
    .effect = Ogni turno: un colono gratis sullo spazio Y della banchina.
building-rum_distillery = Distilleria di Rum
    .the = la Distilleria di Rum
    .short = Distilleria
    .effect = Ogni turno: $3 per ogni zucchero che possiedi.
building-market = Mercato
    .the = il Mercato
    .short = Mercato
    .effect = Ogni turno: un mercante per il prossimo turno.
building-military_academy = Accademia Militare
    .the = l’Accademia Militare
    .short = Accademia
    .effect = Ogni turno: un soldato per il prossimo turno.
building-fortress = Fortezza
    .the = la Fortezza
    .short = Fortezza
    .effect = Ogni turno: un soldato per il prossimo turno.
building-stables = Stalla
    .the = la Stalla
    .short = Stalla
    .effect = Ogni turno: puoi muovere un soldato in una regione adiacente.
building-militia = Milizia
    .the = la Milizia
    .short = Milizia
    .effect = Un soldato in più per te in ogni battaglia che non hai dichiarato tu.
building-mercantilism = Mercantilismo
    .the = il Mercantilismo
    .short = Mercantilismo
    .effect = Fine: 1 PV per ogni merce.
building-population = Popolazione
    .the = la Popolazione
    .short = Popolazione
    .effect = Fine: 1 PV ogni due unità nel Nuovo Mondo.
building-navy = Marina
    .the = la Marina
    .short = Marina
    .effect = Fine: 4 PV per ogni nave mercantile.
building-power = Potenza
    .the = la Potenza
    .short = Potenza
    .effect = Fine: 2 PV per ogni soldato nel Nuovo Mondo.
building-prosperity = Prosperità
    .the = la Prosperità
    .short = Prosperità
    .effect = Fine: 2 PV per ogni edificio capitale, questo compreso.
building-glory = Gloria
    .the = la Gloria
    .short = Gloria
    .effect = Fine: 2 PV per ogni regione con una tua unità.
building-wealth = Ricchezza
    .the = la Ricchezza
    .short = Ricchezza
    .effect = Fine: 1 PV ogni $5.
building-migration = Migrazione
    .the = la Migrazione
    .short = Migrazione
    .effect = Ogni turno: puoi muovere fino a due unità da una regione a un’altra.
building-factory = Fabbrica
    .the = la Fabbrica
    .short = Fabbrica
    .effect = Ogni turno: $25. 5 PV.

## Che cosa si può decidere: l'etichetta di ogni azione

action-bid = Offri ${ $bid }
action-recruit = Prendi { $a_unit }
action-unit = Piazza { $a_unit }
action-place = { $box }
action-advance = Avanza da { $space }
action-land = Sbarca { $in_region }
action-take = Prendi { $good }
action-buy = Compra { $the_building }
action-map = Scopri { $region }
action-ally = Soldati { $in_region }
action-expedition = { $answer ->
    [yes] Avvia una spedizione
   *[no] Aspetta
}
action-send = { $count ->
    [0] Niente { $crew }
    [one] Manda 1 { $one_crew }
   *[other] Manda { $count } { $crew }
}
action-explore = Esplora { $region }
action-train = Addestra { $a_unit } per $5
action-declare = { $conflict }
action-fight = Combatti { $in_region }
action-attack = Attacca { $opponent }
action-casualties = { $soldiers ->
    [0] Nessun soldato
    [one] Colpisci 1 soldato
   *[other] Colpisci { $soldiers } soldati
}{ $militia ->
    [0] { "" }
   *[other] {" "}e la milizia
}, tutti gli altri colpi su altre unità
action-casualties-here = Colpisci { $crews }
action-leave = Parti { $from_region }
action-enter = Verso { $region }
action-move = Muovi { $party }
action-pass = Passa
action-pass-auction_bid = Passa
action-pass-university = Tieni l’Università per dopo
action-pass-buy = Non comprare nulla
action-pass-train = Non addestrare nessuno
action-pass-war_kind = Resta in pace
action-pass-stables_from = Nessuno si muove
action-pass-migration_from = Nessuno migra

## Che cosa si chiede, perché, e con quali regole

prompt-auction_bid = Fai un’offerta per il primo posto nell’ordine del turno, o passa e prendi l’ultimo posto libero.
    .rule = AD-3.11, AD-3.12
prompt-auction_specialist = Hai offerto $8 o più per il secondo posto: scegli uno specialista per la prima mano.
    .rule = AD-3.12
prompt-place_unit = Quale unità piazzi?
    .rule = AD-5.1, AD-5.2
prompt-place_box = In quale box evento la piazzi?
    .rule = AD-5.3, AD-5.4
prompt-university = L’Università può far avanzare un tuo pezzo di uno spazio, una volta sola. Adesso?
    .rule = AD-5.45, AD-5.47
prompt-dock_region = In quale regione sbarca la tua unità? Chi per primo ha tre unità in una regione ne prende la merce.
    .rule = AD-5.7, AD-5.10
prompt-pick_good = Prendi una merce dal mercato.
    .rule = AD-5.13, AD-6.1
prompt-buy = Compra un edificio capitale, o nulla.
    .rule = AD-5.15, AD-5.17
prompt-cartography_region = La Cartografia del Nuovo Mondo scopre una regione, quali che siano i nativi. Quale?
    .rule = AD-5.41
prompt-allies_region = Gli Alleati Indiani mandano due soldati in una delle tue colonie. Quale?
    .rule = AD-5.43
prompt-exp_launch = Avvii una spedizione con le tue unità in Scoperta? Se ne può fare una per turno.
    .rule = AD-5.18, AD-5.19
prompt-exp_captains = Quanti capitani partono? Ognuno vale due.
    .rule = AD-5.21, AD-4.7
prompt-exp_soldiers = Quanti soldati partono? Ognuno vale uno, e saccheggia se la spedizione riesce.
    .rule = AD-5.21, AD-5.24
prompt-exp_others = Quante altre unità partono? Ognuna vale uno.
    .rule = AD-5.21, AD-4.7
prompt-exp_region = Quale regione esplora la tua spedizione?
    .rule = AD-5.20, AD-5.22
prompt-train = Addestra uno specialista per il prossimo turno per $5, o nessuno.
    .rule = AD-5.29
prompt-war_kind = La tua unità in Guerra: una battaglia in una regione, una guerra in tutte per $10, o la pace?
    .rule = AD-5.30, AD-5.35
prompt-battle_region = In quale regione combatti?
    .rule = AD-5.33, AD-5.34
prompt-battle_opponent = Contro chi combatti?
    .rule = AD-5.32, AD-5.34
prompt-war_opponent = A chi dichiari guerra? Ci sarà battaglia dovunque possiate combattere.
    .rule = AD-5.35, AD-5.36
prompt-casualties = Chi colpiscono i tuoi soldati? Le perdite avvengono tutte insieme.
    .rule = AD-5.38, AD-5.39
prompt-stables_from = La Stalla può muovere un soldato in una regione adiacente. Da dove?
    .rule = AD-5.49
prompt-stables_to = Dove va il soldato?
    .rule = AD-5.49
prompt-migration_from = La Migrazione può muovere una o due tue unità in un’altra regione. Da dove?
    .rule = AD-5.50
prompt-migration_to = Dove migrano?
    .rule = AD-5.50
prompt-migration_units = Chi migra?
    .rule = AD-5.50
prompt-game_over = La partita è finita.
    .rule = AD-7.5, AD-7.8

## Le stesse domande con quello che dice la posizione

prompt-auction_bid-here = { $high ->
    [0] Nessuno ha ancora offerto. Fai un’offerta per il primo posto, o passa e prendi l’ultimo posto libero.
   *[other] L’offerta più alta è ${ $high }. Offri di più per il primo posto, o passa e prendi l’ultimo posto libero.
}
prompt-place_box-here = In quale box evento piazzi il tuo { $unit }?
prompt-dock_region-here = In quale regione sbarca il tuo { $unit }? Chi per primo ha tre unità in una regione ne prende la merce.
prompt-buy-here = Compra un edificio capitale per ${ $price }, o nulla. Hai ${ $money }.
prompt-exp_soldiers-here = Forza { $strength } finora. Quanti soldati partono? Ognuno vale uno, e saccheggia se la spedizione riesce.
prompt-exp_others-here = Forza { $strength } finora. Quante altre unità partono? Ognuna vale uno.
prompt-exp_region-here = Quale regione esplora la tua spedizione di forza { $strength }? Riesce se i nativi non sono di più.
prompt-train-here = Addestra uno specialista per il prossimo turno per $5, o nessuno. Hai ${ $money }.
prompt-war_kind-here = La tua unità in Guerra: una battaglia in una regione, una guerra in tutte per $10, o la pace? Hai ${ $money }.
prompt-battle_opponent-here = Contro chi combatti { $in_region }?
prompt-casualties-here = { $count ->
    [one] Battaglia { $in_region }: il tuo colpo contro { $opponent }. Le perdite avvengono tutte insieme.
   *[other] Battaglia { $in_region }: i tuoi { $count } colpi contro { $opponent }. Le perdite avvengono tutte insieme.
}
prompt-stables_to-here = Dove va il soldato che parte { $from_origin }?
prompt-migration_to-here = Dove migrano { $from_origin }?
prompt-migration_units-here = Chi migra { $from_origin }? Destinazione: { $destination }.

## Che cosa potrebbe sfuggire in una scelta

catch-space = spazio { $number }
catch-too-poor = ${ $price }, ora troppo
catch-takes-good = prende la merce: { $good }
catch-nothing-to-map = tutte le regioni sono scoperte: restano i 4 PV
catch-no-colony = non hai colonie: i soldati vanno persi
catch-ship = { $is_mine ->
    [0] forza { $strength }, guida { $opponent }
   *[other] forza { $strength }, in testa
}
catch-crew = la tua forza: { $strength }
catch-natives-unseen = forza { $strength }: basta per { $enough } tessere su { $unseen } mai viste, { $percent } %
catch-cards = forza { $strength }: basta per { $enough } carte su { $unseen }, { $percent } %
catch-natives-known = { $succeeds ->
    [0] { $natives } nativi, come tutti hanno visto: fallirà
   *[other] { $natives } nativi, come tutti hanno visto: riuscirà
}
catch-battles = { $count ->
    [one] 1 battaglia
   *[other] { $count } battaglie
}

## I passi, con le parole di "è il momento di …"

step-auction_bid = asta
step-auction_specialist = scelta dello specialista
step-place_unit = scelta dell’unità
step-place_box = piazzamento
step-university = uso dell’Università
step-dock_region = sbarco
step-pick_good = scelta della merce
step-buy = acquisto di un edificio
step-cartography_region = uso della Cartografia
step-allies_region = arrivo degli Alleati Indiani
step-exp_launch = partenza di una spedizione
step-exp_captains = scelta dei capitani
step-exp_soldiers = scelta dei soldati
step-exp_others = scelta delle altre unità
step-exp_region = scelta della regione da esplorare
step-train = addestramento
step-war_kind = scelta tra guerra e pace
step-battle_region = scelta del campo di battaglia
step-battle_opponent = scelta dell’avversario
step-war_opponent = scelta dell’avversario
step-casualties = perdite in battaglia
step-stables_from = uso della Stalla
step-stables_to = uso della Stalla
step-migration_from = migrazione
step-migration_to = migrazione
step-migration_units = migrazione
step-game_over = conteggio dei punti

## Che cosa è successo
#
# Un evento con l'attributo `.under` sta sotto quel titolo.
# Un evento con l'attributo `.item` è raccontato una volta per più di fila: $list unisce le voci.

event-bid = { $who ->
    [you] Offri ${ $bid }.
   *[other] { $seat } offre ${ $bid }.
}
event-place-taken = { $who ->
    [you] Prendi il posto { $place } nell’ordine del turno.
   *[other] { $seat } prende il posto { $place } nell’ordine del turno.
}
event-bid-paid = { $who ->
    [you] Paghi ${ $money } per il tuo posto.
   *[other] { $seat } paga ${ $money } per il posto.
}
event-recruited = { $who ->
    [you] Prendi { $a_unit } nella prima mano.
   *[other] { $seat } prende { $a_unit } nella prima mano.
}
event-turn-begins = Comincia il turno { $turn }, epoca { $era }.
    .title = Turno { $turn }
event-placed = { $who ->
    [you] Piazzi { $a_unit } { $in_box }.
   *[other] { $seat } piazza { $a_unit } { $in_box }.
}
event-advanced = { $who ->
    [you] L’Università fa avanzare il tuo pezzo da { $space }.
   *[other] { $seat } fa avanzare un pezzo da { $space } con l’Università.
}
event-initiative-paid = { $who ->
    [you] Guadagni ${ $money } in Iniziativa.
   *[other] { $seat } guadagna ${ $money } in Iniziativa.
}
    .under = { box-initiative }
event-landed = { $who ->
    [you] Il tuo { $unit } sbarca { $in_region }.
   *[other] { $seat } sbarca { $a_unit } { $in_region }.
}
    .under = { box-dock }
event-merchant-paid = { $who ->
    [you] Il tuo mercante guadagna ${ $money } { $in_region }.
   *[other] { $seat } guadagna ${ $money } col mercante { $in_region }.
}
event-converted = { $count ->
    [one] Il missionario converte 1 colono { $in_region }.
   *[other] Il missionario converte { $count } coloni { $in_region }.
}
event-region-good-taken = { $who ->
    [you] Per primo hai tre unità { $in_region } e prendi la merce: { $good }.
   *[other] { $seat } ha per primo tre unità { $in_region } e prende la merce: { $good }.
}
event-good-picked = { $who ->
    [you] Prendi dal mercato { $good }.
   *[other] { $seat } prende dal mercato { $good }.
}
    .under = { box-goods }
event-ship-won = { $who ->
    [you] Ottieni la nave mercantile con forza { $strength }.
   *[other] { $seat } ottiene la nave mercantile con forza { $strength }.
}
    .under = { box-shipping }
event-bought = { $who ->
    [you] Compri { $the_building } per ${ $money }.
   *[other] { $seat } compra { $the_building } per ${ $money }.
}
    .under = { box-capital }
event-bought-nothing = { $who ->
    [you] Non compri nulla.
   *[other] { $seat } non compra nulla.
}
    .under = { box-capital }
event-building-paid = { $who ->
    [you] Ricevi ${ $money }: { $building }.
   *[other] { $seat } riceve ${ $money }: { $building }.
}
    .under = Entrate e benefici
event-paid-at-once = { event-building-paid }
event-allies-arrived = { $who ->
    [you] Gli Alleati Indiani mandano { $count } tuoi soldati { $in_region }.
   *[other] { $seat } riceve { $count } soldati { $in_region } dagli Alleati Indiani.
}
event-expedition-waits = { $who ->
    [you] Non avvii nessuna spedizione.
   *[other] { $seat } non avvia nessuna spedizione.
}
    .under = { box-discovery }
event-expedition-leaves = { $who ->
    [you] Mandi una spedizione di forza { $strength }: { $crews }.
   *[other] { $seat } manda una spedizione di forza { $strength }: { $crews }.
}
    .under = { box-discovery }
event-tile-turned = La pedina girata { $in_region }: { $natives ->
    [one] 1 nativo
   *[other] { $natives } nativi
}, ${ $coins }, ${ $plunder } per soldato, { $vp } PV.
event-discovered = { $who ->
    [you] Hai scoperto { $region }: ${ $money } e { $vp } PV.
   *[other] { $seat } ha scoperto { $region }: ${ $money } e { $vp } PV.
}
event-expedition-failed = { $who ->
    [you] La tua spedizione { $in_region } fallisce.
   *[other] La spedizione di { $seat } { $in_region } fallisce.
}
event-card-drawn = La carta mostra { $card }: { $natives ->
    [one] 1 nativo
   *[other] { $natives } nativi
}, ${ $coins }, ${ $plunder } per soldato, { $vp } PV.
event-card-won = { $who ->
    [you] Hai scoperto { $card }: ${ $money } e { $vp } PV.
   *[other] { $seat } ha scoperto { $card }: ${ $money } e { $vp } PV.
}
event-card-failed = { $who ->
    [you] La tua spedizione fallisce: { $card } torna nel mazzo, che si rimescola.
   *[other] La spedizione di { $seat } fallisce: { $card } torna nel mazzo, che si rimescola.
}
event-specialist-gained = { $who ->
    [you] Ottieni { $a_unit } per il prossimo turno.
   *[other] { $seat } ottiene { $a_unit } per il prossimo turno.
}
    .under = Specialisti
event-trained = { $who ->
    [you] Addestri { $a_unit } per ${ $money }.
   *[other] { $seat } addestra { $a_unit } per ${ $money }.
}
    .under = Specialisti
event-trained-nobody = { $who ->
    [you] Non addestri nessuno.
   *[other] { $seat } non addestra nessuno.
}
    .under = Specialisti
event-peace-kept = { $who ->
    [you] Resti in pace.
   *[other] { $seat } resta in pace.
}
    .under = { box-warfare }
event-battle-declared = { $who ->
    [you] Attacchi { $opponent } { $in_region }.
   *[other] { $who_opponent ->
        [you] { $seat } ti attacca { $in_region }.
       *[other] { $seat } attacca { $opponent } { $in_region }.
    }
}
    .under = { box-warfare }
event-war-declared = { $who ->
    [you] Dichiari guerra a { $opponent } per ${ $money }.
   *[other] { $who_opponent ->
        [you] { $seat } ti dichiara guerra per ${ $money }.
       *[other] { $seat } dichiara guerra a { $opponent } per ${ $money }.
    }
}
    .under = { box-warfare }
event-casualties = { $who ->
    [you] Elimini { $crews } di { $opponent } { $in_region }.
   *[other] { $who_opponent ->
        [you] { $seat } ti elimina { $crews } { $in_region }.
       *[other] { $seat } elimina { $crews } di { $opponent } { $in_region }.
    }
}
event-income = { $who ->
    [you] Merci e navi ti rendono ${ $money }.
   *[other] { $seat } riceve ${ $money } per merci e navi.
}
    .under = Entrate e benefici
event-robbed = { $who ->
    [you] Le tue Navi Corsare tolgono ${ $money } a { $opponent }.
   *[other] { $who_opponent ->
        [you] { $seat } ti toglie ${ $money } con le Navi Corsare.
       *[other] { $seat } toglie ${ $money } a { $opponent } con le Navi Corsare.
    }
}
    .under = Entrate e benefici
event-unit-given = { $who ->
    [you] { $building }: ricevi { given-units } per il prossimo turno.
   *[other] { $building }: { $seat } riceve { given-units } per il prossimo turno.
}
    .under = Entrate e benefici
given-units = { $count ->
    [one] { $a_unit }
   *[other] { $count } × { $unit }
}
event-dock-filled = { $who ->
    [you] { $building }: un tuo colono va in banchina.
   *[other] { $building }: un colono di { $seat } va in banchina.
}
    .under = Entrate e benefici
event-discovery-joined = { $who ->
    [you] { $building }: ricevi { $a_unit } in Scoperta.
   *[other] { $building }: { $seat } riceve { $a_unit } in Scoperta.
}
    .under = Entrate e benefici
event-company-drew = { $who ->
    [you] La tua Compagnia delle Indie porta { $good }.
   *[other] La Compagnia delle Indie porta { $good } a { $seat }.
}
    .under = Entrate e benefici
event-building-unused = { $who ->
    [you] Non usi { $the_building }.
   *[other] { $seat } non usa { $the_building }.
}
    .under = Entrate e benefici
event-moved = { $who ->
    [you] Muovi { $crews } { $from_origin }; destinazione: { $destination }.
   *[other] { $seat } muove { $crews } { $from_origin }; destinazione: { $destination }.
}
    .under = Entrate e benefici
event-colony-scored = { $who ->
    [you] Fai { $vp } PV { $in_region }.
   *[other] { $seat } fa { $vp } PV { $in_region }.
}
    .under = Punteggio delle colonie
event-era-begins = Comincia l’epoca { $era }: ciò che non è stato comprato esce dal gioco.
    .under = Per il prossimo turno
event-building-shown = Nuovi edifici: { $list }.
    .item = { $building }
    .under = Per il prossimo turno
event-good-shown = Il mercato: { $list }.
    .item = { $good }
    .under = Per il prossimo turno
event-ship-arrives = Una nuova nave mercantile è nel suo box.
event-order-place = Il nuovo ordine del turno: { $list }.
    .item = { $owner }
event-game-over = La partita finisce col turno { $turn }.

## Perché qualcosa non è possibile

reason-bid-too-low = L’offerta più alta è ${ $high }; la tua deve superarla.
reason-too-poor = Costa ${ $price }; hai ${ $money }.
reason-colonists-need-no-training = Un colono non è uno specialista.
reason-not-in-hand = Non hai in mano nessun { $unit }.
reason-one-in-initiative = Hai già un’unità in Iniziativa; di più non si può.
reason-slot-taken = Lo spazio è occupato ({ $owner }).
reason-box-full = Non c’è più uno spazio libero { $in_box }.
reason-no-piece-there = Non hai nessun pezzo su { $space }.
reason-own-piece-in-front = Il pezzo davanti è tuo.
reason-nobody-in-front = Davanti non c’è nessun pezzo con cui scambiare il posto.
reason-undiscovered = { $region }: regione non ancora scoperta.
reason-not-in-market = Al mercato non c’è { $good }.
reason-owned = Non più in vendita: { $building } ({ $owner }).
reason-not-on-display = { $building } non è in vendita.
reason-discovered-already = { $region }: regione già scoperta.
reason-no-unit-there = Non hai unità { $in_region }.
reason-other-crew = Ora decidi il numero: { $crew }.
reason-too-few-in-box = In Scoperta hai { $count } { $crew }.
reason-somebody-must-go = In una spedizione parte almeno un’unità.
reason-no-battle-there = Nessuna battaglia è possibile { $in_region }: ci dovete essere tu e un avversario, e uno dei due con un soldato.
reason-not-yourself = Non puoi combattere contro te stesso.
reason-nobody-sits-there = Lì non siede nessuno.
reason-no-battle-with = Qui non puoi combattere contro { $opponent }: ci dovete essere entrambi, e uno dei due con un soldato.
reason-all-hits = { $count ->
    [one] Il colpo va usato, e su un’unità che c’è.
   *[other] Tutti i { $count } colpi vanno usati, e su unità che ci sono.
}
reason-no-soldier-there = Non hai soldati { $in_region }.
reason-no-way = { $region }: nessuna regione adiacente è scoperta.
reason-same-region = Ci sono già.
reason-not-adjacent = { $region } e { $origin } non sono adiacenti.
reason-too-few-there = Non hai tante unità { $in_region }.

## Opzioni

option-start_order = Ordine di partenza
    .help = A sorte, con qualche dollaro a chi viene dopo, oppure all’asta per giocatori esperti.
value-auction = asta

## Punti per provenienza

tie-last_colonies = colonie del turno 8
tie-money = denaro
tie-goods = merci
source-colonies = Colonie
source-discoveries = Scoperte
source-buildings = Edifici
source-mercantilism = Mercantilismo
source-population = Popolazione
source-navy = Marina
source-power = Potenza
source-prosperity = Prosperità
source-glory = Gloria
source-wealth = Ricchezza
source-economy = Economia

## Effetti di una scelta, come breve previsione; $change ha il suo segno

effect-money = { $change } $
effect-ships = { $count ->
    [one] { $change } nave
   *[other] { $change } navi
}
effect-units = { $count ->
    [one] { $change } unità
   *[other] { $change } unità
}
effect-soldiers = { $count ->
    [one] { $change } soldato
   *[other] { $change } soldati
}
effect-good = { $change } { $good }

## Parole sul tavolo

table-turn = turno { $turn } di 8
table-era = epoca { $era }
table-order = Ordine
table-buildings = Edifici
table-stack = { $count ->
    [one] ancora 1 nella pila
   *[other] ancora { $count } nella pila
}
table-market = Mercato
table-pool = { $count } in riserva
table-ship_waits = una nave attende
table-no_ship = nessuna nave
table-undiscovered = Da scoprire
table-settled = Nuovo Mondo
table-tile = { $natives ->
    [one] 1 nativo, ${ $coins }+{ $plunder }, { $vp } PV
   *[other] { $natives } nativi, ${ $coins }+{ $plunder }, { $vp } PV
}
table-natives = { $natives ->
    [one] 1 nativo
   *[other] { $natives } nativi
}
table-initiative = Iniziativa
table-dock = Banchina
table-goods = Merci
table-shipping = Spedizione
table-capital = Edifici
table-discovery = Scoperta
table-specialists = Specialisti
table-training = add
table-warfare = Guerra
table-boxes = Box evento
table-purse = ${ $money } +{ $income }
table-hand = mano { $units }
table-next = prossimo turno { $units }
table-bid = offre ${ $bid }
table-vp = { $vp } PV
table-set = { $goods }: ${ $value }
table-left_over = spaiate: { $goods }
table-ship = nave
table-ships = { $count ->
    [one] 1 nave
   *[other] { $count } navi
}
table-owned = Merci
table-no_goods = nessuna merce
table-city = Capitale
table-used = usata
table-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
table-counts = { $count ->
    [one] 1 edificio
   *[other] { $count } edifici
}

# Quanto dura una promessa: qui un round si chiama così.
order-round = per tutto il turno

## La linea del tempo

chapter-first = Turno 1
chapter-auction = Asta
chapter-placement = Piazzamento
chapter-university = Università
chapter-specialists = Specialisti
chapter-moves = Spostamenti

## Perché, in una prima partita

purpose-bid = Chi vince l’asta piazza per primo nel primo turno e ha già scoperto i Caraibi. Ti resterebbero ${ $money }.
purpose-unit = { $effect_unit } { $count ->
    [one] È la tua ultima unità di questo turno.
   *[other] Compresa questa, hai ancora { $count } unità da piazzare.
}
purpose-place-initiative = ${ $number } subito, e nel prossimo turno si piazza in quest’ordine: chi arriva presto trova gli spazi migliori.
purpose-place-dock = La gente nel Nuovo Mondo fa le colonie: alla fine del turno { $turn } il primo in una regione guadagna 6 PV, il secondo 2.
purpose-place-goods = Le combinazioni di merci pagano ogni turno, e nell’ultimo contano come punti. Ora le tue rendono ${ $income }.
purpose-place-shipping = Una nave mercantile sostituisce una merce qualsiasi in una combinazione{ $more ->
    [0] { "" }
   *[other] : ti renderebbe ${ $more } in più ogni turno
}. Ne hai { $count }.
purpose-place-capital = Un edificio serve per il resto della partita. Costa ${ $price }; tu hai ${ $money }{ $number ->
    [0] .
   *[other] , e prima devono arrivarne ${ $number }: l’iniziativa e i mercanti sulla banchina pagano già in questo turno.
}
purpose-place-discovery = I tuoi lì avrebbero forza { $strength }: basta in { $count } casi su { $number }. Una scoperta porta punti, denaro e un colono.
purpose-specialist = Uno specialista per il prossimo turno, oltre ai coloni. { $effect_unit }
purpose-place-training = Con $5 scegli uno specialista qualsiasi per il prossimo turno: nessuno te lo può togliere.
purpose-place-warfare = Nel Nuovo Mondo hai { $soldiers ->
    [one] 1 soldato
   *[other] { $soldiers } soldati
}: una battaglia prima che si conti, al turno { $turn }, può togliere a qualcuno il primo posto.
purpose-advance = Uno spazio prima, e una sola volta nella partita: qui decide chi viene per primo.
purpose-land-good = Con { $count } unità prendi subito la merce della regione ({ $good }).
purpose-land-first = Lì ne avresti { $count }, il più forte degli altri { $number }. Alla fine del turno { $turn } il primo guadagna 6 PV, se qualcuno ha tre unità.
purpose-land-even = Lì ne avresti { $count }, quante il più forte degli altri: alla fine del turno { $turn } due primi a pari merito guadagnano 2 PV a testa.
purpose-land-behind = Lì ne avresti { $count }, il più forte degli altri { $number }: alla fine del turno { $turn } il secondo guadagna 2 PV.
purpose-take-more = Ne hai { $count }; con questa le tue combinazioni rendono ${ $income } ogni turno, ${ $more } più di prima.
purpose-take = Ne hai { $count }. Tre merci uguali rendono $3 ogni turno, quattro $6, tre qualsiasi $1.
purpose-buy = { $effect_building } Ti restano ${ $money }.
purpose-buy-turns = { $effect_building } { $count ->
    [0] Arriva troppo tardi per servire.
    [one] Serve ancora una volta.
   *[other] Serve { $count } volte fino alla fine: prima arriva, meglio è.
}
purpose-buy-points = { $effect_building } Con ciò che hai sono { $vp } PV, e alla fine di più.
purpose-map = La tessera è tua con i suoi punti, senza spedizione, e tutti possono sbarcare lì.
purpose-expedition-yes = Tutti quelli che aspettano hanno forza { $strength }: basta in { $count } casi su { $number }. Una scoperta porta punti, denaro e un colono.
purpose-expedition-no = Chi aspetta resta per il prossimo turno. La forza è { $strength }: basta in { $count } casi su { $number }.
purpose-send-none = Restano nel box, pronti per la prossima spedizione.
purpose-send-captain = I capitani valgono due, e da una spedizione non torna nessuno: non mandarne più del necessario.
purpose-send-soldier = Se la spedizione riesce, ogni soldato saccheggia.
purpose-send-other = Più si è forti, più è sicuro; ma anche ciò che non serviva è perduto.
purpose-explore = La tua forza è { $strength }: basta per { $count } delle { $number } tessere mai viste.
purpose-explore-known = Una spedizione fallita l’ha già vista: { $count ->
    [one] 1 nativo.
   *[other] { $count } nativi.
}
purpose-declare-battle = Una sola battaglia in una regione. Ogni tuo soldato lì elimina un nemico.
purpose-declare-war = Una battaglia in ogni regione dove ci siete entrambi, per $10. Nel Nuovo Mondo hai { $count ->
    [one] 1 soldato
   *[other] { $count } soldati
}.
purpose-fight = Lì hai { $count ->
    [one] 1 soldato
   *[other] { $count } soldati
}; chi alla fine del turno { $turn } ha più unità guadagna 6 PV.
purpose-attack = { $opponent } finora ha { $count } PV.
purpose-casualties-soldiers = Senza soldati non può colpire nella prossima battaglia.
purpose-casualties = Per la colonia conta il numero delle unità, quali che siano.
purpose-leave = Lì ne hai { $count }: più del necessario, o troppo poche per il primo posto.
purpose-move = È il numero a decidere chi è primo in una regione, qui e là.
purpose-pass-auction_bid = Con ${ $money } si compra di meglio che un posto davanti.
purpose-pass-university = Si usa una volta sola: può venire un momento migliore.
purpose-pass-buy = Nulla di ciò che è in vendita vale ora il prezzo. Ti restano ${ $money }.
purpose-pass-train = Ora $5 servono di più altrove.
purpose-pass-war_kind = Una battaglia ti costerebbe quanto agli altri.
purpose-pass-stables_from = Ogni soldato è dove serve.
purpose-pass-migration_from = Tutti sono dove servono.
purpose-plan-exp_launch = Una spedizione riesce se è forte almeno quanto i nativi; i capitani valgono due. Non ne torna nessuno: manda quanti servono, e soldati per saccheggiare.
purpose-plan-stables_from = Quando si contano le colonie, chi ha più unità in una regione guadagna 6 PV, il secondo 2: un soldato può decidere.
purpose-plan-migration_from = Quando si contano le colonie, chi ha più unità in una regione guadagna 6 PV, il secondo 2: una o due unità possono decidere.
