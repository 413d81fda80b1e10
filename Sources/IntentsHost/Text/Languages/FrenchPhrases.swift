extension IntentHostPhrases {
    /// The phrases in French.
    static let french = IntentHostPhrases(
        language: "fr",
        yes: "oui",
        no: "non",
        yesWords: ["oui", "o", "ouais", "d’accord", "daccord", "dacc", "ok", "okay", "1"],
        noWords: ["non", "n", "0"],
        cancelWords: ["annuler", "annule", "laisse tomber"],
        value: "Quelle valeur pour « ${displayName} » ?",
        disambiguationIntroduction: "Il y a ${count} possibilités.",
        disambiguationOfOne: "Il y a une possibilité.",
        disambiguationSelection: "Que choisissez-vous ?",
        confirmation: "${value}, est-ce correct ?",
        unsupported: "Ce n’est pas possible pour « ${displayName} ».",
        noOptions: "Il n’y a aucun choix pour « ${displayName} ».",
        notUnderstood: "Je n’ai pas compris.",
        ready: "Dois-je ${action} ?",
        success: "C’est fait.",
        inProgress: "C’est en cours.",
        failure: "Il y a eu un problème : je n’ai pas pu ${action}.",
        timeOut: "Cela a pris trop de temps.",
        span: "${start} – ${end}",
        sentenceSeparator: " ",
        actions: actions(frenchAction),
        reasons: frenchReasons
    )

    private static func frenchAction(_ verb: IntentVerb) -> Action {
        switch verb {
        case .do: Action("faire cela")
        case .run: Action("exécuter cela")
        case .go: Action("m’y rendre")
        case .view: Action("afficher cela")
        case .open: Action("ouvrir cela")
        case .order: Action("commander cela")
        case .book: Action("réserver cela")
        case .buy: Action("acheter cela")
        case .start: Action("commencer")
        case .startNavigation: Action("lancer la navigation")
        case .share: Action("partager cela")
        case .post: Action("publier cela")
        case .send: Action("envoyer cela")
        case .create: Action("créer cela")
        case .add: Action("ajouter cela")
        case .search: Action("lancer la recherche")
        case .find: Action("trouver cela")
        case .filter: Action("filtrer cela")
        case .download: Action("télécharger cela")
        case .get: Action("obtenir cela")
        case .set: Action("régler cela")
        case .request: Action("faire la demande")
        case .toggle: Action("basculer cela")
        case .checkIn: Action("procéder à l’enregistrement")
        case .check: Action("vérifier cela")
        case .play: Action("lire cela")
        }
    }

    private static let frenchReasons: [ResponseReason: String] = [
        .account: "Je n’ai pas trouvé le compte.",
        .airplane: "Désactivez d’abord le mode avion.",
        .setup: "Configurez d’abord l’app.",
        .bill: "Je n’ai pas trouvé la facture.",
        .call: "Un appel est déjà en cours.",
        .service: "Le service n’est pas disponible pour le moment.",
        .password: "La note est protégée par un mot de passe ; je n’ai pas pu la modifier.",
        .contact: "L’app ne peut pas joindre ce contact.",
        .credentials: "Connectez-vous d’abord dans l’app.",
        .funds: "Il n’y a pas assez d’argent sur le compte.",
        .number: "Le numéro de téléphone n’est pas valide.",
        .streams: "Votre compte est déjà utilisé sur trop d’appareils.",
        .attribute: "Je n’ai pas pu modifier le message.",
        .message: "Je n’ai pas trouvé le message.",
        .messages: "J’ai trouvé trop de messages.",
        .bank: "Ajoutez d’abord un compte bancaire dans l’app.",
        .workout: "Je n’ai pas trouvé d’entraînement correspondant.",
        .unplayed: "Il n’y a rien de nouveau à écouter.",
        .eligible: "Votre compte ne le permet pas.",
        .ongoing: "Un entraînement est déjà en cours.",
        .maximum: "Le montant est trop élevé.",
        .minimum: "Le montant est trop bas.",
        .currency: "L’app ne prend pas en charge cette devise.",
        .feedback: "Notez d’abord votre dernière course.",
        .area: "Le service n’est pas disponible dans cette zone.",
        .ride: "Votre dernière course n’est pas terminée.",
        .schedule: "La date est trop lointaine.",
        .restricted: "Ce contenu est soumis à des restrictions.",
        .terms: "Acceptez d’abord les conditions dans l’app.",
        .device: "Je n’ai pas pu transférer l’appel à un autre appareil.",
        .media: "L’app ne connaît pas ce type de média.",
        .confirmation: "Confirmez cela dans l’app.",
    ]
}
