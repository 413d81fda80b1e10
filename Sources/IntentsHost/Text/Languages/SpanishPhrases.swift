extension IntentHostPhrases {
    /// The phrases in Spanish.
    static let spanish = IntentHostPhrases(
        language: "es",
        yes: "sí",
        no: "no",
        yesWords: ["sí", "si", "s", "claro", "vale", "de acuerdo", "ok", "okay", "1"],
        noWords: ["no", "n", "0"],
        cancelWords: ["cancelar", "cancela", "olvídalo", "olvidalo"],
        value: "¿Qué valor debe tener «${displayName}»?",
        disambiguationIntroduction: "Hay ${count} posibilidades.",
        disambiguationOfOne: "Hay una posibilidad.",
        disambiguationSelection: "¿Cuál prefieres?",
        confirmation: "¿Es correcto ${value}?",
        unsupported: "Eso no es posible para «${displayName}».",
        noOptions: "No hay nada que elegir para «${displayName}».",
        notUnderstood: "No lo he entendido.",
        ready: "¿Quieres ${action}?",
        success: "Ya está.",
        inProgress: "Ya está en marcha.",
        failure: "Ha habido un problema: no se ha podido ${action}.",
        timeOut: "Ha tardado demasiado.",
        span: "${start} – ${end}",
        sentenceSeparator: " ",
        actions: actions(spanishAction)
    )

    private static func spanishAction(_ verb: IntentVerb) -> Action {
        switch verb {
        case .do: Action("hacerlo")
        case .run: Action("ejecutarlo")
        case .go: Action("ir allí")
        case .view: Action("verlo")
        case .open: Action("abrirlo")
        case .order: Action("pedirlo")
        case .book: Action("reservarlo")
        case .buy: Action("comprarlo")
        case .start: Action("empezar")
        case .startNavigation: Action("iniciar la navegación")
        case .share: Action("compartirlo")
        case .post: Action("publicarlo")
        case .send: Action("enviarlo")
        case .create: Action("crearlo")
        case .add: Action("añadirlo")
        case .search: Action("buscarlo")
        case .find: Action("encontrarlo")
        case .filter: Action("filtrarlo")
        case .download: Action("descargarlo")
        case .get: Action("obtenerlo")
        case .set: Action("configurarlo")
        case .request: Action("solicitarlo")
        case .toggle: Action("activarlo o desactivarlo")
        case .checkIn: Action("hacer el registro de llegada")
        case .check: Action("comprobarlo")
        case .play: Action("reproducirlo")
        }
    }
}
