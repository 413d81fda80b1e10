import Intents
import Testing

@Suite("Values of the system's intents")
struct SystemValueTests {
    /// A value with its name.
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let value: @Sendable () -> NSObject

        init(_ description: String, _ value: @escaping @Sendable () -> NSObject) {
            testDescription = description
            self.value = value
        }
    }

    static let rows = [
        Row("an intent with an option set and enums") {
            let intent = INSearchForMessagesIntent(
                recipients: nil,
                senders: nil,
                searchTerms: ["lunch"],
                attributes: [.unread, .flagged],
                dateTime: nil,
                identifiers: nil,
                notificationIdentifiers: nil,
                speakableGroupNames: [INSpeakableString(spokenPhrase: "Friends")],
                conversationIdentifiers: nil
            )
            return intent
        },
        Row("an intent with numbers and truth values") {
            INStartWorkoutIntent(workoutName: INSpeakableString(spokenPhrase: "Run"), goalValue: 5, isOpenEnded: false)
        },
        Row("an intent with values in values") {
            let item = INMediaItem(identifier: "1", title: "Song", type: .song, artwork: INImage(named: "cover"))
            return INPlayMediaIntent(mediaItems: [item], mediaContainer: item, playbackSpeed: 1.5)
        },
        Row("an intent with a place for media") {
            INAddMediaIntent(
                mediaItems: nil,
                mediaSearch: INMediaSearch(mediaName: "Song"),
                mediaDestination: .playlist("Mix")
            )
        },
        Row("a response with a dictionary") {
            let response = INPlayMediaIntentResponse(code: .success, userActivity: nil)
            response.nowPlayingInfo = ["title": "Song", "length": 3]
            return response
        },
        Row("a response with values and a date") {
            let response = INListRideOptionsIntentResponse(code: .success, userActivity: nil)
            let option = INRideOption(name: "Small", estimatedPickupDate: Date(timeIntervalSince1970: 60))
            option.priceRange = INPriceRange(firstPrice: 7, secondPrice: 5, currencyCode: "EUR")
            option.availablePartySizeOptions = [
                INRidePartySizeOption(
                    partySizeRange: NSRange(location: 1, length: 3),
                    sizeDescription: "few",
                    priceRange: nil
                )
            ]
            option.fareLineItems = [INRideFareLineItem(title: "Fee", price: 1.25, currencyCode: "EUR")]
            response.rideOptions = [option]
            response.expirationDate = Date(timeIntervalSince1970: 120)
            return response
        },
        Row("a driver") {
            INRideDriver(phoneNumber: "1", nameComponents: nil, displayName: "Ada", image: nil, rating: "good")
        },
        Row("a completed ride") {
            INRideCompletionStatus.completed(outstanding: INCurrencyAmount(amount: 3, currencyCode: "EUR"))
        },
        Row("what is known of the donation of a message") {
            let metadata = INSendMessageIntentDonationMetadata()
            metadata.recipientCount = 3
            return metadata
        },
    ]

    @Test("a value survives copying and archiving", arguments: rows)
    func copies(row: Row) throws {
        let value = row.value()
        let copy = try #require(value.copy() as? NSObject)
        let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
        let archived = try NSKeyedUnarchiver.unarchivedObject(ofClasses: [type(of: value)], from: data)
        guard !(value is INIntentDonationMetadata) else {
            for other in [copy, archived as? NSObject] {
                #expect((other as? INSendMessageIntentDonationMetadata)?.recipientCount == 3)
            }
            return
        }
        #expect(copy == value)
        #expect(archived as? NSObject == value)
        #expect(copy.hash == value.hash)
    }

    @Test("a price range takes its two prices in any order")
    func prices() {
        let range = INPriceRange(firstPrice: 7, secondPrice: 5, currencyCode: "EUR")
        #expect(range.minimumPrice == 5)
        #expect(range.maximumPrice == 7)
        #expect(INPriceRange(minimumPrice: 2, currencyCode: "EUR").maximumPrice == nil)
    }

    @Test("arguments whose labels differ from properties set them")
    func labels() {
        let account = INPaymentAccount(
            nickname: INSpeakableString(spokenPhrase: "Savings"),
            number: "12",
            accountType: .saving,
            organizationName: nil,
            balance: nil,
            secondaryBalance: nil
        )
        #expect(account.accountNumber == "12")
        let transfer = INTransferMoneyIntent(
            from: account,
            to: nil,
            transactionAmount: nil,
            transactionScheduledDate: nil,
            transactionNote: "rent"
        )
        #expect(transfer.fromAccount == account)
        #expect(transfer.toAccount == nil)
        let status = INRideCompletionStatus.canceledMissedPickup()
        #expect(status.isCanceled && status.isMissedPickup && !status.isCompleted)
    }

    @Test("a result of several media items is one result for each, of the class that makes it")
    func successes() {
        let item = INMediaItem(identifier: "1", title: "Song", type: .song, artwork: nil)
        let results = INPlayMediaMediaItemResolutionResult.successes(with: [item, item])
        #expect(results.map(\.intentMetadataResolution) == [.success(.framework(item)), .success(.framework(item))])
    }
}
