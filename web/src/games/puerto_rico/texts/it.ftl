# Parole che stanno solo sul tabellone disegnato di Puerto Rico; le altre vengono dai testi del gioco.

board-you = tu
board-roles = Personaggi
board-buildings = Edifici
board-island = Isola
board-city = Città
board-goods = Merci
board-supply = Merci rimaste
board-house = Emporio
board-colonists = Coloni
board-on-ship = sulla nave
board-in-supply = nella scorta
board-plantations = Piantagioni
board-face-down = coperte
board-discard = scarti
board-pool = PV rimasti
board-paper = { $count } su carta
board-ships = Navi da carico
board-empty = vuota
board-wharf = il tuo molo
board-wharf-used = usato
board-wharf-idle = nessuno al lavoro
board-san-juan = San Juan
board-doubloons = dobloni
board-chips = PV
board-city-vp = +{ $vp } città
board-governor = governatore
board-hidden = nascosti fino alla fine
board-last-round = Ultimo round
board-tab-table = Tavolo
board-tab-buildings = Edifici
board-to-place = { $count ->
    [0] Tutti i coloni sono al lavoro
    [one] 1 colono da disporre
   *[other] { $count } coloni da disporre
}
board-place-on = { $at }: metti un colono
board-lift-from = { $at }: togli il colono
board-storage = Conservi { $kept } di { $all } barili
board-storage-rule = { $kinds ->
    [0] Resta un solo barile: scegli il tipo che vuoi.
    [one] Un tipo intero, più un barile. Scegli i tipi, prima il più importante.
   *[other] { $kinds } tipi interi, più un barile. Scegli i tipi, prima il più importante.
}
board-stays = { $count ->
    [one] 1 resta
   *[other] { $count } restano
}
board-how-to-place = Metti i coloni sui cerchietti, o toglili.
board-plan-refused = Le regole non permettono questa disposizione.
board-mine-again = Torna alla tua plancia
board-load-noun = { $count } { $good } → { $ship ->
    [wharf] molo
   *[other] nave { $ship }
}
board-keeps = { $kinds ->
    [0] Dopo il carico conservi 1 barile.
    [one] Dopo il carico conservi 1 barile e tutti quelli di 1 tipo.
   *[other] Dopo il carico conservi 1 barile e tutti quelli di { $kinds } tipi.
}
board-does-settler = una piantagione
board-does-mayor = disporre i coloni
board-does-builder = costruire
board-does-craftsman = produrre merci
board-does-trader = vendere merci
board-does-captain = caricare le navi
board-does-prospector = +1 doblone
board-price = prezzo { $price }
board-vp = { $vp } PV
board-copies = { $count ->
    [0] esaurito
    [one] 1 rimasto
   *[other] { $count } rimasti
}
board-circles = { $count ->
    [one] 1 cerchietto
   *[other] { $count } cerchietti
}
board-owners = nella città di { $names }
board-quarry-column = sconto massimo con le cave { $count }
board-card-doubloons = { $count ->
    [one] 1 doblone sulla carta
   *[other] { $count } dobloni sulla carta
}
board-taken-by = preso da { $name }
board-sells-for = si vende a { $price }
board-barrels = { $count ->
    [one] 1 barile
   *[other] { $count } barili
}
board-load = { $load } di { $capacity }

text-round = Round { $round }, governatore { $governor }, { $phase }.
text-turn = Decide { $name }.
text-over = La partita è finita.
text-roles = Personaggi: { $list }.
text-role-free = { $role }{ $doubloons ->
    [0] { "" }
   *[other] { " " }con { $doubloons }
}
text-role-taken = { $role } preso da { $name }
text-ships = Navi: { $list }.
text-ship = nave da { $capacity } { $load ->
    [0] vuota
   *[other] { $load } { $good }
}
text-house = Emporio: { $list }.
text-nothing = niente
text-plantations = Piantagioni scoperte: { $list }; cave { $quarries }; coperte { $pile }, scarti { $discard }.
text-supply = Merci rimaste: { $list }.
text-colonists = Coloni: { $ship } sulla nave, { $supply } nella scorta. PV rimasti: { $vp }.
text-buildings = Edifici rimasti: { $list }.
text-player = { $name }: { $doubloons }, { $vp }, San Juan { $san_juan }; merci: { $goods }.
text-player-island = Isola di { $name }: { $list }.
text-player-city = Città di { $name }: { $list }.
text-tile = { $count } × { $tile }, occupate { $occupied }
text-building = { $building } ({ $colonists } di { $circles })
text-hidden = PV nascosti
text-end = Ultimo round: { $list }.

# Nomi per le tessere più piccole; il resto lo dicono colore e disegno
mini-small_indigo_plant = Indaco p.
mini-small_sugar_mill = Zucch. p.
mini-indigo_plant = Indaco
mini-sugar_mill = Zucch.
mini-tobacco_storage = Tabacco
mini-coffee_roaster = Caffè
mini-small_market = Merc. p.
mini-hacienda = Hacienda
mini-construction_hut = Capanna
mini-small_warehouse = Mag. p.
mini-hospice = Ospizio
mini-office = Ufficio
mini-large_market = Merc. g.
mini-large_warehouse = Mag. g.
mini-factory = Fabbrica
mini-university = Univ.
mini-harbor = Porto
mini-wharf = Molo
mini-guild_hall = Corporaz.
mini-residence = Residenza
mini-fortress = Fortezza
mini-customs_house = Dogana
mini-city_hall = Municipio
