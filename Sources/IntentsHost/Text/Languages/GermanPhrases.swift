extension IntentHostPhrases {
    /// The phrases in German.
    static let german = IntentHostPhrases(
        language: "de",
        yes: "ja",
        no: "nein",
        yesWords: ["ja", "j", "jo", "jawohl", "klar", "genau", "ok", "okay", "1"],
        noWords: ["nein", "n", "nee", "nö", "0"],
        cancelWords: ["abbrechen", "abbruch", "vergiss es"],
        value: "Welchen Wert soll „${displayName}“ haben?",
        disambiguationIntroduction: "Es gibt ${count} Möglichkeiten.",
        disambiguationOfOne: "Es gibt eine Möglichkeit.",
        disambiguationSelection: "Was soll es sein?",
        confirmation: "Ist ${value} richtig?",
        unsupported: "Das ist für „${displayName}“ nicht möglich.",
        noOptions: "Für „${displayName}“ gibt es keine Auswahl.",
        notUnderstood: "Das habe ich nicht verstanden.",
        ready: "Soll ich ${action}?",
        success: "Das ist erledigt.",
        inProgress: "Das ist in Arbeit.",
        failure: "Es gab ein Problem: Ich konnte ${negatedAction}.",
        timeOut: "Das hat zu lange gedauert.",
        span: "${start} – ${end}",
        sentenceSeparator: " ",
        actions: actions(germanAction)
    )

    private static func germanAction(_ verb: IntentVerb) -> Action {
        let (object, infinitive) =
            switch verb {
            case .do: ("das", "ausführen")
            case .run: ("das", "ausführen")
            case .go: ("dorthin", "gehen")
            case .view: ("das", "anzeigen")
            case .open: ("das", "öffnen")
            case .order: ("das", "bestellen")
            case .book: ("das", "buchen")
            case .buy: ("das", "kaufen")
            case .start: ("das", "starten")
            case .startNavigation: ("die Navigation", "starten")
            case .share: ("das", "teilen")
            case .post: ("das", "posten")
            case .send: ("das", "senden")
            case .create: ("das", "erstellen")
            case .add: ("das", "hinzufügen")
            case .search: ("danach", "suchen")
            case .find: ("das", "finden")
            case .filter: ("das", "filtern")
            case .download: ("das", "laden")
            case .get: ("das", "abrufen")
            case .set: ("das", "einstellen")
            case .request: ("das", "anfordern")
            case .toggle: ("das", "umschalten")
            case .checkIn: ("dort", "einchecken")
            case .check: ("das", "prüfen")
            case .play: ("das", "abspielen")
            }
        return Action("\(object) \(infinitive)", negated: "\(object) nicht \(infinitive)")
    }
}
