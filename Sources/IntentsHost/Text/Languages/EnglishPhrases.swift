extension IntentHostPhrases {
    /// The phrases in English.
    static let english = IntentHostPhrases(
        language: "en",
        yes: "yes",
        no: "no",
        yesWords: ["yes", "y", "yeah", "yep", "sure", "ok", "okay", "true", "1"],
        noWords: ["no", "n", "nope", "false", "0"],
        cancelWords: ["cancel", "never mind", "nevermind"],
        value: "Which ${displayName}?",
        disambiguationIntroduction: "There are ${count} possibilities.",
        disambiguationOfOne: "There is one possibility.",
        disambiguationSelection: "Which one?",
        confirmation: "Is ${value} right?",
        unsupported: "That is not possible for ${displayName}.",
        noOptions: "There is nothing to choose from for ${displayName}.",
        notUnderstood: "That was not understood.",
        ready: "Ready to ${action}?",
        success: "That is done.",
        inProgress: "That is on its way.",
        failure: "There was a problem: I could not ${action}.",
        timeOut: "That took too long.",
        span: "${start} – ${end}",
        sentenceSeparator: " ",
        actions: actions(englishAction)
    )

    private static func englishAction(_ verb: IntentVerb) -> Action {
        switch verb {
        case .do: Action("do that")
        case .run: Action("run that")
        case .go: Action("go there")
        case .view: Action("view that")
        case .open: Action("open that")
        case .order: Action("order that")
        case .book: Action("book that")
        case .buy: Action("buy that")
        case .start: Action("start")
        case .startNavigation: Action("start navigating")
        case .share: Action("share that")
        case .post: Action("post that")
        case .send: Action("send that")
        case .create: Action("create that")
        case .add: Action("add that")
        case .search: Action("search")
        case .find: Action("find that")
        case .filter: Action("filter that")
        case .download: Action("download that")
        case .get: Action("get that")
        case .set: Action("set that")
        case .request: Action("make the request")
        case .toggle: Action("switch that")
        case .checkIn: Action("check in")
        case .check: Action("check that")
        case .play: Action("play that")
        }
    }
}
