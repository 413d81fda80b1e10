import Intents
import PortableForm
import Testing

@Suite("Values")
struct ValueTests {
    static let samples = [
        ValueSample(
            "INSpeakableString",
            INSpeakableString(spokenPhrase: "Tomato"),
            INSpeakableString(spokenPhrase: "Potato")
        ),
        ValueSample(
            "INSpeakableString of the vocabulary",
            INSpeakableString(vocabularyIdentifier: "t", spokenPhrase: "Tomato", pronunciationHint: "tomahto"),
            INSpeakableString(vocabularyIdentifier: "u", spokenPhrase: "Tomato", pronunciationHint: "tomahto")
        ),
        ValueSample("INImage by name", INImage(named: "soup"), INImage(named: "salad")),
        ValueSample("INImage from data", INImage(imageData: Data([1, 2])), INImage(imageData: Data([2, 1]))),
        ValueSample("INImage from an address", image(width: 20), image(width: 30)),
        ValueSample("INImage of the system", INImage.systemImageNamed("car"), INImage(named: "car")),
        ValueSample(
            "INObject",
            INObject(identifier: "1", display: "Soup", subtitle: "hot", image: INImage(named: "soup")),
            INObject(identifier: "1", display: "Soup", subtitle: "cold", image: INImage(named: "soup"))
        ),
        ValueSample("INPersonHandle", handle("+1", label: .iPhone), handle("+1", label: .work)),
        ValueSample("INPerson", person(isMe: true), person(isMe: false)),
        ValueSample(
            "INFile from data",
            INFile(data: Data([1]), filename: "a", typeIdentifier: "public.data"),
            INFile(data: Data([2]), filename: "a", typeIdentifier: "public.data")
        ),
        ValueSample(
            "INFile at an address",
            INFile(fileURL: URL(fileURLWithPath: "/a/b.txt"), filename: nil, typeIdentifier: nil),
            INFile(fileURL: URL(fileURLWithPath: "/a/c.txt"), filename: "b.txt", typeIdentifier: nil)
        ),
        ValueSample(
            "INCurrencyAmount",
            INCurrencyAmount(amount: NSDecimalNumber(string: "12.340000000000000000001"), currencyCode: "EUR"),
            INCurrencyAmount(amount: NSDecimalNumber(string: "12.34"), currencyCode: "EUR")
        ),
        ValueSample(
            "INPaymentMethod",
            INPaymentMethod(type: .credit, name: "Card", identificationHint: "42", icon: INImage(named: "card")),
            INPaymentMethod(type: .debit, name: "Card", identificationHint: "42", icon: INImage(named: "card"))
        ),
        ValueSample("INRecurrenceRule", rule(days: [.monday, .sunday]), rule(days: [.monday])),
        ValueSample("INDateComponentsRange", range(hour: 9), range(hour: 10)),
        ValueSample("CLLocation", location(52), location(53)),
        ValueSample("CLCircularRegion", region(radius: 10), region(radius: 11)),
        ValueSample("CLPlacemark", placemark("Berlin"), placemark("Bonn")),
        ValueSample("INParameter", parameter(index: 1), parameter(index: 2)),
        ValueSample("INShortcutReference", reference("read"), reference("write")),
        ValueSample("INVoiceShortcut", voiceShortcut("Read"), voiceShortcut("Write")),
        ValueSample("INDefaultCardTemplate", card("a"), card("b")),
        ValueSample("INDateRelevanceProvider", date(end: 5), date(end: nil)),
        ValueSample(
            "INLocationRelevanceProvider",
            INLocationRelevanceProvider(region: region(radius: 1)),
            INLocationRelevanceProvider(region: region(radius: 2))
        ),
        ValueSample(
            "INDailyRoutineRelevanceProvider",
            INDailyRoutineRelevanceProvider(situation: .gym),
            INDailyRoutineRelevanceProvider(situation: .home)
        ),
        ValueSample("INRelevantShortcut", relevantShortcut(.action), relevantShortcut(.information)),
        ValueSample("INInteraction", interaction(group: "a"), interaction(group: "b")),
        ValueSample("an intent without parameters", intent(phrase: "Read"), StartWorkoutIntent()),
        ValueSample("an intent", workout(minutes: 20), workout(minutes: 30)),
        ValueSample("a response", busy(wait: 3), busy(wait: 4)),
        ValueSample("an object of a type", equipment(kinds: [1, 4]), equipment(kinds: [4])),
    ]

    @Test("an archived object equals the original", arguments: samples)
    func archiving(sample: ValueSample) throws {
        let object: NSObject = sample.make()
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
        let decoded = try NSKeyedUnarchiver.unarchivedObject(ofClasses: [type(of: object)], from: data) as? NSObject
        #expect(decoded == object)
        #expect(decoded?.hash == object.hash)
    }

    @Test("a copy equals the original", arguments: samples)
    func copying(sample: ValueSample) throws {
        let object: NSObject = sample.make()
        guard let copyable = object as? any NSCopying else { return }
        let copy = try #require(copyable.copy() as? NSObject)
        #expect(copy == object)
        #expect(type(of: copy) == type(of: object))
    }

    @Test("objects with other content are not equal", arguments: samples)
    func difference(sample: ValueSample) {
        let object: NSObject = sample.make()
        #expect(object == sample.make() as NSObject)
        #expect(object != sample.makeOther() as NSObject)
        #expect(object != NSObject())
    }

    @Test("every class that says so decodes securely", arguments: samples)
    func secureCoding(sample: ValueSample) {
        #expect(type(of: sample.make()).supportsSecureCoding)
    }
}

extension ValueTests {
    static func image(width: Double) -> INImage {
        guard let url = URL(string: "https://example.org/a.png"), let image = INImage(url: url, width: width, height: 1)
        else { fatalError("an address always gives a picture") }
        return image
    }

    static func handle(_ value: String, label: INPersonHandleLabel) -> INPersonHandle {
        INPersonHandle(value: value, type: .phoneNumber, label: label)
    }

    static func person(isMe: Bool) -> INPerson {
        var name = PersonNameComponents()
        name.givenName = "Ada"
        name.familyName = "Lovelace"
        return INPerson(
            personHandle: handle("ada@example.org", label: .home),
            nameComponents: name,
            displayName: nil,
            image: INImage(named: "ada"),
            contactIdentifier: "c1",
            customIdentifier: "x1",
            isMe: isMe
        )
    }

    static func rule(days: INDayOfWeekOptions) -> INRecurrenceRule {
        INRecurrenceRule(interval: 2, frequency: .weekly, weeklyRecurrenceDays: days)
    }

    static func range(hour: Int) -> INDateComponentsRange {
        INDateComponentsRange(
            start: DateComponents(timeZone: TimeZone(identifier: "Europe/Berlin"), hour: hour),
            end: DateComponents(year: 2026, month: 2, day: 3),
            recurrenceRule: rule(days: .friday)
        )
    }

    static func location(_ latitude: Double) -> CLLocation {
        CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: 13),
            altitude: 30,
            horizontalAccuracy: 5,
            verticalAccuracy: 6,
            course: 90,
            speed: 1.5,
            timestamp: Date(timeIntervalSinceReferenceDate: 1_000)
        )
    }

    static func region(radius: Double) -> CLRegion {
        let center = CLLocationCoordinate2D(latitude: 52, longitude: 13)
        let region = CLCircularRegion(center: center, radius: radius, identifier: "Gym")
        region.notifyOnExit = false
        return region
    }

    static func placemark(_ city: String) -> CLPlacemark {
        var address = IntentPostalAddress()
        address.locality = city
        address.isoCountryCode = "DE"
        return CLPlacemark(location: location(52), name: "Office", postalAddress: address)
    }

    static func activity(_ type: String) -> NSUserActivity {
        let activity = NSUserActivity(activityType: "org.example." + type)
        activity.title = type
        activity.userInfo = ["id": 7, "tags": ["a", "b"]]
        activity.requiredUserInfoKeys = ["id"]
        activity.webpageURL = URL(string: "https://example.org")
        activity.isEligibleForPrediction = true
        activity.persistentIdentifier = "p"
        return activity
    }

    static func parameter(index: Int) -> INParameter {
        let parameter = INParameter(for: StartWorkoutIntent.self, keyPath: "kind")
        parameter.setIndex(index, forSubKeyPath: "kind")
        return parameter
    }

    static func reference(_ type: String) -> INShortcutReference {
        INShortcutReference(userActivity: activity(type))
    }

    static func voiceShortcut(_ phrase: String) -> INVoiceShortcut {
        let identifier = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))
        return INVoiceShortcut(
            identifier: identifier,
            invocationPhrase: phrase,
            shortcut: .intent(workout(minutes: 5))
        )
    }

    static func card(_ subtitle: String) -> INDefaultCardTemplate {
        let card = INDefaultCardTemplate(title: "Workout")
        card.subtitle = subtitle
        card.image = INImage(named: "card")
        return card
    }

    static func date(end: TimeInterval?) -> INDateRelevanceProvider {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        return INDateRelevanceProvider(start: start, end: end.map { start + $0 })
    }

    static func relevantShortcut(_ role: INRelevantShortcutRole) -> INRelevantShortcut {
        let shortcut = INRelevantShortcut(shortcut: .intent(workout(minutes: 5)))
        shortcut.shortcutRole = role
        shortcut.relevanceProviders = [date(end: 5), INDailyRoutineRelevanceProvider(situation: .morning)]
        shortcut.watchTemplate = card("a")
        shortcut.widgetKind = "k"
        return shortcut
    }

    static func interaction(group: String) -> INInteraction {
        let interaction = INInteraction(intent: workout(minutes: 5), response: busy(wait: 2))
        interaction.identifier = "i"
        interaction.groupIdentifier = group
        interaction.direction = .outgoing
        interaction.dateInterval = DateInterval(start: Date(timeIntervalSinceReferenceDate: 5), duration: 6)
        return interaction
    }

    static func intent(phrase: String) -> INIntent {
        let intent = LatestArticleIntent()
        intent.suggestedInvocationPhrase = phrase
        return intent
    }

    static func workout(minutes: Int) -> StartWorkoutIntent {
        let intent = StartWorkoutIntent()
        intent.kind = .cycle
        intent.minutes = NSNumber(value: minutes)
        intent.place = placemark("Berlin")
        intent.equipment = equipment(kinds: [4])
        return intent
    }

    static func busy(wait: Int) -> StartWorkoutIntentResponse {
        let response = StartWorkoutIntentResponse.failureBusyEquipment(
            equipment(kinds: [4]),
            wait: NSNumber(value: wait)
        )
        response.userActivity = activity("workout")
        return response
    }

    static func equipment(kinds: [Int]) -> Equipment {
        let equipment = Equipment(identifier: "e", display: "Bicycle", pronunciationHint: "bike")
        equipment.weight = Measurement(value: 12.5, unit: .kilograms)
        equipment.kinds = kinds.map(NSNumber.init(value:))
        equipment.alternativeSpeakableMatches = [INSpeakableString(spokenPhrase: "Bike")]
        return equipment
    }
}
