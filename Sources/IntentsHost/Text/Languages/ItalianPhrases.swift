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
        actions: actions(italianAction)
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
}
