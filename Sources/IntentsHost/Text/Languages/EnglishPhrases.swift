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
        actions: actions(englishAction),
        reasons: englishReasons
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

    private static let englishReasons: [ResponseReason: String] = [
        .account: "I couldn’t find the account.",
        .airplane: "Turn off airplane mode first.",
        .setup: "Set up the app first.",
        .bill: "I couldn’t find the bill.",
        .call: "There’s already a call.",
        .service: "The service isn’t available right now.",
        .password: "The note is protected by a password, so I couldn’t change it.",
        .contact: "The app can’t reach this contact.",
        .credentials: "Sign in to the app first.",
        .funds: "There isn’t enough money in the account.",
        .number: "The phone number isn’t valid.",
        .streams: "Your account is already playing on too many devices.",
        .attribute: "I couldn’t change the message.",
        .message: "I couldn’t find the message.",
        .messages: "I found too many messages.",
        .bank: "Add a bank account in the app first.",
        .workout: "I couldn’t find a workout like that.",
        .unplayed: "There’s nothing new to play.",
        .eligible: "Your account can’t be used for this.",
        .ongoing: "A workout is already running.",
        .maximum: "The amount is too high.",
        .minimum: "The amount is too low.",
        .currency: "The app doesn’t support this currency.",
        .feedback: "Rate your last ride first.",
        .area: "There’s no service in this area.",
        .ride: "Your last ride isn’t finished yet.",
        .schedule: "That’s too far in the future.",
        .restricted: "This content is restricted.",
        .terms: "Accept the terms and conditions in the app first.",
        .device: "I couldn’t move the call to another device.",
        .media: "The app doesn’t know this kind of media.",
        .confirmation: "Confirm this in the app.",
    ]
}
