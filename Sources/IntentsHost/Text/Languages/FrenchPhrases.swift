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
        actions: actions(frenchAction)
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
}
