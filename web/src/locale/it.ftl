# I testi del client. I testi di un gioco stanno nella sua stanza.

## Attorno a ogni pagina
brand = Ludoteca
nav-play = Gioca
nav-replays = Partite
nav-ratings = Classifica
nav-cups = Tornei
nav-learn = Impara
skip = Vai al contenuto
language = Lingua
theme = Tema
theme-light = Chiaro
theme-dark = Scuro
theme-system = Come il sistema
you = Tu
sign-in = Entra
sign-out = Esci
close = Chiudi
back = Indietro
cancel = Annulla
save = Salva
saved = Salvato.
loading = Un momento …
retry = Riprova
all = tutti
home = Alla prima pagina
footer-unofficial = Realizzazioni amatoriali non ufficiali e senza scopo di lucro, con disegni nostri; nessun legame con gli editori.
footer-designs = Autori dei giochi:
missing-title = Qui non c’è nulla
missing-text = Questo indirizzo non porta da nessuna parte. Forse il collegamento è stato copiato a metà.

## Giochi
game-puerto_rico = Puerto Rico
game-age_of_discovery = L’Epoca delle Scoperte
game-rio_de_la_plata = Río de la Plata
game-romolo_o_remo = Romolo o Remo?
game-roads_and_boats = Roads & Boats
players =
    { $most ->
        [one] { $range } giocatore
       *[other] { $range } giocatori
    }
minutes = { $n } min
coming = in arrivo
chosen = scelto

## Prima pagina
home-title = A che cosa giochiamo?
home-lead = Scegli un gioco, i bot occupano i posti liberi e sei al tavolo.
home-with-bots = circa { $n } min con i bot
seats = Posti
bots-play = I bot giocano
bot = Bot
add-seat = Uno in più
remove-seat = Togli il posto { $n }
play-now = Gioca subito
more-options = Altre opzioni
list-waiting = Aspettano te
list-open = Tavoli aperti
list-running = In corso
list-finished = Finite
empty-waiting = Nessuno ti aspetta.
empty-open = Nessun tavolo aperto. Aprine uno e manda il collegamento agli amici.
empty-running = Al momento non c’è nulla da guardare.
empty-finished = Qui compaiono le partite finite, da rivedere e studiare.
new-table = nuovo tavolo
row-play = Gioca
row-join = Siediti
row-open = Apri
row-watch = Guarda
row-replay = Rivedi
row-waits = Decide { $name }
row-seats-free = { $n ->
    [one] 1 posto libero
   *[other] { $n } posti liberi
}
row-won = Ha vinto { $name }
row-won-you = Hai vinto tu
row-won-bot = Ha vinto { $bot }, al posto di { $name }
row-won-bot-you = Ha vinto { $bot }, al posto tuo
row-lost = Persa
row-tied = Vittoria condivisa
row-ended = Chiusa prima della fine
level-easy = Pulcino: piano, per chi comincia
level-medium = Tasso: bene, con qualche errore
level-hard = Volpe: forte
level-expert = Gufo: fortissimo
level-master = Elefante: più forte che può
level-easy-short = pulcino (facile)
level-medium-short = tasso (medio)
level-hard-short = volpe (forte)
level-expert-short = gufo (fortissimo)
level-master-short = elefante (il più forte)
bot-easy = Pulcino: allegro e svelto, prende quel che luccica e scorda il resto.
bot-medium = Tasso: scava con pazienza, gioca solido, e ogni tanto gli sfugge una nave.
bot-hard = Volpe: conta i tuoi barili oltre ai suoi, e aspetta che tu sbagli.
bot-expert = Gufo: dorme poco, vede lontano, e non regala niente.
bot-master = Elefante: si prende il suo tempo, e non dimentica niente.

## Nuovo tavolo
new-title = Un nuovo tavolo
new-game = Gioco
new-seats = Chi gioca
new-options = Opzioni di questo gioco
new-no-options = Questo gioco non ha opzioni.
value-random = a sorte
option-own = Un testo proprio …
option-file = Da un file …
option-length = { $n } caratteri su { $most }
option-too-long = Il file è troppo lungo: ci stanno al massimo { $most } caratteri.
new-pace = Ritmo
new-start = Comincia la partita
new-open = Apri il tavolo
seat-n = Posto { $n }
seat-me = Io
seat-open = Posto libero
seat-person = Una persona precisa
seat-bot = Bot, { $level }
seat-hotseat-hint = Occupi più posti: passatevi il dispositivo.
name-of-person = Nome
pace-none = Senza orologio
pace-none-help = Ognuno si prende il tempo che vuole.
pace-live = Dal vivo, con l’orologio
pace-live-help = Ogni posto ha una riserva di tempo e recupera qualche secondo a ogni decisione.
pace-turns = Un turno alla volta
pace-turns-help = Una mossa al giorno o giù di lì: ti avvisiamo quando tocca a te.
pace-bank = Minuti di riserva
pace-increment = Secondi per decisione
pace-days = Giorni per mossa
undo-policy = Tornare indietro
undo-free = Libero
undo-free-help = Fino all’ultimo punto in cui è emerso qualcosa di nuovo.
undo-consent = Col consenso
undo-consent-help = Solo se tutti gli altri sono d’accordo.
undo-none = Mai
undo-none-help = Quel che è giocato è giocato.
public = In elenco per tutti
public-help = Altrimenti lo trova solo chi ha il collegamento.
spectators = Si può assistere
spectators-help = Chi guarda vede ciò che nessuno tiene segreto.
rated = Vale per la classifica
rated-help = Il risultato cambia la classifica di chi gioca; chi non ha un account non è classificato.
off = No

## Il tavolo
round-n = Round { $n }
awaits-you = Tocca a te
awaits = Decide { $name }
awaits-bot = { $name } sta pensando
game-over = La partita è finita
table-dissolved = Sciolto
waiting-for-players = Si aspettano i giocatori
watchers = { $n ->
    [one] 1 sta guardando
   *[other] { $n } stanno guardando
}
settings = Impostazioni
help = Aiuto
actions-title = Che cosa puoi fare
step-back = Un passo indietro
no-decision = Ora non devi decidere nulla.
watching = Stai guardando.
prompt-generic = Scegli un’azione
rule = regola
undo = Annulla
undo-n = { $n ->
    [0] nulla da annullare
    [one] 1 passo
   *[other] { $n } passi
}
take-back = Chiedi di tornare indietro
hint = Consiglio
hint-thinking = Il bot sta pensando …
hint-none = Qui il bot non ha consigli.
expect-best = Promette circa { $points } punti alla fine. Probabilità di vittoria: { $chance }.
expect-next = Seconda scelta: { $action }, circa { $points } punti, { $chance }.
expect-alike = Quasi altrettanto buono: { $action }.
expect-played = Giocato: { $action }, circa { $points } punti, { $chance }.
expect-best-chance = Probabilità di vittoria, giocando così: circa { $chance }.
expect-next-chance = Seconda scelta: { $action }, { $chance }.
expect-played-chance = Giocato: { $action }, { $chance }.
expect-help = Il bot continua la partita molte volte nella sua testa, con quello che il tuo posto può sapere. Punti: quanti ne ha alla fine, in media. Percentuale: la sua parte delle vittorie; con possibilità uguali sarebbe 100 % diviso il numero dei giocatori.
confirm-ask = Giochi questa?
tab-players = Giocatori
tab-log = Diario
tab-chat = Chat
tab-text = Testo
tab-notes = Appunti
since = dall’ultima mossa
since-title = Dalla tua ultima mossa
since-nothing = Dalla tua ultima mossa non è successo nulla.
chat-say = Di’ qualcosa
chat-empty = Nessuno ha ancora detto nulla.
log-empty = La partita comincia.
log-undone = Annullata:
log-seal = Come si prova il mescolamento
log-seal-text = Prima della prima mossa il mescolamento è stato sigillato con questo numero. Alla fine se ne mostra il seme, e chiunque può controllare che nulla sia cambiato:
log-moment = Mostra questo momento
text-view = La posizione a parole
text-view-none = La partita non è ancora cominciata.
to-decide = decide
score = Punti
board-short = Tavolo
since-play = Rivedilo
return = Riprendo il posto
board-of = Il tabellone
share-link = Copia il collegamento
copied = Copiato.
leave = Lascia il tavolo
leave-confirm = Un bot giocherà per te finché non torni.
end-unfinished = Proponi di chiudere la partita
menu = Menu
menu-more = Altro

## Prima dell’inizio
lobby-title = { $n ->
    [one] Manca ancora un giocatore
   *[other] Mancano { $n } giocatori
}
lobby-starting = Ci siete tutti
lobby-text = La partita comincia quando tutti i posti sono occupati.
lobby-invite = Manda questo collegamento alle persone con cui vuoi giocare:
lobby-sit = Siediti qui
lobby-free = libero
lobby-bot = Metti un bot
lobby-cancel = Sciogli il tavolo
lobby-leave = Alzati
lobby-ready = pronto
lobby-accept = Accetta
cup-of-table = Torneo

## Proposte
proposal-takeback = { $name } chiede di annullare { $n ->
    [one] una decisione
   *[other] { $n } decisioni
}.
proposal-end = { $name } propone di chiudere la partita così.
agree = Accetto
refuse = Rifiuto
proposal-waiting = Si aspettano gli altri …

## Impostazioni
setting-confirm = Chiedi prima di ogni azione
setting-confirm-help = La seconda volta la gioca.
setting-sound = Suoni
setting-notify = Avvisami quando tocca a me
setting-larger = Testo più grande

## Collegamento
line-lost = Il collegamento è caduto. Si riprova …
line-lost-text = Niente di ciò che hai giocato è perduto; si riprende da dove si era.
line-back = Di nuovo collegati.
line-sending = Invio …
line-expired = Non sei più collegato
line-expired-text = Il tuo accesso è scaduto. Entra di nuovo e riprendi da dove eri.
line-gone = Questo tavolo non c’è più
line-gone-text = È stato sciolto o rimosso. Gli altri tuoi tavoli sono sulla prima pagina.
line-dissolved = Questo tavolo è stato sciolto
line-dissolved-text = Chi l’aveva aperto l’ha chiuso prima dell’inizio. Non si è giocato nulla.
line-elsewhere = Sei a questo tavolo anche in un’altra finestra. Entrambe sono aggiornate.
refused = Non si può
problem-title = Non ha funzionato
problem-offline = Il server non risponde. È acceso?

## La fine
end-won = Vince { $name }
end-won-you = Hai vinto
end-won-bot = Vince { $bot }, al posto di { $name }
end-won-bot-you = Vince { $bot }, al posto tuo
end-shared = Vittoria condivisa: { $names }
end-unfinished-title = Chiusa prima della fine
end-rank = Posizione
end-player = Giocatore
end-total = Totale
end-sources = Punti per provenienza
end-graph = La partita in punti
end-rematch = Gioca ancora
end-replay = Rivedi e analizza
end-download = Scarica la partita
end-board = Guarda il tabellone
end-seed = Seme delle mescolate: { $seed }
end-share = Condividi
end-tie = parità decisa da { $reason }
end-uncounted = Non si contano punti.
end-won-alone = Hai vinto
end-lost = { $name } non ha vinto
end-lost-alone = Hai perso
end-cancelled-title = Il tavolo è stato sciolto
end-back = Classifica
percent = { $n } %

## Rivedere
replay-title = Rivedi
replay-first = Inizio
replay-back = Un passo indietro
replay-play = Avvia
replay-pause = Ferma
replay-forward = Un passo avanti
replay-last = Fine
replay-speed = Velocità
replay-as = Visto da
replay-everyone = spettatori
replay-moment = Momento { $ply } di { $last }
replay-link = Copia il collegamento a questo momento
replay-explore = Esplora da qui
replay-copy = Copia privata
replay-explore-text = Gioca per tutti, prova varianti, chiedi al bot. La partita non cambia.
replay-ratings-text = Percentuale: la parte delle vittorie che chi decide si può aspettare da quella scelta, secondo il bot.
replay-leave-explore = Torna alla partita
replay-evaluate = Che farebbe il bot?
replay-timeline = Linea del tempo

## Studi
study-title = I miei studi
study-lead = Porta la partita che hai salvato (il file che ti dà un tavolo o il programma). La vedi solo tu.
study-add = Apri una partita salvata …
study-checking = La partita viene rigiocata …
study-refused = { $file } non si può aprire. { $problem }
study-too-large = Il file è troppo grande per essere una partita.
study-facts = { $seats } posti, { $plies } decisioni
study-forget = Dimentica

## Imparare
learn-title = Impara i giochi
learn-lead = Le regole come le giochiamo, paragrafo per paragrafo.
learn-search = Cerca nelle regole
learn-found = { $n ->
    [0] nessun risultato
    [one] 1 punto
   *[other] { $n } punti
}
learn-contents = Indice
learn-glossary = Glossario
learn-soon = Le regole di questo gioco non sono ancora scritte.
learn-by = di { $names }
learn-play = Gioca

## Una prima partita, spiegata
guide-title = Una prima partita, spiegata
guide-advice = Io farei così: { $action }.
guide-then = Poi: { $action }.
guide-plan = Premi «{ plan-arrange }»: preparo sul tavolo quello che farei io. Guardalo, poi premi «{ plan-confirm }».
guide-own = Decidi come vuoi; in una prima partita non si perde nulla.
guide-wait = Decidono gli altri. Tutto quello che fanno sta nel diario.
guide-more = Il resto nelle regole
guide-why = Perché?
guide-close = Continua senza spiegazioni
guide-end = { $place ->
    [1] Hai giocato una partita intera, e l’hai vinta!
   *[other] Hai giocato una partita intera: sei in posizione { $place }.
}
guide-end-text = Guarda da dove vengono i punti. In «Rivedi e analizza» un bot mostra quali tue mosse sono costate di più.
notes-lead = Lo vedi solo tu.
awaits-since = dalle { $time }
awaits-since-day = dal { $time }

## Profilo e accesso
profile-title = Profilo
profile-nobody = Qui non hai ancora un nome. Basta un soprannome, e le partite sono tue.
profile-name = Nome
profile-new-password = Nuova password
profile-current-password = Password attuale
profile-guest = Giochi come ospite su questo computer. Una password rende tuo il nome.
profile-account = Questo nome è tuo.
profile-set-password = Scegli una password
profile-change-password = Cambia la password
profile-everywhere = Esci da ogni dispositivo
profile-tokens = Chiavi per i programmi
profile-token-new = Nuova chiave
profile-token-once = Questa chiave si vede una volta sola:
profile-token-label = A che cosa serve
profile-token-remove = Togli
profile-token-scope = Che cosa può fare
profile-token-play = Giocare per me
profile-token-look = Solo guardare
profile-token-about-play = gioca per me, dal { $date }
profile-token-about-look = guarda soltanto, dal { $date }
places-title = I miei accessi
places-this = questo browser, dal { $date }
places-since = dal { $date }
places-unknown = Un browser
places-end = Fai uscire
places-ended = Lì la sessione è chiusa.
mutes-title = Chi non ascolto
mutes-lead = Ciò che scrivono e i loro inviti non ti arrivano. Non ne sanno nulla.
mutes-none = Ascolti tutti. Nella pagina di ciascuno c’è un pulsante per cambiare.
mutes-mute = Non ascoltare
mutes-hear = Torna ad ascoltare
mutes-help = Ciò che scrive e i suoi inviti non ti arrivano più.
report = Segnala …
report-title = Segnala { $name }
report-what = Che cosa è successo?
report-lead = Chi amministra lo legge, insieme alle ultime cose dette ai vostri tavoli.
report-send = Invia a chi amministra
report-done = Chi amministra lo leggerà.
farewell-title = I miei dati
farewell-lead = Tutto ciò che questo server conserva di te, da portare con te o da cancellare.
farewell-export = Scarica tutto
farewell-delete = Cancella il mio account …
farewell-warning = Nome, password, chiavi, messaggi, appunti e punteggi sono cancellati per sempre. Le partite giocate restano, sotto un nome che nessuno può ricondurre a te; in quelle in corso continua un bot.
farewell-really = Cancella per sempre
farewell-stay = Resto
farewell-done = Il tuo account è cancellato. Addio!
recover-link = Hai dimenticato la password?
recover-title = Una nuova password
recover-lead = Se questo nome ha un indirizzo confermato, mandiamo lì un link. Vale un’ora.
recover-ask = Mandami un link
recover-sent = Se { $name } ha un indirizzo confermato, il link è in viaggio.
recover-sent-short = Guarda la posta.
recover-choose = Salva ed entra
signin-title = Chi gioca?
signin-lead = Basta un soprannome. Una password lo rende tuo.
signin-nickname = Soprannome
signin-password-optional = Password, se questo nome ne ha una
signin-go = Entra
signin-wrong = Nome e password non corrispondono.

## Che cosa ha giocato
profile-since = Qui dal { $date }.
profile-unknown = Qui nessuno si chiama { $name }.
profile-account-title = Nome, password, chiavi
profile-reach = Quando non ci sono
stats-none = Ancora nessuna partita finita.
stats-games = { $n ->
    [one] 1 partita
   *[other] { $n } partite
}
stats-wins = { $n ->
    [one] 1 vinta
   *[other] { $n } vinte
}
stats-by-seats = Risultati per numero di posti
stats-seats = Posti
stats-played = Partite
stats-won = Vinte
stats-points = Punti in media
stats-rank = Posizione media
stats-left = Lasciate
stats-rating = Punteggio di forza
stats-rated-games = { $n ->
    [one] da 1 partita valida
   *[other] da { $n } partite valide
}
stats-history = Fra { $low } e { $high }
stats-unrated = Ancora nessuna partita valida per la classifica.
ratings-title = Classifica
ratings-lead = Una stima prudente: cresce con i buoni risultati e con il numero di partite valide.
ratings-none = Nessuno ha ancora giocato una partita valida per la classifica.
ratings-how = Scegli «Vale per la classifica» quando apri un tavolo con altre persone.
statistics-title = Statistiche
statistics-lead = { $n ->
    [one] Che cosa racconta l’unica partita finita in questa casa.
   *[other] Che cosa hanno in comune { $n } partite finite in questa casa.
}
statistics-waiting = { $n ->
    [one] Un’altra è in corso di conteggio.
   *[other] Altre { $n } sono in corso di conteggio.
}
page-before = La pagina prima
page-next = La pagina dopo
reach-none = Questo server non manda messaggi.
reach-mail = Per posta elettronica
reach-hook = Webhook, per programmi
reach-mail-address = Indirizzo di posta
reach-hook-address = Indirizzo del webhook
reach-confirmed = { $address } è confermato.
reach-unconfirmed = { $address } non è ancora confermato: apri il link nel messaggio che abbiamo mandato lì.
reach-active = I messaggi vanno a { $address }.
reach-kinds = Avvisami per
reach-kind-turn = il mio turno
reach-kind-invitation = gli inviti
reach-kind-question = le domande del tavolo
reach-kind-over = la fine di una partita
reach-stop = Basta messaggi

## Campi di una posizione, per i giochi senza tabellone disegnato
field-doubloons = dobloni
field-vp = PV
field-san_juan = San Juan
field-goods = Merci
field-island = Isola
field-city = Città
field-round = round
field-governor = governatore
field-ships = Navi
field-roles = Ruoli
field-players = Giocatori

## Piani e ritmo
plan-reset = Ricomincia
plan-before = Come prima
plan-arrange = Disponi per me
plan-thinking = Ci penso …
plan-none = Nessun consiglio ora
plan-confirm = Conferma
skip-ahead = Salta
setting-speed = Velocità delle mosse altrui
speed-instant = immediata
speed-fast = rapida
speed-normal = normale
speed-slow = lenta
then-forced = poi
group-other = Altro
group-all = Tutte
search-actions = Cerca un’azione
search-none = Nessuna azione con queste parole.
chip-thinking = ci pensa
chip-away = assente: gioca { $bot }
chip-next = prossimo
see-large = Vedi questa plancia in grande
see-pieces = Mostra i pezzi di questo giocatore
team-n = squadra { $n }
curtain-title = { $name }, tocca a te
curtain-text = Passa lo schermo. Ora nessun altro dovrebbe guardare.
curtain-open = Sono { $name }: mostra il tavolo
orders-title = Ordini permanenti
order-phase = per tutta la fase
order-round = per tutto il round
order-game = per tutta la partita
order-help = Gioca questo da sé ogni volta che me lo chiedono, fino ad allora.
prepared = Preparato per il tuo turno: { $count ->
    [one] un passo
   *[other] { $count } passi
  }.
prepared-forget = Lascia perdere
prepared-stopped = { $played ->
    [0] Il turno preparato non è iniziato
    [one] Il turno preparato si è fermato dopo un passo
   *[other] Il turno preparato si è fermato dopo { $played } passi
  }: { $reason }
prepared-seen = Va bene
rehearse = Prova prima
rehearse-help = Prima prova: scegli, guarda dove porta e gioca tutto in una volta. Fino ad allora non si gioca nulla.
rehearse-ahead = Prepara il tuo turno
rehearse-help-ahead = Scegli che cosa farai: si gioca da sé quando tocca a te.
rehearse-steps = Passi finora
rehearse-back = Togli l’ultimo
rehearse-play = Gioca tutto
rehearse-prepare = Prepara
rehearse-ends-reveal = Qui si scopre qualcosa
rehearse-ends-turn = Qui decide qualcun altro
rehearse-ends-over = Qui finisce la partita
chain-stopped-reveal = Fermata dopo { $played }: si è scoperto qualcosa.
chain-stopped-turn = Fermata dopo { $played }: decide qualcun altro.
chain-stopped-over = Fermata dopo { $played }: la partita è finita.

## Analisi e varianti
tab-tree = Varianti
tab-review = Analisi
tree-empty = Le varianti che esplori da un momento qualsiasi restano qui, in questo browser.
tree-from = Dal momento { $ply }
tree-name = Un nome per questa variante
tree-share = Copia il collegamento alla variante
tree-forget = Dimentica la variante
review-lead = Un bot ripercorre ogni decisione della partita, vede solo ciò che quel posto poteva sapere, e mostra quali mosse sono costate di più e che cosa era meglio.
review-begin = Analizza tutta la partita
review-later = Entra per far analizzare la partita.
review-running = { $done } decisioni su { $plies }
review-chances = Probabilità di vittoria
review-here = Questa decisione
review-seats = Giocatore per giocatore
review-costly = Le mosse costate di più
review-better = Meglio: { $action }
review-same = Il bot avrebbe giocato lo stesso.
review-worst = Qui si è perso di più: { $phase }, { $count ->
    [one] una mossa
   *[other] { $count } mosse
}, la peggiore −{ $cost }
review-all-seats = Tutti
review-all-phases = Tutte le fasi
review-phase = Fase
review-none = Nessun errore. Ben giocato!
review-none-yet = Finora niente di costoso.
weight-slip = imprecisione: è costata dal 4 all’8 per cento della probabilità di vincere
weight-mistake = errore: è costato dall’8 al 15 per cento della probabilità di vincere
weight-blunder = svista grave: è costata il 15 per cento della probabilità di vincere o più
count-slip = { $n } ?!
count-mistake = { $n } ?
count-blunder = { $n } ??
map-nearer = Più vicino
map-farther = Più lontano
map-whole = Vedi tutto
