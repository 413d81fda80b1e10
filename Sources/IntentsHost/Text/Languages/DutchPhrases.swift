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
        actions: actions(dutchAction),
        reasons: dutchReasons
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

    private static let dutchReasons: [ResponseReason: String] = [
        .account: "Ik kon de rekening niet vinden.",
        .airplane: "Schakel eerst de vliegtuigmodus uit.",
        .setup: "Stel eerst de app in.",
        .bill: "Ik kon de factuur niet vinden.",
        .call: "Er is al een gesprek bezig.",
        .service: "De dienst is nu niet beschikbaar.",
        .password: "De notitie is met een wachtwoord beveiligd; ik kon hem niet wijzigen.",
        .contact: "De app kan dit contact niet bereiken.",
        .credentials: "Log eerst in bij de app.",
        .funds: "Er staat niet genoeg geld op de rekening.",
        .number: "Het telefoonnummer is ongeldig.",
        .streams: "Je account wordt al op te veel apparaten gebruikt.",
        .attribute: "Ik kon het bericht niet wijzigen.",
        .message: "Ik kon het bericht niet vinden.",
        .messages: "Ik heb te veel berichten gevonden.",
        .bank: "Voeg eerst in de app een bankrekening toe.",
        .workout: "Ik kon zo’n training niet vinden.",
        .unplayed: "Er is niets nieuws om af te spelen.",
        .eligible: "Je account kan hiervoor niet worden gebruikt.",
        .ongoing: "Er loopt al een training.",
        .maximum: "Het bedrag is te hoog.",
        .minimum: "Het bedrag is te laag.",
        .currency: "De app ondersteunt deze valuta niet.",
        .feedback: "Beoordeel eerst je laatste rit.",
        .area: "De dienst is er niet in dit gebied.",
        .ride: "Je laatste rit is nog niet afgelopen.",
        .schedule: "Dat is te ver in de toekomst.",
        .restricted: "Deze inhoud is afgeschermd.",
        .terms: "Ga eerst in de app akkoord met de voorwaarden.",
        .device: "Ik kon het gesprek niet naar een ander apparaat overzetten.",
        .media: "De app kent dit soort media niet.",
        .confirmation: "Bevestig dit in de app.",
    ]
}
