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
        actions: actions(spanishAction),
        reasons: spanishReasons
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

    private static let spanishReasons: [ResponseReason: String] = [
        .account: "No he encontrado la cuenta.",
        .airplane: "Desactiva primero el modo avión.",
        .setup: "Configura primero la app.",
        .bill: "No he encontrado la factura.",
        .call: "Ya hay una llamada en curso.",
        .service: "El servicio no está disponible en este momento.",
        .password: "La nota está protegida con contraseña; no he podido cambiarla.",
        .contact: "La app no puede comunicarse con este contacto.",
        .credentials: "Inicia sesión primero en la app.",
        .funds: "No hay suficiente dinero en la cuenta.",
        .number: "El número de teléfono no es válido.",
        .streams: "Tu cuenta ya se está usando en demasiados dispositivos.",
        .attribute: "No he podido cambiar el mensaje.",
        .message: "No he encontrado el mensaje.",
        .messages: "He encontrado demasiados mensajes.",
        .bank: "Añade primero una cuenta bancaria en la app.",
        .workout: "No he encontrado ese entrenamiento.",
        .unplayed: "No hay nada nuevo que reproducir.",
        .eligible: "Tu cuenta no lo permite.",
        .ongoing: "Ya hay un entrenamiento en curso.",
        .maximum: "El importe es demasiado alto.",
        .minimum: "El importe es demasiado bajo.",
        .currency: "La app no admite esta moneda.",
        .feedback: "Valora primero tu último viaje.",
        .area: "No hay servicio en esta zona.",
        .ride: "Tu último viaje no ha terminado.",
        .schedule: "La fecha está demasiado lejos.",
        .restricted: "Este contenido está restringido.",
        .terms: "Acepta primero las condiciones en la app.",
        .device: "No he podido pasar la llamada a otro dispositivo.",
        .media: "La app no conoce este tipo de contenido.",
        .confirmation: "Confírmalo en la app.",
    ]
}
