# La casa in italiano: le parole comuni a tutti i giochi e a tutti i programmi della casa.

## Persone e posti

name-you = Tu
name-person = Posto { $seat }
bot-easy = Bot facile
bot-medium = Bot medio
bot-hard = Bot forte
bot-expert = Bot esperto
bot-master = Bot maestro
bot-person = Persone
bot-random = Bot a caso
bot-adviser = Un bot forte
bot-numbered = { $name } { $seat }
seat-name = Posto { $seat }

## Il tavolo

word-you = tu
word-seat = posto
word-undo = annulla
word-hint = consiglio
word-pass = passa
word-save = salva
word-rules = regole
word-log = diario
word-table = tavolo
word-help = aiuto
word-quit = esci

value-true = sì
value-false = no
value-none = nessuno
value-random = a sorte

moment-round = Round { $n }
moment-turn = Turno { $n }
moment-year = { $n }

effect-vp = { $change } PV

## Che cosa non va

reason-not-now = Adesso non è possibile.
reason-game-over = La partita è finita.
reason-no-passing = Qui non si può passare.
reason-other-step = Adesso è il momento di { $step }.
error-chain = Azione { $number } della sequenza: { $problem }
error-malformed = { $suggestion ->
    [none] Non capisco «{ $line }». Scrivi il numero di una scelta, o ? per l’aiuto.
   *[other] Non capisco «{ $line }». Intendevi «{ $suggestion }»?
}
error-stale = La partita è andata avanti: la mossa era per il momento { $given }, ora siamo al { $current }.
error-unknown-game = { $suggestion ->
    [none] Non c’è nessun gioco «{ $game }». La casa ha: { $known }.
   *[other] Non c’è nessun gioco «{ $game }». Intendevi { $suggestion }? La casa ha: { $known }.
}
error-record = { $line ->
    [none] partita non leggibile: { $problem }
   *[other] riga { $line }: { $problem }
}
error-no-file = { $file }: il file non esiste
error-unreadable = { $file }: { $problem }. Ciò che si legge si può salvare con: ludoteca replay { $file } --recover NUOVO_FILE
error-option = valore non accettato: { $problem }
error-option-value = opzione { $name } = { $value }: è ammesso { $kinds ->
    [choice] uno tra { $choices }
    [number] un numero intero da { $low } a { $high }
    [text] un testo di al più { $longest } caratteri
    [choice-number] uno tra { $choices }, o un numero intero da { $low } a { $high }
   *[choice-text] uno tra { $choices }, o un testo di al più { $longest } caratteri
}
error-option-unknown = { $known ->
    [none] opzione { $name } sconosciuta; il gioco non ne ha
   *[other] opzione { $name } sconosciuta; il gioco ha: { $known }
}
error-option-seats = l’opzione { $name } non è fatta per { $seats } posti
error-unknown-bot = non c’è nessun bot { $bot }; i livelli sono { $levels }; oppure { $names }; con le iterazioni (mcts:1000) o i secondi (mcts:2s)
error-bot-no-budget = bot { $bot }: { $name } non ha limiti da indicare; scrivi soltanto { $name }
error-bot-budget = bot { $bot }: dopo i due punti le iterazioni ({ $name }:1000), i secondi ({ $name }:2s) o tutt’e due ({ $name }:1000:2s)
error-bot-careless = bot { $bot }: dopo i due punti in quante decisioni si distrae una volta ({ $name }:4)
error-no-games = { $count } partite: ne serve almeno una
error-level = non c’è nessun livello { $given }; ci sono { $known }
error-crew = --on { $given }: sono possibili ray e ray://HOST:PORTA
error-seats = { $game } con { $given } posti: sono possibili { $possible }
error-seed = seme { $given }: ci vuole un numero intero da 0 a 2^63 - 1
error-position = posizione non valida: { $problem }

## Errori sulla riga di comando

wrong-nothing = indica un gioco (ludoteca play puerto_rico) o una partita salvata (--resume FILE)
wrong-me = --me { $me }: i posti sono numeri, per esempio 0 oppure 0,2
wrong-seat = il posto { $seat } non esiste; al tavolo i posti vanno da 0 a { $last }
wrong-seat-twice = il posto { $seat } è indicato due volte
wrong-url = { $url } non è l’indirizzo di un server; scrivilo come http://localhost:8000
wrong-no-server = nessuno risponde a { $url }: { $problem }
wrong-listen = non si può ascoltare su { $where }: { $problem }
wrong-database = il database rifiuta: { $problem }
wrong-without-server = `ludoteca { $command }` ha bisogno del server, che non è installato: pip install 'ludoteca[server]'
wrong-without-extra = a `ludoteca { $command }` serve { $missing }, che non è installato: pip install 'ludoteca[{ $extra }]'
wrong-bots = i bot sono { $bots }, i posti liberi { $empty }; indicane uno per posto, o uno solo per tutti
wrong-option-twice = l’opzione { $option } è indicata due volte
wrong-option-file = { $file } non si può leggere: { $problem }
wrong-option-text = { $file } non è un file di testo
wrong-option-form = --option { $option }: scrivi nome=valore
wrong-option-name = opzione sconosciuta «{ $option }»; il gioco ha: { $known }
wrong-resumed-game = { $file } è una partita di { $game }
wrong-resumed-seats = { $file } ha { $seats } posti
wrong-resumed-options = { $file } ha già il suo seme e le sue opzioni; togli --seed e --option
wrong-folder = { $file } è una cartella
wrong-unwritable = { $file } non si può scrivere: { $problem }
wrong-no-records = in { $folder } non ci sono partite salvate (file *.json)
wrong-no-games = in { $folder } non c’è nessuna partita conclusa di { $game }
wrong-no-outcome = { $file } contiene posizioni, che non sanno come sono finite le loro partite: le righe si fanno dalle partite salvate
wrong-nothing-usable = in { $file } non c’è niente che si possa usare
wrong-exists = { $file }: il file esiste già; scegli un altro nome, o riprendi la partita con --resume
wrong-no-folder = { $file }: la cartella { $folder } non esiste
wrong-no-seed = { $file } comincia da una posizione e non da un seme: non c’è un mazzo da verificare
wrong-seed-hash = { $file }: questo non è il mazzo che era stato sigillato; l’hash del suo seme è { $hash }

## Giocare nel terminale

play-begins = Finora:
play-since = Dalla tua ultima mossa:
play-more-news = { $count ->
    [one] … e un’altra riga prima di queste; l mostra tutto il diario.
   *[other] … e altre { $count } righe prima di queste; l mostra tutto il diario.
}
play-thinking = { $name } sta pensando …
play-prompt = { $undo ->
    [0] La tua scelta, 1–{ $count }, o ? >
    [one] La tua scelta, 1–{ $count }, o ? (u annulla 1 mossa) >
   *[other] La tua scelta, 1–{ $count }, o ? (u annulla fino a { $undo } mosse) >
}
play-no-number = Le scelte vanno da 1 a { $count }.
play-saved = Partita salvata in { $file }
play-not-saved = Non è stato possibile salvare la partita in { $file }: { $problem }
play-left = La partita è salvata in { $file }. Per continuare:
play-record = La partita è salvata in { $file }
play-no-undo = Non si può annullare nulla: qualcun altro ha già deciso, o è venuto alla luce qualcosa di nuovo.
play-undo-limit = { $count ->
    [one] Si può annullare soltanto 1 mossa.
   *[other] Si possono annullare da 1 a { $count } mosse.
}
play-undone = { $left ->
    [0] Mosse annullate: { $count }. Più indietro non si può.
   *[other] Mosse annullate: { $count }. Se ne possono annullare altre { $left }.
}
play-hint = Un bot forte farebbe così: { $label } (convinto al { $share } %).
play-hint-else = Ha pensato anche a: { $label } ({ $share } %).
play-chain-stopped = { $stop ->
    [reveal] Mosse giocate: { $played }; poi è venuto alla luce qualcosa di nuovo, e il resto aspetta che tu ci ripensi.
    [turn] Mosse giocate: { $played }; poi toccava a qualcun altro decidere.
   *[over] Mosse giocate: { $played }; poi la partita era finita.
}
choice-then = poi { $effects }
curtain-hand-over = Ora lo schermo è per { $name }. Quando lo vedi soltanto tu, { $name }, premi Invio.
help-topic = { $topic ->
    [none] { "" }
   *[other] , r { $topic }
}
help-rule = { $rule ->
    [none] { "" }
   *[other] , r { $rule }
}
play-help =
    numero     scegli                      h   il consiglio di un bot
    u [n]      annulla, fin dove è libero  t   tutto il tavolo
    s          salva                       l   il diario
    q          salva ed esci
    r [voce]   le regole: r da solo su questo passo{ help-topic }{ help-rule }
    Oppure una riga di notazione, come nelle partite salvate: { $line }
    Più mosse insieme, fin dove puoi sapere che cosa viene: { $chain }

end-winners = { $count ->
    [one] Vince: { $names }.
   *[other] Vincono insieme: { $names }.
}
end-rival = Vince: { $name }.
end-won = { $who ->
    [you] { $rivals ->
        [none] Hai vinto.
       *[other] Hai vinto contro: { $rivals }.
    }
   *[other] { $rivals ->
        [none] Vince: { $name }.
       *[other] Vince: { $name }, contro: { $rivals }.
    }
}
end-lost = { $who ->
    [you] { $rivals ->
        [none] Hai perso.
       *[other] Hai perso contro: { $rivals }.
    }
   *[other] { $rivals ->
        [none] Perde: { $name }.
       *[other] Perde: { $name }, contro: { $rivals }.
    }
}
end-team = { $team } ({ $names })
team-name = Squadra { $number }
end-tie = { $first } e { $second } sono pari a { $points } punti; decide lo spareggio a favore di { $first } – { $what }: { $more } a { $less }.
end-tie-unknown = { $first } e { $second } sono pari a { $points } punti; lo spareggio previsto dalle regole favorisce { $first }.
end-shared = { $first } e { $second } sono pari a { $points } punti e anche nello spareggio: il posto è condiviso.
end-source = Punti
end-total = Totale

serve-migrating = La banca dati viene aggiornata: passo { $done } di { $steps } …
serve-open = Ludoteca è all’indirizzo { $address } (Ctrl-C per finire)

## Registrazioni, regole, giochi, arena, prove di velocità

replay-facts = { $title }, { $seats ->
    [one] 1 posto
   *[other] { $seats } posti
}, { $plies } decisioni
replay-unfinished = Non è finita: deve decidere { $name }.
replay-sealed = Il sigillo del mazzo: { $hash }
replay-fair = Il mazzo è onesto: tutte le { $plies } decisioni seguono dal seme sigillato come { $hash }
replay-recovered = { $plies ->
    [one] Salvata 1 decisione in { $file }
   *[other] Salvate { $plies } decisioni in { $file }
}
replay-problem = Il resto non si può leggere: { $problem }
rules-contents = { $title }: indice delle regole
rules-try = Una voce può essere una sezione (5.7), una regola ({ $rule }) o una parola: ludoteca rules { $game } VOCE
rules-none = Su questo passo non c’è niente di scritto.
rules-numbered = Le regole numerate (in inglese)
rules-by-number = Le regole numerate corrispondenti (in inglese): { $numbers }.
rules-more = Altro nelle regole numerate, in inglese: { $numbers } (una alla volta, o tutte con: ludoteca rules { $game } VOCE --all)
rules-to-come = { $title } non è ancora nella casa; queste sono le regole che seguirà.
rules-nothing = { $suggestion ->
    [none] Le regole non dicono nulla su «{ $topic }».
   *[other] Le regole non dicono nulla su «{ $topic }». Intendevi «{ $suggestion }»?
}
games-facts = Di { $designers }, per { $seats } giocatori.
games-seats = (Solo con { $seats } posti.)
games-alone = (Solo in solitario.)
games-text = un testo di al massimo { $longest } caratteri, o @FILE
games-option = Opzione
games-allowed = Valori
games-default = Normale
games-meaning = Significato
bench-running = { $game } alla massima velocità …
arena-running = Partite
arena-played = { $title }: { $games } partite, seme { $seed }
arena-bot = Bot
arena-wins = Vittorie
arena-share = Quota (95 %)
arena-score = Punti
arena-rank = Piazzamento
arena-rating = Valutazione
levels-level = Livello
levels-ahead = Vantaggio
levels-thought = ms (al più)
levels-note = { $seats ->
    [one] Ogni livello da solo, e quello sotto con le stesse partite; sotto easy c’è { $floor }.
   *[other] Ogni livello su uno di { $seats } posti, quello sotto su tutti gli altri; sotto easy c’è { $floor }.
} Il vantaggio è in punti di valutazione, il tempo di processore per una decisione in millisecondi.
bench-game = Gioco
bench-seats = Posti
bench-compiled = Compilato
bench-games_per_s = Partite al secondo
bench-decisions_per_s = Decisioni al secondo
bench-copies_per_s = Copie al secondo
bench-decisions_per_game = Decisioni a partita
bench-mcts_iterations_per_s = Iterazioni di ricerca al secondo
bench-driven_decisions_per_s = Decisioni al secondo, guidate da fuori
bench-components = Numeri in un’osservazione
bench-actions = Azioni in una maschera
bench-games_at_once = Partite insieme
bench-processes = Processi
bench-decisions_per_cpu_s = Decisioni per secondo di processore

## Statistiche

stats-title = { $game }: statistiche
stats-games = { $games ->
    [one] Una partita conclusa.
   *[other] { NUMBER($games) } partite concluse.
}
stats-length = Quanto dura una partita con { $seats ->
    [one] un posto
   *[other] { $seats } posti
}
stats-length-note = Decisioni per partita; in media { $mean }, { $games ->
        [one] una partita
       *[other] { $games } partite
    }.
stats-scores = Punti alla fine
stats-scores-note = Tutti i giocatori; i vincitori nel colore più deciso.
stats-seats = Chi vince da dove, { $seats } posti
stats-seat = Posto { $seat }
stats-fair-note = La linea tratteggiata è la quota equa; quella sottile dice dove sta la quota vera con il 95 % di fiducia.
stats-players = Chi ha giocato
stats-player = Giocatore
stats-played = Giocate
stats-sources = Da dove vengono i punti
stats-sources-note = Punti di un giocatore, in media.
stats-winner = Vincitore
stats-other = Altri
stats-uses = Che cosa si sceglie: { $choice } …
stats-uses-note = Quante volte per partita, da quanti giocatori almeno una volta, quanto spesso vincono, e quante volte per partita lo fa ciascuno di chi ha giocato.
stats-use = Scelta
stats-times = Per partita
stats-done-by = Giocatori
stats-win-share = Vincono
stats-note = Fatto da Ludoteca, una realizzazione amatoriale non ufficiale.
stats-written = { $games ->
    [one] Una partita: { $file }
   *[other] { $games } partite: { $file }
}
records-written = { $kind ->
    [positions] { $count ->
        [one] Una posizione: { $file }
       *[other] { $count } posizioni: { $file }
    }
   *[other] { $count ->
        [one] Una partita: { $file }
       *[other] { $count } partite: { $file }
    }
}

# A thing with its number in a list: 2 wood, 1 stone.
counted = { $count } { $thing }

## learn

learn-fitting = Rete
learn-measuring = Forza
learn-step = { $seats ->
    [one] Giro { $round }, in solitario: perdita logaritmica { $loss } (a mano { $handmade }), vince il { $share } ({ $low }–{ $high }), Elo { $elo }
   *[other] Giro { $round }, { $seats } posti: perdita logaritmica { $loss } (a mano { $handmade }), vince il { $share } ({ $low }–{ $high }) contro greedy, Elo { $elo }
}
learn-written = Quello che è stato imparato è in { $file }; lì progress.html racconta com’è andata.
learn-title = { $game }: come ha imparato una rete
learn-lead = { $rounds ->
    [one] Un giro di partite, apprendimento e misura.
   *[other] { $rounds } giri di partite, apprendimento e misura.
  }
learn-shares = { $seats ->
    [one] Vittorie in solitario
   *[other] Vittorie contro greedy, { $seats } posti
}
learn-shares-note = { $seats ->
    [one] La rete gioca senza ricerca.
   *[other] La rete gioca a un posto senza ricerca, greedy a tutti gli altri. La linea tratteggiata è la quota equa.
}
learn-round = Giro { $round }
learn-rounds = { $seats ->
    [one] Giri in solitario
   *[other] Giri, { $seats } posti
}
learn-minutes = Minuti
learn-positions = Posizioni
learn-by-hand = Perdita a mano
learn-loss = Perdita
learn-elo = Elo
learn-note = La perdita logaritmica è quella su partite che la rete non ha visto: meno è meglio. L’Elo conta a partire da greedy, giro per giro, ognuno misurato contro il precedente; in solitario contro greedy, nelle stesse partite.
