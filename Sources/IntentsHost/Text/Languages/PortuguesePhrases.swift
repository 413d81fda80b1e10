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
        actions: actions(portugueseAction),
        reasons: portugueseReasons
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

    private static let portugueseReasons: [ResponseReason: String] = [
        .account: "Não encontrei a conta.",
        .airplane: "Desative primeiro o modo avião.",
        .setup: "Configure primeiro o app.",
        .bill: "Não encontrei a fatura.",
        .call: "Já há uma chamada em andamento.",
        .service: "O serviço não está disponível no momento.",
        .password: "A nota está protegida por senha; não consegui alterá-la.",
        .contact: "O app não consegue falar com este contato.",
        .credentials: "Entre primeiro no app.",
        .funds: "Não há dinheiro suficiente na conta.",
        .number: "O número de telefone não é válido.",
        .streams: "Sua conta já está em uso em muitos dispositivos.",
        .attribute: "Não consegui alterar a mensagem.",
        .message: "Não encontrei a mensagem.",
        .messages: "Encontrei mensagens demais.",
        .bank: "Adicione primeiro uma conta bancária no app.",
        .workout: "Não encontrei um treino assim.",
        .unplayed: "Não há nada novo para tocar.",
        .eligible: "Sua conta não permite isso.",
        .ongoing: "Já há um treino em andamento.",
        .maximum: "O valor é alto demais.",
        .minimum: "O valor é baixo demais.",
        .currency: "O app não aceita esta moeda.",
        .feedback: "Avalie primeiro sua última viagem.",
        .area: "Não há serviço nesta área.",
        .ride: "Sua última viagem ainda não terminou.",
        .schedule: "A data está muito distante.",
        .restricted: "Este conteúdo é restrito.",
        .terms: "Aceite primeiro os termos no app.",
        .device: "Não consegui passar a chamada para outro dispositivo.",
        .media: "O app não conhece este tipo de mídia.",
        .confirmation: "Confirme isso no app.",
    ]
}
