# Perché qualcosa non viene fatto.
refusal-bad-request = Questa richiesta non si capisce: { $problem }
refusal-not-signed-in = Prima scegli un soprannome o accedi.
refusal-blocked = Questa persona è bloccata su questo server.
refusal-wrong-origin = Questa richiesta viene da un altro sito e non è stata eseguita.
refusal-too-often = Troppe richieste; attendi { $seconds } secondi.
refusal-too-large = È più grande di quanto il server accetti.
refusal-bad-name = «{ $name }» non può essere un nome: da 1 a 24 lettere, cifre, spazi o segni.
refusal-name-taken = Il nome «{ $name }» è già preso.
refusal-bad-language = Le lingue di questo server sono: { $known }.
refusal-weak-password = Una password ha da 8 a 200 caratteri.
refusal-wrong-password = Nome e password non corrispondono.
refusal-too-many-tokens = Al massimo { $most } gettoni; prima revocane uno.
refusal-no-page = Questa pagina non esiste.
refusal-no-method = Questo indirizzo non risponde a quel metodo.
refusal-no-person = Questa persona non esiste.
refusal-no-table = Questo tavolo non esiste, o non sei stato invitato.
refusal-no-session = Questa sessione non esiste.
refusal-no-token = Questo gettone non esiste.
refusal-no-spectators = Questo tavolo non ammette spettatori.
refusal-no-seat = A questo tavolo non c’è quel posto.
refusal-no-bot = Non c’è un bot «{ $level }»; i livelli sono: { $known }.
refusal-bad-option = { $problem }
refusal-bad-seats = { $game } si gioca in { $allowed }.
refusal-bad-clock = Questo orologio non si può caricare: { $problem }
refusal-too-many-tables = Siedi già a { $most } tavoli non finiti; prima finiscine o lasciane uno.
refusal-not-open = Questo tavolo non è più aperto.
refusal-not-running = A questo tavolo non si sta giocando.
refusal-not-seated = Non siedi a questo tavolo.
refusal-not-creator = Può farlo solo chi ha aperto il tavolo.
refusal-already-seated = Siedi già a questo tavolo.
refusal-seat-taken = Questo posto è occupato.
refusal-no-free-seat = A questo tavolo non ci sono posti liberi.
refusal-seat-not-left = Nessuno ha lasciato questo posto.
refusal-away = Un bot gioca per te; prima riprendi il tuo posto.
refusal-no-time-left = Il tuo tempo è finito per la seconda volta: un bot gioca questa partita fino alla fine.
refusal-not-for-programs = Un programma può giocare per te; il tuo conto si cambia solo da un browser.
refusal-only-looks = Questa chiave può guardare e non cambia nulla.
refusal-not-oneself = Saresti tu.
refusal-not-invitable = Non puoi invitare { $name }.
refusal-too-many-mutes = Al massimo { $most } persone: prima torna ad ascoltarne una.
refusal-too-many-reports = Chi amministra ha già { $most } tue segnalazioni da leggere.
refusal-no-report = Non c’è una segnalazione aperta con questo codice.
refusal-not-away = Nessuno gioca per te: il posto è tuo.
refusal-stale = Il tavolo è andato avanti: la mossa era per la versione { $given }, ora è alla versione { $current }.
refusal-not-your-turn = Non tocca a te: decide { $name }.
refusal-illegal = «{ $action }» ora non è possibile: { $reason }
refusal-malformed = { $reason }
refusal-undo-endless = A questo tavolo si è ritirato e chiesto abbastanza: da qui si va solo avanti.
refusal-undo-none = A questo tavolo non si ritira nulla.
refusal-undo-not-free = Questo non si può ritirare senza chiedere agli altri.
refusal-nothing-to-take-back = Non c’è nessuna tua mossa da ritirare.
refusal-proposal-open = Si sta già chiedendo altro al tavolo.
refusal-no-proposal = Non si sta chiedendo nulla al tavolo.
refusal-already-answered = Hai già risposto.
refusal-empty-text = Non c’è niente da dire.
refusal-text-too-long = Al massimo { $most } caratteri.
refusal-busy = Il tavolo è molto occupato; riprova.
refusal-not-finished = Si vede a partita finita.
refusal-internal = Qualcosa è andato storto sul server; nulla è perduto. Numero dell’incidente: { $incident }
refusal-no-ply = Questo momento non esiste; la partita ha le decisioni da 0 a { $plies }.
refusal-old-rules = Questo è stato giocato con una versione precedente delle regole; il momento più vicino conservato viene dopo la decisione { $ply }.
refusal-not-your-eyes = Finché la partita è in corso la vedi solo con i tuoi occhi.
refusal-no-analysis = In una partita in corso fra persone non ci sono aiuti.
refusal-no-source = Indica un tavolo oppure uno studio.
refusal-no-study = Questo studio non esiste.
refusal-bad-record = { $line ->
    [0] Questa partita salvata non si può usare: { $problem }
   *[other] Questa partita salvata non si può usare, riga { $line }: { $problem }
}
refusal-too-many-studies = Al massimo { $most } studi; prima eliminane uno.
refusal-cancelled = L’analisi è stata interrotta.
refusal-no-thought = Il bot non è arrivato a una conclusione; riprova.

# Che cosa è successo al tavolo.
log-create = { $name } ha aperto il tavolo.
log-join = { $name } prende posto.
log-set = { $name } ha cambiato un posto.
log-start = La partita comincia.
log-leave = { $name } lascia il tavolo.
log-away = { $name } ha finito il tempo; continua un bot.
log-leave-bot = { $name } lascia il tavolo; continua { $bot }.
log-away-bot = { $name } ha finito il tempo; continua { $bot }.
log-return = { $name } è di nuovo al tavolo.
log-take_over = { $name } ha preso un posto lasciato.
log-undo = { $name } ha ritirato { $count ->
    [one] una decisione
   *[other] { $count } decisioni
}.
log-take_back = Il tavolo ha ritirato { $count ->
    [one] una decisione
   *[other] { $count } decisioni
}, come chiesto da { $name }.
log-ask_take_back = { $name } chiede di ritirare { $count ->
    [one] una decisione
   *[other] { $count } decisioni
}.
log-ask_end = { $name } propone di finire qui la partita.
log-agree = { $name } è d’accordo.
log-refuse = { $name } rifiuta.
log-end = Il tavolo ha deciso di non finire la partita.
log-cancel = { $name } ha chiuso il tavolo.
log-stop = L’amministratore ha chiuso la partita.

# Chi siede dove.
bot-name = { $level ->
    [easy] { $seat ->
        [1] Pip
        [2] Pepi
        [3] Pia
        [4] Pico
        [5] Pola
       *[other] Pip { $seat }
    }
    [medium] { $seat ->
        [1] Berto
        [2] Bice
        [3] Brando
        [4] Bona
        [5] Biagio
       *[other] Berto { $seat }
    }
    [hard] { $seat ->
        [1] Fosca
        [2] Furio
        [3] Flora
        [4] Ferro
        [5] Fulvia
       *[other] Fosca { $seat }
    }
    [expert] { $seat ->
        [1] Olga
        [2] Oreste
        [3] Ottavia
        [4] Omero
        [5] Orsola
       *[other] Olga { $seat }
    }
    [master] { $seat ->
        [1] Elmo
        [2] Edda
        [3] Ettore
        [4] Elena
        [5] Ezio
       *[other] Elmo { $seat }
    }
   *[other] Bot { $seat } ({ $level })
}
open-seat = posto libero
study-seat = Posto { $seat }

# Profili, rivincite, messaggi a chi non è qui.
refusal-not-invited = A questo tavolo non c’è un posto tenuto per te.
refusal-not-over = La rivincita si gioca a partita finita.
refusal-no-mail = Questo server non manda posta.
refusal-bad-mail = Questo non è un indirizzo di posta.
refusal-bad-hook = Un webhook è un indirizzo http o https su internet aperta.
refusal-bad-code = Questo collegamento non vale più; chiedine uno nuovo.
log-decline = { $name } ha rifiutato l’invito.
notification-subject-turn = Tocca a te: { $game } con { $others }
notification-subject-invitation = Invito: { $game } con { $others }
notification-subject-question = Una domanda per te: { $game } con { $others }
notification-subject-over = Partita finita: { $game } con { $others }
notification-subject-many = Novità dai tuoi tavoli ({ $count })
notification-turn = Tocca a te a { $game } con { $others }.
notification-turn-until = Tocca a te a { $game } con { $others }. Il tuo tempo finisce il { $until }.
notification-invitation = { $name } ti invita a giocare a { $game }; al tavolo: { $others }.
notification-question-take-back = { $name } chiede di ritirare delle mosse a { $game }. Sei d’accordo?
notification-question-end = { $name } propone di finire qui la partita di { $game }. Sei d’accordo?
notification-over = { $game } con { $others } è finita: sei { $rank }º con { $points ->
    [one] un punto
   *[other] { $points } punti
}.
notification-over-bot = { $game } con { $others } è finita: { $bot }, che giocava al posto tuo, è arrivato { $rank }º con { $points ->
    [one] un punto
   *[other] { $points } punti
}.
notification-ended = { $game } con { $others } è stata chiusa senza finirla.
notification-footer = Ricevi questo messaggio perché hai chiesto a Ludoteca di scriverti. Basta messaggi: { $link }
notification-subject-recover = Ludoteca: una nuova password
notification-recover = Qualcuno, speriamo tu, ha chiesto una nuova password per { $name } alla Ludoteca.

    Sceglila entro un’ora qui: { $link }

    Se non sei stato tu, non fare nulla: tutto resta com’è.
notification-subject-confirm = Ludoteca: è il tuo indirizzo?
notification-confirm = { $name } su Ludoteca vuole ricevere qui un messaggio quando è ora di giocare.
    Se sei tu, confermalo qui entro due giorni:
    { $link }

    Se no, non fare nulla; non ti scriveremo più.
page-confirm = Ludoteca può scrivere a questo indirizzo di posta quando tocca a te?
page-confirm-button = Sì, è il mio indirizzo
page-confirmed = L’indirizzo è confermato.
page-stop = Ludoteca non deve più scrivere a questo indirizzo?
page-stop-button = Basta messaggi
page-stopped = A questo indirizzo non arriveranno altri messaggi.

# Che cosa si dice all'amministratore.
refusal-other-schema = La banca dati ha lo schema { $found }, questo programma richiede { $needed }: avvia una volta il server di questa versione, che la aggiorna.
refusal-no-database = Non c’è una banca dati in { $file }; indicala con --data o --db.
refusal-damaged = { $file } è rovinato e non ne è stata fatta una copia: { $problem }. Ripristina l’ultima buona.
refusal-bad-backup = { $file } non si può ripristinare: { $problem }
refusal-backup-name = Una copia di questa banca dati finisce in { $known }.
refusal-not-empty = La banca dati non è vuota. Con --replace tutto il suo contenuto viene buttato.
refusal-no-ratings = Questa casa non tiene classifiche.
refusal-no-order = { $action } qui non si può promettere in anticipo.
refusal-other-rules = L’ultima mossa a questo tavolo fu giocata con la versione { $stored } delle regole e non si può continuare con la versione { $present }. Chiedi all’amministratore.
admin-heading-by = di
admin-heading-about = su
admin-heading-text = testo
admin-heading-said = che cosa è stato detto
admin-report-open = aperta
admin-report-closed = chiusa
admin-report = La segnalazione { $report } è chiusa.
admin-export = Tutto ciò che riguarda { $name } è in { $file }.
admin-farewell = L’account di { $name } è cancellato; le partite restano.
admin-heading-name = nome
admin-heading-id = id
admin-heading-kind = tipo
admin-heading-state = stato
admin-heading-tables = tavoli
admin-heading-since = dal
admin-heading-game = gioco
admin-heading-ply = decisioni
admin-heading-seats = posti
admin-account = conto
admin-nickname = soprannome
admin-blocked = bloccato
admin-password = La nuova password di { $name }: { $password }
    Si vede solo questa volta. Tutte le sessioni e i gettoni sono finiti.
admin-block = { $name } è bloccato. { $tables ->
    [0] Non c’erano tavoli non finiti.
    [one] A un tavolo la partita continua senza.
   *[other] A { $tables } tavoli la partita continua senza.
}
admin-unblock = { $name } può entrare di nuovo.
admin-heading-format = formula
admin-heading-round = turno
admin-heading-entrants = iscritti
admin-heading-organiser = organizza
admin-tournament-open = { $tournament }: le iscrizioni sono aperte; dirige { $name }. Il suo id: { $id }
admin-tournament-close = { $tournament } è annullato; le partite in corso continuano.
admin-end = Il tavolo { $table } è chiuso.
admin-delete = Il tavolo { $table } è cancellato.
admin-backup = { $file } è scritto ({ $megabytes } MB). Contiene impronte di password e mazzi sigillati: tienilo al sicuro.
admin-restore = Ripristinati: { $people } persone, { $tables } tavoli, { $rows } righe in tutto.
admin-ratings = Le classifiche sono ricalcolate da { $games } partite.
admin-verified = { $sound } partite in ordine, { $older } di una versione precedente in ordine per quanto dicono le posizioni salvate, { $broken } guaste.
admin-older = { $table }: { $game } cominciata con la versione { $version }, ora { $present }; controllata con le posizioni salvate.
admin-broken = { $table }: { $game } versione { $version }: { $problem }
admin-unreadable = ciò che è conservato non si può leggere: { $problem }
admin-unknown-game = questo gioco qui non è installato.
admin-log-gaps = il registro non porta senza buchi dalla versione 1 alla { $version }.
admin-wrong-seal = il seme non corrisponde all’impronta mostrata.
admin-no-snapshot = nessuna posizione è salvata.
admin-no-start = la partita non si può cominciare: { $problem }
admin-wrong-ply = il conto delle decisioni non torna alla versione { $version }.
admin-wrong-turn = ora dovrebbe decidere un altro posto.
admin-wrong-result = il risultato salvato non è quello a cui portano le mosse.
admin-wrong-seat = alla versione { $version } avrebbe dovuto decidere un altro posto.
admin-no-move = la mossa della versione { $version } non si può giocare: { $problem }
admin-wrong-position = le mosse portano a una posizione diversa da quella salvata alla versione { $version }.
admin-no-position = la posizione salvata alla versione { $version } non si legge: { $problem }

## Where a prepared chain stopped

stopped-reveal = È stato rivelato qualcosa prima di «{ $action }».
stopped-turn = Toccava a un altro decidere prima di «{ $action }».
stopped-over = La partita era finita prima di «{ $action }».
stopped-illegal = «{ $action }» non era più possibile.

# Tornei.
refusal-no-tournament = Questo torneo non esiste.
refusal-no-organiser = In questa casa i tornei li apre solo { $who ->
    [accounts] chi ha un account (scegli una password nel tuo profilo)
   *[organisers] chi è tra gli organizzatori
}.
refusal-not-organiser = Può farlo solo chi organizza il torneo.
refusal-tournament-clock = Un torneo vuole un orologio: una riserva di tempo, o giorni per mossa.
refusal-too-many-tournaments = Organizzi già { $most } tornei non finiti.
refusal-tournament-begun = Questo torneo è già cominciato.
refusal-tournament-over = Questo torneo è finito.
refusal-tournament-full = Questo torneo è al completo: i partecipanti sono al massimo { $most }.
refusal-too-few-entrants = Servono almeno { $least } partecipanti.
refusal-already-entered = Partecipi già.
refusal-not-entered = Non partecipa nessuno di questo tipo.
refusal-no-bots-here = A questo torneo non partecipano bot.
refusal-seats-drawn = A questo tavolo di un torneo i posti sono sorteggiati: non si danno e non si prendono.
log-no_show = { $name } non si è presentato.
log-no_show-bot = { $name } non si è presentato; gioca { $bot }.
log-not_played = La partita non si gioca.
house-bot = Bot della casa
