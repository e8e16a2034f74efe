# Puerto Rico in italiano.
#
# Le parole sono quelle del regolamento. I valori arrivano già tradotti: $the_building è l’attributo
# `.the` dell’edificio, con l’articolo; $at_circle e $on_ship hanno la preposizione; $who vale "you"
# quando chi legge siede al posto $seat.

game-title = Puerto Rico
game-tagline = Pianta, costruisci, produci e spedisci, e fai fruttare i personaggi scelti dagli altri.

## Merci

good-corn = granturco
good-indigo = indaco
good-sugar = zucchero
good-tobacco = tabacco
good-coffee = caffè

## Segnalini dell’isola

tile-corn = piantagione di granturco
    .a = una piantagione di granturco
    .short = granturco
tile-indigo = piantagione di indaco
    .a = una piantagione di indaco
    .short = indaco
tile-sugar = piantagione di zucchero
    .a = una piantagione di zucchero
    .short = zucchero
tile-tobacco = piantagione di tabacco
    .a = una piantagione di tabacco
    .short = tabacco
tile-coffee = piantagione di caffè
    .a = una piantagione di caffè
    .short = caffè
tile-quarry = cava
    .a = una cava
    .short = cava

## Personaggi

role-settler = colonizzatore
    .the = il colonizzatore
    .phase = fase del colonizzatore
    .action = Ciascuno può prendere una piantagione scoperta.
    .privilege = Il colonizzatore può prendere invece una cava.
role-mayor = sindaco
    .the = il sindaco
    .phase = fase del sindaco
    .action = Ciascuno riceve coloni dalla nave e dispone di nuovo tutti i propri.
    .privilege = Il sindaco può prendere un colono in più dalla scorta.
role-builder = costruttore
    .the = il costruttore
    .phase = fase del costruttore
    .action = Ciascuno può costruire un edificio.
    .privilege = Il costruttore paga 1 doblone di meno.
role-craftsman = artigiano
    .the = l’artigiano
    .phase = fase dell’artigiano
    .action = Ciascuno produce merci con le piantagioni e gli impianti occupati.
    .privilege = L’artigiano riceve una merce in più, di un tipo appena prodotto.
role-trader = commerciante
    .the = il commerciante
    .phase = fase del commerciante
    .action = Ciascuno può vendere una merce all’emporio finché c’è posto.
    .privilege = Il commerciante guadagna 1 doblone in più se vende.
role-captain = capitano
    .the = il capitano
    .phase = fase del capitano
    .action = A turno si caricano merci finché qualcuno può; poi le merci si conservano.
    .privilege = Il capitano guadagna 1 PV in più con il suo primo carico.
role-prospector_1 = cercatore d’oro
    .the = il cercatore d’oro
    .phase = fase del cercatore d’oro
    .action = Nessuno fa nulla.
    .privilege = Il cercatore d’oro prende 1 doblone dalla banca.
role-prospector_2 = secondo cercatore d’oro
    .the = il secondo cercatore d’oro
    .phase = fase del cercatore d’oro
    .action = Nessuno fa nulla.
    .privilege = Il cercatore d’oro prende 1 doblone dalla banca.

## Edifici

building-small_indigo_plant = fabbrica di indaco piccola
    .the = la fabbrica di indaco piccola
    .short = indaco piccola
    .effect = Un colono trasforma in indaco il raccolto di una piantagione.
building-small_sugar_mill = mulino dello zucchero piccolo
    .the = il mulino dello zucchero piccolo
    .short = zucchero piccolo
    .effect = Un colono trasforma in zucchero il raccolto di una piantagione.
building-indigo_plant = fabbrica di indaco
    .the = la fabbrica di indaco
    .short = fabbrica indaco
    .effect = Fino a tre coloni trasformano in indaco il raccolto di altrettante piantagioni.
building-sugar_mill = mulino dello zucchero
    .the = il mulino dello zucchero
    .short = mulino zucchero
    .effect = Fino a tre coloni trasformano in zucchero il raccolto di altrettante piantagioni.
building-tobacco_storage = conservazione del tabacco
    .the = la conservazione del tabacco
    .short = cons. tabacco
    .effect = Fino a tre coloni trasformano in tabacco il raccolto di altrettante piantagioni.
building-coffee_roaster = torrefazione del caffè
    .the = la torrefazione del caffè
    .short = torref. caffè
    .effect = Fino a due coloni trasformano in caffè il raccolto di altrettante piantagioni.
building-small_market = mercato piccolo
    .the = il mercato piccolo
    .short = mercato piccolo
    .effect = Commerciante: 1 doblone in più per ogni vendita.
building-hacienda = hacienda
    .the = l’hacienda
    .short = hacienda
    .effect = Colonizzatore: prima della tessera normale puoi pescare una piantagione coperta.
building-construction_hut = capanna della costruzione
    .the = la capanna della costruzione
    .short = capanna costr.
    .effect = Colonizzatore: puoi prendere una cava al posto di una piantagione.
building-small_warehouse = magazzino piccolo
    .the = il magazzino piccolo
    .short = magazz. piccolo
    .effect = Capitano: allo stoccaggio conservi tutte le merci di un tipo.
building-hospice = ospizio
    .the = l’ospizio
    .short = ospizio
    .effect = Colonizzatore: la tessera normale può arrivare con un colono.
building-office = ufficio
    .the = l’ufficio
    .short = ufficio
    .effect = Commerciante: puoi vendere una merce già presente nell’emporio.
building-large_market = mercato grande
    .the = il mercato grande
    .short = mercato grande
    .effect = Commerciante: 2 dobloni in più per ogni vendita.
building-large_warehouse = magazzino grande
    .the = il magazzino grande
    .short = magazz. grande
    .effect = Capitano: allo stoccaggio conservi tutte le merci di due tipi.
building-factory = fabbrica
    .the = la fabbrica
    .short = fabbrica
    .effect = Artigiano: 1, 2, 3 o 5 dobloni se produci 2, 3, 4 o 5 tipi di merce.
building-university = università
    .the = l’università
    .short = università
    .effect = Costruttore: un nuovo edificio può arrivare con un colono.
building-harbor = porto
    .the = il porto
    .short = porto
    .effect = Capitano: 1 PV in più ogni volta che carichi.
building-wharf = molo
    .the = il molo
    .short = molo
    .effect = Capitano: una volta per fase spedisci tutte le merci di un tipo con una nave tua.
building-guild_hall = sede della corporazione
    .the = la sede della corporazione
    .short = corporazione
    .effect = Fine: 1 PV per ogni impianto di produzione piccolo, 2 PV per ogni impianto grande.
building-residence = residenza
    .the = la residenza
    .short = residenza
    .effect = Fine: 4 PV fino a 9 caselle dell’isola coperte; 5, 6 e 7 PV per 10, 11 e 12.
building-fortress = fortezza
    .the = la fortezza
    .short = fortezza
    .effect = Fine: 1 PV ogni tre coloni che possiedi.
building-customs_house = dogana
    .the = la dogana
    .short = dogana
    .effect = Fine: 1 PV ogni quattro PV guadagnati in gettoni.
building-city_hall = municipio
    .the = il municipio
    .short = municipio
    .effect = Fine: 1 PV per ogni edificio viola della tua città, questo compreso.

## Navi

ship-4 = la nave da 4
    .on = sulla nave da 4
ship-5 = la nave da 5
    .on = sulla nave da 5
ship-6 = la nave da 6
    .on = sulla nave da 6
ship-7 = la nave da 7
    .on = sulla nave da 7
ship-8 = la nave da 8
    .on = sulla nave da 8
ship-wharf = il molo
    .on = al molo

## Cerchietti: dove vanno i coloni del sindaco

circle-corn = piantagioni di granturco
    .at = nelle piantagioni di granturco
circle-indigo = piantagioni di indaco
    .at = nelle piantagioni di indaco
circle-sugar = piantagioni di zucchero
    .at = nelle piantagioni di zucchero
circle-tobacco = piantagioni di tabacco
    .at = nelle piantagioni di tabacco
circle-coffee = piantagioni di caffè
    .at = nelle piantagioni di caffè
circle-quarry = cave
    .at = nelle cave
circle-small_indigo_plant = { building-small_indigo_plant }
    .at = nella fabbrica di indaco piccola
circle-small_sugar_mill = { building-small_sugar_mill }
    .at = nel mulino dello zucchero piccolo
circle-indigo_plant = { building-indigo_plant }
    .at = nella fabbrica di indaco
circle-sugar_mill = { building-sugar_mill }
    .at = nel mulino dello zucchero
circle-tobacco_storage = { building-tobacco_storage }
    .at = nella conservazione del tabacco
circle-coffee_roaster = { building-coffee_roaster }
    .at = nella torrefazione del caffè
circle-small_market = { building-small_market }
    .at = nel mercato piccolo
circle-hacienda = { building-hacienda }
    .at = nell’hacienda
circle-construction_hut = { building-construction_hut }
    .at = nella capanna della costruzione
circle-small_warehouse = { building-small_warehouse }
    .at = nel magazzino piccolo
circle-hospice = { building-hospice }
    .at = nell’ospizio
circle-office = { building-office }
    .at = nell’ufficio
circle-large_market = { building-large_market }
    .at = nel mercato grande
circle-large_warehouse = { building-large_warehouse }
    .at = nel magazzino grande
circle-factory = { building-factory }
    .at = nella fabbrica
circle-university = { building-university }
    .at = nell’università
circle-harbor = { building-harbor }
    .at = nel porto
circle-wharf = { building-wharf }
    .at = al molo
circle-guild_hall = { building-guild_hall }
    .at = nella sede della corporazione
circle-residence = { building-residence }
    .at = nella residenza
circle-fortress = { building-fortress }
    .at = nella fortezza
circle-customs_house = { building-customs_house }
    .at = nella dogana
circle-city_hall = { building-city_hall }
    .at = nel municipio

## Che cosa si può decidere: l’etichetta di ogni azione

action-role = Scegli { $the_role }
action-hacienda = { $answer ->
    [yes] Pesca una piantagione coperta
   *[no] Non pescare
}
action-settle = Prendi { $a_tile }
action-hospice = { $answer ->
    [yes] Prendi un colono per la nuova tessera
   *[no] Lascia vuota la nuova tessera
}
action-privilege = { $answer ->
    [yes] Prendi il colono extra
   *[no] Rinuncia al colono extra
}
action-build = Costruisci { $the_building }
action-university = { $answer ->
    [yes] Prendi un colono per il nuovo edificio
   *[no] Lascia vuoto il nuovo edificio
}
action-bonus = Prendi 1 { $good }
action-sell = Vendi 1 { $good }
action-load = Carica { $good } { $on_ship }
action-load-here = Carica { $count } { $good } { $on_ship }
action-pass = Passa
action-keep = { $count ->
    [0] Non conservare { $good }
   *[other] Conserva { $count } { $good }
}
action-place = { $count ->
    [0] Nessun colono { $at_circle }
    [one] 1 colono { $at_circle }
   *[other] { $count } coloni { $at_circle }
}

## Che cosa si chiede, perché, e le regole che lo dicono

prompt-choose_role = Scegli un personaggio. Prendi i dobloni sulla carta, agisci prima degli altri e ne hai il privilegio.
    .rule = PR-4.8, PR-4.9
prompt-settler_hacienda = Pescare prima una piantagione coperta? La tua hacienda è occupata; la tessera, una volta vista, non si può rifiutare.
    .rule = PR-4.10, PR-5.17
prompt-settler_tile = Prendi una tessera per la tua isola, o passa. La cava è per il colonizzatore o per chi ha una capanna della costruzione occupata.
    .rule = PR-4.11, PR-5.12
prompt-settler_hospice = Prendere un colono per la nuova tessera? Il tuo ospizio è occupato.
    .rule = PR-4.12, PR-5.20
prompt-mayor_privilege = Prendere un colono extra dalla scorta? Il sindaco sei tu.
    .rule = PR-4.13, PR-5.22
prompt-mayor_assign = Disponi i tuoi coloni, un tipo di tessera o di edificio dopo l’altro. Nessuno resta a San Juan finché c’è un cerchietto vuoto.
    .rule = PR-4.15, PR-5.25
prompt-builder_build = Costruisci un edificio, o passa. Le cave occupate abbassano il prezzo, fino al limite della colonna.
    .rule = PR-4.18, PR-5.29
prompt-builder_university = Prendere un colono per il nuovo edificio? La tua università è occupata.
    .rule = PR-4.19, PR-5.31
prompt-craftsman_bonus = Prendi una merce in più, di un tipo che hai appena prodotto. L’artigiano sei tu.
    .rule = PR-4.20, PR-5.35
prompt-trader_sell = Vendi una merce all’emporio, o passa. Compra solo ciò che non ha già, salvo che tu abbia un ufficio.
    .rule = PR-4.21, PR-5.37
prompt-captain_load = Carica merci di un solo tipo, quante ce ne stanno. Chi può caricare su una nave deve farlo.
    .rule = PR-4.22, PR-5.43
prompt-captain_store = Il carico è finito. Scegli le merci da conservare; le altre vanno perdute.
    .rule = PR-4.25, PR-5.50
prompt-game_over = La partita è finita.
    .rule = PR-6.4, PR-6.5

## Le stesse domande, con ciò che dice la posizione

prompt-mayor_assign-here = { $count ->
    [one] Ti resta 1 colono da disporre
   *[other] Ti restano { $count } coloni da disporre
}: quanti ne metti { $at_circle }?
prompt-builder_build-here = Costruisci un edificio, o passa. { $doubloons ->
    [one] Hai 1 doblone
   *[other] Hai { $doubloons } dobloni
}{ $privilege ->
    [0] { "" }
   *[other] , e da costruttore paghi 1 in meno
}{ $quarries ->
    [0] .
    [one] ; la cava ti fa risparmiare ancora 1.
   *[other] ; le cave ti fanno risparmiare ancora fino a { $quarries }, secondo la colonna.
}
prompt-trader_sell-here = Vendi una merce all’emporio, o passa. { $count ->
    [one] C’è ancora un posto
   *[other] Ci sono ancora { $count } posti
}{ $office ->
    [0] {" "}e si compra solo ciò che manca.
   *[other] , e grazie al tuo ufficio vendi anche ciò che c’è già.
}
prompt-captain_load-here = Carica merci di un solo tipo, quante ce ne stanno: finché una nave ne prende, devi. Adesso le navi prendono { $goods }.
prompt-captain_load-wharf = Nessuna nave prende le tue merci. Spediscine un tipo dal tuo molo, o passa.
prompt-captain_store-here = Il carico è finito. Puoi conservare { $kinds ->
    [0] 1 barile
    [one] tutti i barili di un tipo e 1 altro barile
   *[other] tutti i barili di { $kinds } tipi e 1 altro barile
}; gli altri vanno perduti. Quanti ne tieni di { $good }?

## Titoli sopra scelte dello stesso genere

group-production = Edifici di produzione
group-violet = Edifici viola
group-large_violet = Grandi edifici viola
group-ship = Su una nave
group-wharf = Al tuo molo

## Che cosa può sfuggire in una scelta

catch-no-tile-after = riempie la tua isola: non prenderai altro
catch-fills-island = riempie la tua isola
catch-fills-city = riempie la tua città
catch-city-ends-game = riempie la tua città: la partita finisce con questo round
catch-vp-ends-game = prende gli ultimi PV: la partita finisce con questo round
catch-house-emptied = l’ultimo posto: poi l’emporio viene svuotato
catch-left-behind = { $count ->
    [one] la nave è piena, 1 barile resta a terra
   *[other] la nave è piena, { $count } barili restano a terra
}
catch-all-aboard = { $count ->
    [one] l’unico barile è a bordo
   *[other] tutti e { $count } a bordo
}{ $full ->
    [0] { "" }
   *[other] , la nave è piena
}{ $rest ->
    [0] ; le tue ultime merci
   *[other] { "" }
}
catch-spoils = { $count ->
    [one] 1 barile va perduto
   *[other] { $count } barili vanno perduti
}

## I momenti del gioco, nelle parole di "adesso è il momento di …"

step-choose_role = scelta del personaggio
step-settler_hacienda = pesca dell’hacienda
step-settler_tile = scelta della tessera
step-settler_hospice = colono dell’ospizio
step-mayor_privilege = privilegio del sindaco
step-mayor_assign = disposizione dei coloni
step-builder_build = costruzione
step-builder_university = colono dell’università
step-craftsman_bonus = merce extra dell’artigiano
step-trader_sell = vendita
step-captain_load = carico
step-captain_store = deposito delle merci
step-game_over = conteggio dei punti

## Che cosa è successo
#
# Un evento con l’attributo `.item` si racconta una volta sola per più eventi di fila: $list li unisce.

count-doubloons = { $doubloons ->
    [0] 0 dobloni
    [one] 1 doblone
   *[other] { $doubloons } dobloni
}
count-colonists = { $count ->
    [one] 1 colono
   *[other] { $count } coloni
}

event-role-chosen = { $who ->
    [you] Hai scelto { $the_role }{ with-doubloons }.
   *[other] { $seat } ha scelto { $the_role }{ with-doubloons }.
}
    .title = { $phase_role }
with-doubloons = { $doubloons ->
    [0] { "" }
   *[other] { " " }con { count-doubloons }
}
event-prospected = { $who ->
    [you] Hai trovato 1 doblone.
   *[other] { $seat } ha trovato 1 doblone.
}
event-round-begins = { $who ->
    [you] Comincia il round { $round }; la carta governatore è tua.
   *[other] Comincia il round { $round }; la carta governatore va a { $seat }.
}
    .title = Round { $round }
event-game-over = La partita finisce con il round { $round }.
event-last-round = Questo è l’ultimo round: { $trigger }.
event-passed = { $who ->
    [you] Hai passato.
   *[other] { $seat } ha passato.
}
event-building-unused = { $who ->
    [you] Non hai usato { $the_building }.
   *[other] { $seat } non ha usato { $the_building }.
}
event-privilege-unused = { $who ->
    [you] Hai rinunciato al privilegio.
   *[other] { $seat } ha rinunciato al privilegio.
}
event-hacienda-drew = { $who ->
    [you] Con l’hacienda hai pescato { $a_tile }.
   *[other] { $seat } ha pescato { $a_tile } con l’hacienda.
}
event-settled = { $who ->
    [you] Hai preso { $a_tile }.
   *[other] { $seat } ha preso { $a_tile }.
}
event-hospice-sent = { $who ->
    [you] Hai ricevuto un colono dall’ospizio: { $tile }.
   *[other] { $seat } ha ricevuto un colono dall’ospizio: { $tile }.
}
event-plantations-drawn = Nuove piantagioni: { $short_tiles }.
event-reshuffled = { $count ->
    [one] L’unica piantagione scartata torna nella pila coperta.
   *[other] Le { $count } piantagioni scartate si mescolano e formano una nuova pila.
}
event-mayor-privilege = { $who ->
    [you] Hai preso un colono extra dalla scorta.
   *[other] { $seat } ha preso un colono extra dalla scorta.
}
event-colonists-arrived = { $who ->
    [you] Hai ricevuto { count-colonists } dalla nave.
   *[other] { $seat } ha ricevuto { count-colonists } dalla nave.
}
event-colonists-placed = { $who ->
    [you] Hai messo al lavoro { count-colonists }{ and-san-juan }.
   *[other] { $seat } ha messo al lavoro { count-colonists }{ and-san-juan }.
}
and-san-juan = { $san_juan ->
    [0] { "" }
   *[other] { " " }({ $san_juan } a San Juan)
}
event-ship-refilled = { $count ->
    [0] Non restano coloni per la nave.
    [one] La nuova nave porta 1 colono.
   *[other] La nuova nave porta { $count } coloni.
}
event-built = { $who ->
    [you] Hai costruito { $the_building } per { count-doubloons }.
   *[other] { $seat } ha costruito { $the_building } per { count-doubloons }.
}
event-university-sent = { $who ->
    [you] Hai ricevuto un colono dall’università: { $building }.
   *[other] { $seat } ha ricevuto un colono dall’università: { $building }.
}
event-produced = { $who ->
    [you] Hai prodotto { $list }.
   *[other] { $seat } ha prodotto { $list }.
}
    .item = { $count } { $good }
event-factory-paid = { $who ->
    [you] La tua fabbrica ha reso { count-doubloons }.
   *[other] { $seat } ha guadagnato { count-doubloons } con la fabbrica.
}
event-craftsman-privilege = { $who ->
    [you] Come artigiano hai preso 1 { $good } in più.
   *[other] { $seat } ha preso 1 { $good } in più come artigiano.
}
event-sold = { $who ->
    [you] Hai venduto { $good } per { count-doubloons }.
   *[other] { $seat } ha venduto { $good } per { count-doubloons }.
}
event-house-cleared = L’emporio è pieno e viene svuotato.
event-loaded = { $who ->
    [you] Hai caricato { $count } { $good } { $on_ship }: { $vp } PV.
   *[other] { $seat } ha caricato { $count } { $good } { $on_ship }: { $vp } PV.
}
event-stored = { $who ->
    [you] Hai conservato { $list }.
   *[other] { $seat } ha conservato { $list }.
}
    .item = { $count } { $good }
event-spoiled = { $who ->
    [you] Hai perso { $list } per mancanza di spazio.
   *[other] { $seat } ha perso { $list } per mancanza di spazio.
}
    .item = { $count } { $good }
event-ship-sailed = Piena, { $ship } salpa e torna vuota.

trigger-colonists = la nave dei coloni non si può più riempire
trigger-city = una città è piena
trigger-vp = è stato assegnato l’ultimo punto vittoria

## Perché una cosa non è possibile

reason-role-not-in-play = Con questo numero di giocatori { $the_role } non è in gioco.
reason-role-taken = { $owner } ha già preso { $the_role } in questo round.
reason-equal-prospectors = I due cercatori d’oro valgono lo stesso: prendi il primo.
reason-no-such-plantation = Non c’è nessuna { $tile } scoperta.
reason-no-quarry-left = Non restano cave.
reason-quarry-is-a-privilege = La cava è per il colonizzatore o per chi ha una capanna della costruzione occupata.
reason-already-built = Hai già { $the_building }: se ne può avere uno solo per tipo.
reason-sold-out = Edificio esaurito: { $building }.
reason-no-space = Nella tua città non c’è posto per { $the_building }.
reason-too-expensive = { $price ->
    [one] Per te { $the_building } costa 1 doblone
   *[other] Per te { $the_building } costa { $price } dobloni
}; ne hai { $doubloons }.
reason-not-produced = Non puoi prendere { $good }: non ne produci.
reason-no-such-good = Non hai { $good }.
reason-house-has-it = Nell’emporio c’è già { $good }; solo un ufficio occupato ne vende un secondo.
reason-no-wharf = Non hai un molo occupato, o l’hai già usato in questa fase.
reason-no-such-ship = { $ship } non è in gioco con questo numero di giocatori.
reason-ship-carries = { $ship } trasporta già { $good }.
reason-good-on-other-ship = Su un’altra nave c’è già { $good }: una seconda nave non può trasportarne.
reason-ship-full = { $ship } è piena.
reason-larger-ship = Un’altra nave vuota prende più { $good }, e bisogna caricare quanto più si può.
reason-supply-empty = Nella scorta non c’è più { $good }.
reason-other-circle = Ora decidi quanti coloni lavorano { $at_circle }.
reason-too-few-circles = { $count ->
    [one] C’è 1 cerchietto { $at_circle }.
   *[other] Ci sono { $count } cerchietti { $at_circle }.
}
reason-too-few-colonists = { $count ->
    [one] Ti resta 1 colono da disporre.
   *[other] Ti restano { $count } coloni da disporre.
}
reason-other-good = Ora decidi quanto { $good } conservi.
reason-colonists-must-work = Qui devono lavorare più coloni: i cerchietti che seguono non bastano per tutti.
reason-keep-as-allowed = Lo spazio che hai non lo consente per { $good }; e non si butta ciò che si può conservare.

## Opzioni

option-first_governor = Primo governatore
    .help = Chi sceglie per primo nel round 1: un posto, o a sorte.
option-hidden_vp = Punti vittoria nascosti
    .help = I punti degli altri restano segreti fino alla fine, come i gettoni coperti.
option-swap_factory_university = Prezzi di fabbrica e università scambiati
    .help = La fabbrica costa 8 e l’università 7: un equilibrio suggerito dall’autore.
option-corn_start_minus_one = Il granturco parte con meno
    .help = Chi comincia con il granturco ha 1 doblone in meno: un equilibrio di un’edizione successiva.
option-max_rounds = Numero massimo di round
    .help = La partita finisce al più tardi dopo questo numero di round.

## Punti per provenienza

tie-wealth = dobloni e merci
source-chips = Gettoni punti vittoria
source-buildings = Edifici
source-guild_hall = Sede della corporazione
source-residence = Residenza
source-fortress = Fortezza
source-customs_house = Dogana
source-city_hall = Municipio

## Effetti di una scelta, in breve; $change porta il segno

effect-doubloons = { $count ->
    [one] { $change } doblone
   *[other] { $change } dobloni
}
effect-colonists = { $count ->
    [one] { $change } colono
   *[other] { $change } coloni
}
effect-good = { $change } { $good }

## Parole sul tavolo

table-round = round { $round }
table-phase = { $phase } ({ $seat })
table-governor = governatore { $seat }
table-last_round = ultimo round!
table-roles = Personaggi
table-card = { $doubloons ->
    [one] 1 doblone
   *[other] { $doubloons } dobloni
}
table-column = { $vp } PV, cave −{ $column }
table-buildings = Edifici
table-plantations = Piantagioni
table-quarries = { $count ->
    [one] 1 cava
   *[other] { $count } cave
}
table-face_down = { $count ->
    [one] 1 coperta
   *[other] { $count } coperte
}
table-discarded = { $count ->
    [one] 1 scartata
   *[other] { $count } scartate
}
table-ships = Navi
table-ship = nave da { $capacity }
table-ships_and_house = Navi, emporio
table-house = Emporio
table-supply = Scorta
table-colonists = { $supply ->
    [one] 1 colono, { $ship } sulla nave
   *[other] { $supply } coloni, { $ship } sulla nave
}
table-vp_left = { $vp } PV
table-doubloons = { $doubloons ->
    [one] 1 doblone
   *[other] { $doubloons } dobloni
}
table-vp = { $vp } PV
table-no_goods = niente merci
table-san_juan = San Juan { $count }
table-island = Isola
table-city = Città
table-in_hand = { $count ->
    [one] Hai ancora 1 colono in mano.
   *[other] Hai ancora { $count } coloni in mano.
}

# Quanto dura una promessa: qui un round si chiama così.
order-round = per tutto il round

## La linea del tempo

chapter-first = Round 1
chapter-choice = Scelta del personaggio

## Perché, in una prima partita

purpose-card = { $card ->
    [0] { "" }
    [one] { " " }Sulla carta c’è 1 doblone.
   *[other] { " " }Sulla carta ci sono { $card } dobloni.
}
purpose-role-settler = Scegli per primo, e da colonizzatore puoi prendere una cava, che rende gli edifici meno cari. { $count ->
    [one] Sulla tua isola resta 1 spazio.
   *[other] Sulla tua isola restano { $count } spazi.
}{ purpose-card }
purpose-role-mayor = { $number ->
    [0] Tutti i tuoi cerchietti sono occupati; altri coloni aspettano a San Juan.
    [one] Hai un cerchietto vuoto, e senza un colono nulla lavora.
   *[other] Hai { $number } cerchietti vuoti, e senza un colono nulla lavora.
} { $count ->
    [one] La nave te ne porta 1, e puoi prenderne un altro.
   *[other] La nave te ne porta { $count }, e puoi prenderne un altro.
}{ purpose-card }
purpose-role-builder = Costruisci per primo e paghi 1 in meno. { $doubloons ->
    [one] Il tuo doblone basta
   *[other] I tuoi { $doubloons } dobloni bastano
} per { $the_buildings }.{ purpose-card }
purpose-role-builder-none = Ora non puoi costruire nulla, ma nessun altro paga 1 in meno.{ purpose-card }
purpose-role-craftsman = Produci { $goods } e prendi una merce in più; { $count ->
    [0] gli altri non producono nulla.
    [one] gli altri producono in tutto 1 barile.
   *[other] gli altri producono in tutto { $count } barili.
}{ purpose-card }
purpose-role-craftsman-none = Tu non produci nulla, ma nessun altro prende la merce in più.{ purpose-card }
purpose-role-trader = Vendi per primo: con un barile di { $good } guadagni { $doubloons ->
    [one] 1 doblone
   *[other] { $doubloons } dobloni
}, e con i dobloni si costruisce.{ purpose-card }
purpose-role-trader-none = L’emporio non compra nulla di tuo, ma nessun altro guadagna il doblone in più.{ purpose-card }
purpose-role-captain = Carichi per primo e scegli la nave: con { $goods } guadagneresti { $vp } PV, uno dei quali perché sei il capitano.{ purpose-card }
purpose-role-captain-none = Nessuna nave prende qualcosa di tuo, ma nessun altro guadagna il punto in più.{ purpose-card }
purpose-role-prospector = 1 doblone per te solo, e nulla per gli altri.{ purpose-card }
purpose-hacienda-yes = Una tessera in più, gratis. { $count ->
    [one] Sulla tua isola resta 1 spazio.
   *[other] Sulla tua isola restano { $count } spazi.
}
purpose-hacienda-no = Quello che si pesca non si può rifiutare, e { $count ->
    [one] sulla tua isola resta solo 1 spazio.
   *[other] sulla tua isola restano solo { $count } spazi.
}
purpose-settle-quarry = Ogni cava con un colono abbassa di 1 doblone il prezzo di ogni edificio, fino al limite della colonna. Ne hai { $count }.
purpose-settle-corn = Il granturco non chiede edifici: basta un colono sulla piantagione. All’emporio non vale nulla, ma ogni barile a bordo è 1 PV. Ne hai { $count }.
purpose-settle-ready = Nel tuo impianto c’è posto per il raccolto di un’altra piantagione. Ne hai { $count }; un barile di { $good } si vende a { $price }.
purpose-settle = Con il suo impianto, un barile di { $good } si vende a { $price }. Di queste piantagioni { $count ->
    [0] non ne hai ancora.
    [one] ne hai 1.
   *[other] ne hai { $count }.
}
purpose-at-once-yes = Così lavora subito, senza aspettare il prossimo sindaco.
purpose-at-once-no = { $count ->
    [one] Nella scorta resta 1 colono, e la partita finisce
   *[other] Nella scorta restano { $count } coloni, e la partita finisce
} quando non bastano più per la nave.
purpose-privilege-yes = { $count ->
    [0] I tuoi cerchietti sono tutti occupati, ma anche il prossimo edificio vorrà coloni.
    [one] Hai un cerchietto vuoto: lavora uno in più.
   *[other] Hai { $count } cerchietti vuoti: lavora uno in più.
}
purpose-privilege-no = Per ora ne hai abbastanza, e la scorta dura di più.
purpose-place-none = Ora i coloni servono di più altrove.
purpose-place-corn = Il granturco non chiede edifici: qui ogni colono è un barile.
purpose-place-quarry = Qui ogni colono abbassa di 1 doblone il prezzo di ogni edificio.
purpose-place-plantation = Una piantagione rende con un colono sopra e un altro nel suo impianto.
purpose-place-production = Qui un colono trasforma in merce il raccolto di una piantagione occupata.
purpose-place-violet = { $effect_building }
purpose-price = { $price ->
    [0] Non ti costa nulla e vale { $vp } PV.
   *[other] Ti costa { $price } e vale { $vp } PV.
}
purpose-build-production = { $count ->
    [0] Piantagioni di { $good } non ne hai ancora, ma si trovano più facilmente degli edifici.
    [one] Hai 1 piantagione di { $good }, che senza questo impianto non rende nulla.
   *[other] Hai { $count } piantagioni di { $good }, che senza un cerchietto qui non rendono nulla.
} { purpose-price }
purpose-build = { $effect_building } { purpose-price }
purpose-build-large = { $effect_building } Con ciò che hai sono { $number } PV, più { $vp } per l’edificio. Prima della fine gli serve un colono.
purpose-bonus = All’emporio vale { $price }, e ogni barile a bordo è 1 PV. Ne hai { $count }.
purpose-sell = Guadagni { $doubloons ->
    [one] 1 doblone
   *[other] { $doubloons } dobloni
} e ne avrai { $number }: con i dobloni si costruisce.
purpose-sell-build = Guadagni { $doubloons ->
    [one] 1 doblone
   *[other] { $doubloons } dobloni
} e ne avrai { $number }: abbastanza per { $the_buildings }.
purpose-load = { $vp } PV. Sulla nave { $count ->
    [one] resta un posto,
   *[other] restano { $count } posti,
} e soltanto per barili di { $good }.
purpose-load-full = { $vp } PV. Poi la nave è piena: dopo di te non ci carica più nessuno.
purpose-load-wharf = { $vp } PV. La tua nave prende tutti i barili di un tipo, qualunque cosa portino le altre.
purpose-keep = Ciò che conservi si può vendere o spedire più tardi. { $price ->
    [0] Il granturco all’emporio non vale nulla, ma ogni barile a bordo è 1 PV.
   *[other] All’emporio vale { $price }, e ogni barile a bordo è 1 PV.
}
purpose-keep-none = Non c’è posto per tutto; un’altra merce vale di più.
purpose-pass-settler_tile = Nessuna di queste tessere ti aiuta, e lo spazio resta libero per una migliore.
purpose-pass-builder_build = Metti da parte { $doubloons ->
    [one] il tuo doblone
   *[other] i tuoi { $doubloons } dobloni
}: la prossima volta un edificio più caro rende di più.
purpose-pass-craftsman_bonus = Di queste merci non ti serve altro.
purpose-pass-trader_sell = Le tue merci valgono di più come punti su una nave che come dobloni qui.
purpose-pass-captain_load = Puoi tenere le merci per l’emporio o per un’altra nave.
purpose-plan-mayor_assign = Una piantagione rende solo con un colono sopra e un altro nel suo impianto; il granturco non chiede edifici. Cave ed edifici viola lavorano solo se occupati.
purpose-plan-captain_store = Ciò che non conservi va perduto. Tieni quello che si vende bene o che sta sulle prossime navi.
