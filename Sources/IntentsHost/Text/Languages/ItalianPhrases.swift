extension IntentHostPhrases {
    /// The phrases in Italian.
    static let italian = IntentHostPhrases(
        language: "it",
        yes: "sì",
        no: "no",
        yesWords: ["sì", "si", "s", "certo", "va bene", "ok", "okay", "1"],
        noWords: ["no", "n", "0"],
        cancelWords: ["annulla", "annullare", "lascia stare", "lascia perdere"],
        value: "Quale valore per «${displayName}»?",
        disambiguationIntroduction: "Ci sono ${count} possibilità.",
        disambiguationOfOne: "C’è una possibilità.",
        disambiguationSelection: "Quale scegli?",
        confirmation: "${value}: è corretto?",
        unsupported: "Non è possibile per «${displayName}».",
        noOptions: "Non c’è nulla da scegliere per «${displayName}».",
        notUnderstood: "Non ho capito.",
        ready: "Vuoi ${action}?",
        success: "Fatto.",
        inProgress: "È in corso.",
        failure: "Si è verificato un problema: non è stato possibile ${action}.",
        timeOut: "Ci è voluto troppo tempo.",
        span: "${start} – ${end}",
        sentenceSeparator: " ",
        actions: actions(italianAction),
        reasons: italianReasons
    )

    private static func italianAction(_ verb: IntentVerb) -> Action {
        switch verb {
        case .do: Action("farlo")
        case .run: Action("eseguirlo")
        case .go: Action("andarci")
        case .view: Action("visualizzarlo")
        case .open: Action("aprirlo")
        case .order: Action("ordinarlo")
        case .book: Action("prenotarlo")
        case .buy: Action("acquistarlo")
        case .start: Action("iniziare")
        case .startNavigation: Action("avviare la navigazione")
        case .share: Action("condividerlo")
        case .post: Action("pubblicarlo")
        case .send: Action("inviarlo")
        case .create: Action("crearlo")
        case .add: Action("aggiungerlo")
        case .search: Action("cercarlo")
        case .find: Action("trovarlo")
        case .filter: Action("filtrarlo")
        case .download: Action("scaricarlo")
        case .get: Action("ottenerlo")
        case .set: Action("impostarlo")
        case .request: Action("richiederlo")
        case .toggle: Action("attivarlo o disattivarlo")
        case .checkIn: Action("fare il check-in")
        case .check: Action("verificarlo")
        case .play: Action("riprodurlo")
        }
    }

    private static let italianReasons: [ResponseReason: String] = [
        .account: "Non ho trovato il conto.",
        .airplane: "Disattiva prima la modalità aereo.",
        .setup: "Configura prima l’app.",
        .bill: "Non ho trovato la fattura.",
        .call: "C’è già una chiamata in corso.",
        .service: "Il servizio al momento non è disponibile.",
        .password: "La nota è protetta da una password; non ho potuto modificarla.",
        .contact: "L’app non può raggiungere questo contatto.",
        .credentials: "Accedi prima nell’app.",
        .funds: "Non ci sono abbastanza soldi sul conto.",
        .number: "Il numero di telefono non è valido.",
        .streams: "Il tuo account è già in uso su troppi dispositivi.",
        .attribute: "Non ho potuto modificare il messaggio.",
        .message: "Non ho trovato il messaggio.",
        .messages: "Ho trovato troppi messaggi.",
        .bank: "Aggiungi prima un conto bancario nell’app.",
        .workout: "Non ho trovato un allenamento simile.",
        .unplayed: "Non c’è niente di nuovo da riprodurre.",
        .eligible: "Il tuo account non lo permette.",
        .ongoing: "C’è già un allenamento in corso.",
        .maximum: "L’importo è troppo alto.",
        .minimum: "L’importo è troppo basso.",
        .currency: "L’app non supporta questa valuta.",
        .feedback: "Valuta prima la tua ultima corsa.",
        .area: "In questa zona il servizio non c’è.",
        .ride: "La tua ultima corsa non è ancora finita.",
        .schedule: "La data è troppo lontana.",
        .restricted: "Questo contenuto è soggetto a restrizioni.",
        .terms: "Accetta prima le condizioni nell’app.",
        .device: "Non ho potuto passare la chiamata a un altro dispositivo.",
        .media: "L’app non conosce questo tipo di contenuto.",
        .confirmation: "Confermalo nell’app.",
    ]
}
