# Tornei: ciò che dicono solo le loro pagine.
cups-title = Tornei
cups-lead = Una serata di circolo o un campionato per corrispondenza: iscriviti, la casa sorteggia i tavoli e conta i punti.
cups-current = Aperti e in corso
cups-finished = Finiti
cups-no-current = Nessun torneo aperto o in corso.
cups-no-finished = Nessun torneo è ancora finito.
cups-account = Con un account (una password nel profilo) puoi aprirne uno, se questa casa lo permette.
cup-new = Nuovo torneo
cup-do-open = Apri il torneo
cup-what = Che cosa si gioca
cup-name = Nome
cup-seats = Posti a tavolo
cup-rounds = Turni
cup-rounds-auto = quanti ne servono
cup-format-swiss = Sistema svizzero
cup-format-swiss-help = Tutti giocano ogni turno; siede insieme chi ha circa gli stessi punti, e se si può evitare nessuno si incontra due volte.
cup-format-round_robin = Girone all’italiana
cup-format-round_robin-help = Tutti incontrano tutti, il più equamente possibile.
cup-format-knockout = Eliminazione diretta
cup-format-knockout-help = Passa la metà migliore di ogni tavolo, finché un tavolo gioca la finale.
cup-starts = Comincia da solo il (vuoto: quando lo dici tu)
cup-no-show = Chi non arriva in tempo
cup-no-show-bot = Gioca un bot finché arriva
cup-no-show-bot-help = Il posto resta suo; chi non arriva mai è ultimo.
cup-no-show-loss = La partita è persa
cup-no-show-loss-help = Gli altri giocano senza; chi resta solo vince senza giocare.
cup-check-in = Minuti per sedersi all’inizio di un turno
cup-who = Chi gioca
cup-bots = Bot
cup-bots-none = Senza bot
cup-bots-help = I bot di questo livello completano i tavoli, e puoi iscriverne qualcuno.
cup-enter-me = Partecipo anch’io
cup-entrants = { $n ->
    [one] 1 partecipante
   *[other] { $n } partecipanti
}
cup-open = iscrizioni aperte
cup-begins = comincia { $when }
cup-over = finito { $when }
cup-is-over = finito
cup-cancelled = annullato
cup-round-of = turno { $n } di { $of }
cup-starts-at = comincia da solo: { $when }
cup-by = organizza { $name }
cup-at-a-table = { $n } a tavolo
cup-live = dal vivo, { $minutes } min e { $seconds } s per decisione
cup-days = { $n ->
    [one] 1 giorno per mossa
   *[other] { $n } giorni per mossa
}
cup-with-bots = con bot: { $level }
cup-fact-bot = { $n } min per sedersi, poi gioca un bot
cup-fact-loss = { $n } min per sedersi, poi la partita è persa
cup-enter = Partecipa
cup-withdraw = Ritirati
cup-add-bot = Un bot
cup-start = Sorteggia il primo turno
cup-cancel = Annulla il torneo
cup-cancel-ask = Annullare questo torneo? Le partite in corso continuano.
cup-standings = Classifica
cup-taking-part = Chi partecipa
cup-nobody = Ancora nessuno. Manda il collegamento a chi vuoi che giochi.
cup-reached = Arrivo
cup-direct = Diretto
cup-direct-help = Davanti a quanti di chi ha gli stessi punti, se tutti si sono incontrati
cup-met = Incontrati
cup-met-help = Punti di chi si è incontrato, in media
cup-beaten = Battuti
cup-beaten-help = Punti di chi è rimasto dietro, in media su tutti gli incontrati
cup-tie-breaks = A pari punti contano: scontro diretto, punti degli avversari incontrati, di quelli battuti, vittorie.
cup-remove = Togli
cup-remove-name = Togli { $name }
cup-withdrawn = ritirato
cup-round-n = Turno { $n }
cup-games-over = { $over } di { $all } finite
cup-table-n = Tavolo { $n }
cup-bye = Riposa
cup-stand-in = gioca { $bot }
cup-absent = assente
cup-points = { $n } p.
cup-expected = atteso
cup-won = { $n ->
    [one] { $names } ha vinto il torneo
   *[other] { $names } vincono insieme
}
cup-sit-down = Il tuo tavolo è pronto: giochi con { $names }.
cup-your-game = La tua partita con { $names } è in corso.
cup-to-table = Al mio tavolo
cup-sits-out = Questo turno riposi, per metà dei punti di una vittoria. Il prossimo si sorteggia quando tutte le partite sono finite.
cup-waits = La tua partita è finita. Il prossimo turno si sorteggia quando tutte le partite sono finite.
cup-how = Come si gioca
cup-how-points = Una vittoria vale 12 punti a ogni tavolo, l’ultimo posto nessuno, i posti in mezzo stanno a passi uguali. Un riposo ne vale 6.
cup-how-live = Quando un turno comincia tutti hanno { $n } minuti per sedersi. Questa pagina ti porta al tuo tavolo.
cup-how-days = Le partite cominciano da sole, e ti si avvisa quando tocca a te. Il prossimo turno si sorteggia quando tutte le partite sono finite.
