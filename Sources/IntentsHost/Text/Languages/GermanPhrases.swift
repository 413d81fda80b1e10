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
        actions: actions(germanAction),
        reasons: germanReasons
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

    private static let germanReasons: [ResponseReason: String] = [
        .account: "Ich konnte das Konto nicht finden.",
        .airplane: "Schalte zuerst den Flugmodus aus.",
        .setup: "Richte zuerst die App ein.",
        .bill: "Ich konnte die Rechnung nicht finden.",
        .call: "Es läuft schon ein Anruf.",
        .service: "Der Dienst ist gerade nicht verfügbar.",
        .password: "Die Notiz ist mit einem Passwort geschützt; ich konnte sie nicht ändern.",
        .contact: "Die App kann diesen Kontakt nicht erreichen.",
        .credentials: "Melde dich zuerst in der App an.",
        .funds: "Auf dem Konto ist nicht genug Geld.",
        .number: "Die Telefonnummer ist ungültig.",
        .streams: "Mit deinem Konto wird schon auf zu vielen Geräten etwas abgespielt.",
        .attribute: "Ich konnte die Nachricht nicht ändern.",
        .message: "Ich konnte die Nachricht nicht finden.",
        .messages: "Ich habe zu viele Nachrichten gefunden.",
        .bank: "Füge zuerst in der App ein Bankkonto hinzu.",
        .workout: "Ich konnte kein passendes Training finden.",
        .unplayed: "Es gibt nichts Neues abzuspielen.",
        .eligible: "Dein Konto kann dafür nicht verwendet werden.",
        .ongoing: "Es läuft schon ein Training.",
        .maximum: "Der Betrag ist zu hoch.",
        .minimum: "Der Betrag ist zu niedrig.",
        .currency: "Die App unterstützt diese Währung nicht.",
        .feedback: "Bewerte zuerst deine letzte Fahrt.",
        .area: "In dieser Gegend gibt es den Dienst nicht.",
        .ride: "Deine letzte Fahrt ist noch nicht beendet.",
        .schedule: "Das liegt zu weit in der Zukunft.",
        .restricted: "Dieser Inhalt ist nicht freigegeben.",
        .terms: "Stimme zuerst in der App den Bedingungen zu.",
        .device: "Ich konnte den Anruf nicht an ein anderes Gerät weitergeben.",
        .media: "Die App kennt diese Art von Medien nicht.",
        .confirmation: "Bestätige das in der App.",
    ]
}
