import Foundation
import Intents
import PortableForm
import Testing

@testable import IntentsHost

/// Sentences that the host learns from an app's example phrases.
@Suite("Example phrases of an app") struct ExamplePhraseTests {
    /// An app with its own way to speak.
    struct App: Sendable {
        var name: String
        var language = "en_US"
        var intents: [INIntent.Type]
        var terms: [String: [String]] = [:]
        var examples: [String: [String]]

        func request(_ phrase: String) -> String? {
            var configuration = IntentHostConfiguration(intents: intents, handlers: .handlers { _ in nil })
            configuration.locale = Locale(identifier: language)
            configuration.timeZone = .gmt
            configuration.applicationNames = [name]
            configuration.vocabulary = IntentVocabulary(
                parameterTerms: terms.map { parameter, phrases in
                    .init(parameters: [parameter], terms: phrases.map { .init(identifier: "id", phrase: $0) })
                },
                examples: examples.map { .init(intent: $0.key, phrases: $0.value) }
            )
            let context = PhraseContext(of: IntentHost(configuration), userWords: [:])
            return PhraseInterpreter(intents.compactMap(IntentParts.init), in: context)
                .interpretations(of: Sentence(phrase)).first.map { "\(RequestText($0.intent))" }
        }
    }

    private static let dance = App(
        name: "Zumbalicious",
        intents: [INStartWorkoutIntent.self, INEndWorkoutIntent.self],
        terms: ["INStartWorkoutIntent.workoutName": ["salsa", "merengue", "slow fox"]],
        examples: [
            "INStartWorkoutIntent": ["Let's boogie to salsa with Zumbalicious", "Give me a Zumbalicious merengue"],
            "INEndWorkoutIntent": ["I'm pooped"],
        ]
    )

    private static let ride = App(
        name: "Zoomy",
        intents: [INRequestRideIntent.self],
        terms: ["INRequestRideIntent.rideOptionName": ["Comet", "Blimp"]],
        examples: [
            "INRequestRideIntent": ["Beam a Comet to the stadium with Zoomy", "Zoomy us from home to the harbor"]
        ]
    )

    private static let payment = App(
        name: "Pingo",
        intents: [INSendPaymentIntent.self, INRequestPaymentIntent.self],
        examples: [
            "INSendPaymentIntent": ["zap mom 20 USD", "Beam 20 USD to Anna for lunch via Pingo", "Pingo Anna 20 USD"],
            "INRequestPaymentIntent": ["Squeeze 20 USD out of Anna"],
        ]
    )

    private static let messages = App(
        name: "Chatter",
        intents: [INSendMessageIntent.self],
        examples: ["INSendMessageIntent": ["Ping Anna about dinner tonight", "Shout hello there at Anna with Chatter"]]
    )

    private static let german = App(
        name: "Tanzbär",
        language: "de_DE",
        intents: [INStartWorkoutIntent.self],
        terms: ["INStartWorkoutIntent.workoutName": ["Salsa", "Wiener Walzer"]],
        examples: ["INStartWorkoutIntent": ["Lass uns Salsa tanzen mit Tanzbär"]]
    )

    private static let swedish = App(
        name: "Löpare",
        language: "sv_SE",
        intents: [INStartWorkoutIntent.self],
        terms: ["INStartWorkoutIntent.workoutName": ["backpass", "långpass"]],
        examples: ["INStartWorkoutIntent": ["Starta mitt backpass Löpare"]]
    )

    private static let custom = App(
        name: "Gym",
        intents: [StartWorkoutIntent.self],
        examples: ["StartWorkoutIntent": ["Sweat with a swim"]]
    )

    private static let trail = App(
        name: "TrailBlazer",
        intents: [INStartWorkoutIntent.self],
        terms: ["INStartWorkoutIntent.workoutName": ["ridge run", "summit push"]],
        examples: [
            "INStartWorkoutIntent": [
                "Kick off a 20 minute ridge run using TrailBlazer", "Hit the trail for 30 minutes",
                "Do 5 laps with TrailBlazer",
            ]
        ]
    )

    private static let music = App(
        name: "Vinylly",
        intents: [INPlayMediaIntent.self],
        examples: ["INPlayMediaIntent": ["Spin some jazz on Vinylly", "Drop the needle on Blue Train"]]
    )

    private static let notes = App(
        name: "Scribble",
        intents: [INCreateNoteIntent.self, INAddTasksIntent.self],
        examples: [
            "INCreateNoteIntent": ["Jot down buy stamps in Scribble", "Jot down the wifi password"],
            "INAddTasksIntent": ["Don't let me forget to call Anna"],
        ]
    )

    private static let till = App(
        name: "Kasse",
        language: "de_DE",
        intents: [INSendPaymentIntent.self],
        examples: ["INSendPaymentIntent": ["Schieb Anna 20 EUR rüber"]]
    )

    private static let french = App(
        name: "Zénith",
        language: "fr_FR",
        intents: [INStartWorkoutIntent.self, INRequestRideIntent.self],
        terms: ["INStartWorkoutIntent.workoutName": ["montée", "fractionné"]],
        examples: [
            "INStartWorkoutIntent": ["Attaque une montée avec Zénith"], "INRequestRideIntent": ["Fonce vers le stade"],
        ]
    )

    private static let spanish = App(
        name: "Paga",
        language: "es_ES",
        intents: [INSendPaymentIntent.self],
        examples: ["INSendPaymentIntent": ["Suéltale 20 EUR a Ana"]]
    )

    static let understood: [(App, String, String)] = [
        (
            trail, "kick off a summit push for 5 miles",
            "INStartWorkoutIntent workoutName: summit push [id], goalValue: 5.0, workoutGoalUnitType: mile"
        ),
        (
            trail, "kick off a 10 km summit push with TrailBlazer",
            "INStartWorkoutIntent workoutName: summit push [id], goalValue: 10000.0, workoutGoalUnitType: meter"
        ),
        (trail, "hit the trail for 2 hours", "INStartWorkoutIntent goalValue: 2.0, workoutGoalUnitType: hour"),
        (trail, "do 8 laps", "INStartWorkoutIntent goalValue: 8.0"),
        (
            music, "spin the album Kind of Blue",
            "INPlayMediaIntent mediaSearch: (mediaType: album, mediaName: Kind of Blue)"
        ),
        (
            music, "spin some rock by Queen",
            "INPlayMediaIntent mediaSearch: (mediaType: music, artistName: Queen, genreNames: rock)"
        ),
        (music, "drop the needle on Kind of Blue", "INPlayMediaIntent mediaSearch: (mediaName: Kind of Blue)"),
        (notes, "jot down the meeting is at four", "INCreateNoteIntent content: (text: the meeting is at four)"),
        (notes, "don't let me forget to water the plants", "INAddTasksIntent taskTitles: water the plants"),
        (
            till, "schieb Tom 7 EUR für die Pizza rüber",
            "INSendPaymentIntent payee: Tom, currencyAmount: 7 EUR, note: die Pizza"
        ),
        (
            french, "attaque un fractionné pendant 20 minutes avec Zénith",
            "INStartWorkoutIntent workoutName: fractionné [id], goalValue: 20.0, workoutGoalUnitType: minute"
        ),
        (french, "fonce vers la plage", "INRequestRideIntent dropOffLocation: plage"),
        (
            spanish, "suéltale 5 EUR a Tomás por la cena",
            "INSendPaymentIntent payee: Tomás, currencyAmount: 5 EUR, note: la cena"
        ),
        (dance, "let's boogie to salsa with Zumbalicious", "INStartWorkoutIntent workoutName: salsa [id]"),
        (dance, "Boogie to slow-fox!", "INStartWorkoutIntent workoutName: slow fox [id]"),
        (
            dance, "boogie to the merengue for 20 minutes",
            "INStartWorkoutIntent workoutName: merengue [id], goalValue: 20.0, workoutGoalUnitType: minute"
        ),
        (dance, "Let's boogie to rumba with Zumbalicious", "INStartWorkoutIntent workoutName: rumba"),
        (dance, "give me a Zumbalicious salsa", "INStartWorkoutIntent workoutName: salsa [id]"),
        (dance, "start my salsa", "INStartWorkoutIntent workoutName: salsa [id]"),
        (dance, "I'm pooped", "INEndWorkoutIntent"),
        (
            ride, "beam a Blimp to the airport",
            "INRequestRideIntent dropOffLocation: airport, rideOptionName: Blimp [id]"
        ),
        (
            ride, "beam a comet from home to the airport for 3 people with Zoomy",
            "INRequestRideIntent pickupLocation: home, dropOffLocation: airport, rideOptionName: Comet [id], partySize: 3"
        ),
        (ride, "Zoomy us to the zoo", "INRequestRideIntent dropOffLocation: zoo"),
        (
            payment, "beam 5 EUR to Tom for coffee",
            "INSendPaymentIntent payee: Tom, currencyAmount: 5 EUR, note: coffee"
        ),
        (payment, "Beam 5 EUR to Tom with Pingo", "INSendPaymentIntent payee: Tom, currencyAmount: 5 EUR"),
        (payment, "Pingo Tom 7.50 USD", "INSendPaymentIntent payee: Tom, currencyAmount: 7.5 USD"),
        (payment, "zap dad 5 USD", "INSendPaymentIntent payee: dad, currencyAmount: 5 USD"),
        (payment, "squeeze 9 USD out of Tom", "INRequestPaymentIntent payer: Tom, currencyAmount: 9 USD"),
        (messages, "ping Tom about the garden party", "INSendMessageIntent recipients: Tom, content: the garden party"),
        (messages, "Send a Chatter to Tom", "INSendMessageIntent recipients: Tom"),
        (german, "Lass uns Wiener Walzer tanzen", "INStartWorkoutIntent workoutName: Wiener Walzer [id]"),
        (
            german, "Lass uns Salsa tanzen mit Tanzbär für 20 Minuten",
            "INStartWorkoutIntent workoutName: Salsa [id], goalValue: 20.0, workoutGoalUnitType: minute"
        ),
        (swedish, "Starta mitt långpass", "INStartWorkoutIntent workoutName: långpass [id]"),
        (custom, "sweat with a run", "StartWorkoutIntent kind: run"),
    ]

    @Test("an example teaches its words and the places of its values", arguments: understood)
    func teaches(app: App, phrase: String, request: String) {
        #expect(app.request(phrase) == request)
    }

    static let unknown: [(App, String)] = [
        (dance, "boogie to rumba"), (dance, "salsa"), (dance, "let's talk about salsa"), (dance, "boogie"),
        (ride, "beam me up"), (payment, "beam"), (swedish, "Stoppa mitt backpass"), (swedish, "start my run"),
    ]

    @Test("other sentences stay unknown", arguments: unknown)
    func stays(app: App, phrase: String) {
        #expect(app.request(phrase) == nil)
    }
}
