extension IntentHostPhrases {
    /// The phrases in Portuguese.
    static let portuguese = IntentHostPhrases(
        language: "pt",
        yes: "sim",
        no: "não",
        yesWords: ["sim", "s", "claro", "está bem", "tudo bem", "ok", "okay", "1"],
        noWords: ["não", "nao", "n", "0"],
        cancelWords: ["cancelar", "cancela", "cancele", "deixa", "esquece"],
        value: "Que valor deve ter “${displayName}”?",
        disambiguationIntroduction: "Há ${count} possibilidades.",
        disambiguationOfOne: "Há uma possibilidade.",
        disambiguationSelection: "Qual prefere?",
        confirmation: "${value} está correto?",
        unsupported: "Isso não é possível para “${displayName}”.",
        noOptions: "Não há nada para escolher em “${displayName}”.",
        notUnderstood: "Não entendi.",
        ready: "Quer ${action}?",
        success: "Está feito.",
        inProgress: "Está em andamento.",
        failure: "Ocorreu um problema: não foi possível ${action}.",
        timeOut: "Isso demorou demais.",
        span: "${start} – ${end}",
        sentenceSeparator: " ",
        actions: actions(portugueseAction)
    )

    private static func portugueseAction(_ verb: IntentVerb) -> Action {
        switch verb {
        case .do: Action("fazer isso")
        case .run: Action("executar isso")
        case .go: Action("ir até lá")
        case .view: Action("ver isso")
        case .open: Action("abrir isso")
        case .order: Action("pedir isso")
        case .book: Action("reservar isso")
        case .buy: Action("comprar isso")
        case .start: Action("começar")
        case .startNavigation: Action("iniciar a navegação")
        case .share: Action("compartilhar isso")
        case .post: Action("publicar isso")
        case .send: Action("enviar isso")
        case .create: Action("criar isso")
        case .add: Action("adicionar isso")
        case .search: Action("pesquisar isso")
        case .find: Action("encontrar isso")
        case .filter: Action("filtrar isso")
        case .download: Action("baixar isso")
        case .get: Action("obter isso")
        case .set: Action("definir isso")
        case .request: Action("fazer a solicitação")
        case .toggle: Action("alternar isso")
        case .checkIn: Action("fazer o check-in")
        case .check: Action("verificar isso")
        case .play: Action("reproduzir isso")
        }
    }
}
