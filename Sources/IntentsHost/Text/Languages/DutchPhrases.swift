extension IntentHostPhrases {
    /// The phrases in Dutch.
    static let dutch = IntentHostPhrases(
        language: "nl",
        yes: "ja",
        no: "nee",
        yesWords: ["ja", "j", "jawel", "jazeker", "graag", "oké", "ok", "okay", "1"],
        noWords: ["nee", "n", "neen", "0"],
        cancelWords: ["annuleer", "annuleren", "laat maar"],
        value: "Welke waarde moet ‘${displayName}’ hebben?",
        disambiguationIntroduction: "Er zijn ${count} mogelijkheden.",
        disambiguationOfOne: "Er is één mogelijkheid.",
        disambiguationSelection: "Welke moet het zijn?",
        confirmation: "Klopt ${value}?",
        unsupported: "Dat is niet mogelijk voor ‘${displayName}’.",
        noOptions: "Er valt niets te kiezen voor ‘${displayName}’.",
        notUnderstood: "Dat heb ik niet begrepen.",
        ready: "Zal ik ${action}?",
        success: "Dat is gebeurd.",
        inProgress: "Daar wordt aan gewerkt.",
        failure: "Er ging iets mis: ik kon ${negatedAction}.",
        timeOut: "Dat duurde te lang.",
        span: "${start} – ${end}",
        sentenceSeparator: " ",
        actions: actions(dutchAction)
    )

    private static func dutchAction(_ verb: IntentVerb) -> Action {
        let (object, infinitive) =
            switch verb {
            case .do: ("dat", "doen")
            case .run: ("dat", "uitvoeren")
            case .go: ("daarheen", "gaan")
            case .view: ("dat", "tonen")
            case .open: ("dat", "openen")
            case .order: ("dat", "bestellen")
            case .book: ("dat", "boeken")
            case .buy: ("dat", "kopen")
            case .start: ("dat", "starten")
            case .startNavigation: ("de navigatie", "starten")
            case .share: ("dat", "delen")
            case .post: ("dat", "plaatsen")
            case .send: ("dat", "versturen")
            case .create: ("dat", "maken")
            case .add: ("dat", "toevoegen")
            case .search: ("daarnaar", "zoeken")
            case .find: ("dat", "vinden")
            case .filter: ("dat", "filteren")
            case .download: ("dat", "downloaden")
            case .get: ("dat", "ophalen")
            case .set: ("dat", "instellen")
            case .request: ("dat", "aanvragen")
            case .toggle: ("dat", "omschakelen")
            case .checkIn: ("daar", "inchecken")
            case .check: ("dat", "controleren")
            case .play: ("dat", "afspelen")
            }
        return Action("\(object) \(infinitive)", negated: "\(object) niet \(infinitive)")
    }
}
