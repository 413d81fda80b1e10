import Intents
import Testing

@Suite("Handlers of the system's intents")
struct SystemHandlerTests {
    @Test("the extension of Xcode's template handles its three intents")
    func template() async throws {
        let handler = MessageExtension()
        let intent = INSendMessageIntent(
            recipients: [person("Ada"), person("Nobody")],
            outgoingMessageType: .outgoingMessageText,
            content: "Hello",
            speakableGroupName: nil,
            conversationIdentifier: nil,
            serviceName: nil,
            sender: nil,
            attachments: nil
        )
        let resolutions = try await resolutions(of: "recipients", of: intent, by: handler)
        let noHandle = INSendMessageRecipientUnsupportedReason.noValidHandle.rawValue
        #expect(resolutions == [.success(.person(person("Ada"))), .unsupported(reason: noHandle)])
        let response = try #require(try await self.response(of: intent, by: handler) as? INSendMessageIntentResponse)
        #expect(response.code == .success)
        #expect(response.sentMessages?.first?.content == "Hello")
        #expect(try await self.response(of: INSetMessageAttributeIntent(), by: handler).handlingStatus == .inProgress)
        #expect(try await self.response(of: INSearchForMessagesIntent(), by: handler).handlingStatus == .failure)
    }

    @Test("a handler of a family handles each of its intents, with 'async' methods")
    func domain() async throws {
        let handler = RideHandler()
        #expect(try await response(of: INListRideOptionsIntent(), by: handler).handlingStatus == .success)
        #expect(try await response(of: INRequestRideIntent(), by: handler).handlingStatus == .failure)
        #expect(try await response(of: INCancelRideIntent(rideIdentifier: "1"), by: handler).handlingStatus == .success)
        #expect(
            try await response(of: INSendRideFeedbackIntent(rideIdentifier: "1"), by: handler).handlingStatus
                == .failure
        )
        let result = try await resolutions(of: "pickupLocation", of: INListRideOptionsIntent(), by: handler)
        #expect(result == [.needsValue])
    }

    @Test("older forms, whose results have no reasons, stand for the newer ones")
    func olderForms() async throws {
        let message = INSendMessageIntent()
        #expect(try await resolutions(of: "recipients", of: message, by: OlderMessageHandler()) == [.needsValue])
        let results = await OlderMessageHandler().resolveRecipients(for: message, IntentMetadataBridge())
        #expect(results.map(\.intentMetadataResolution) == [.needsValue])
        let tasks = INAddTasksIntent()
        #expect(try await resolutions(of: "targetTaskList", of: tasks, by: OlderTaskHandler()) == [.needsValue])
        #expect(try await resolutions(of: "temporalEventTrigger", of: tasks, by: OlderTaskHandler()) == [.notRequired])
        let result = await OlderTaskHandler().resolveTargetTaskList(for: tasks, IntentMetadataBridge())
        #expect(result.intentMetadataResolution == .needsValue)
    }

    @Test("which methods a handler implements is known, in older forms too")
    func methods() {
        let names = { (intent: INIntent, handler: NSObject) in
            intent.intentMetadataMethods(of: handler).filter(\.isImplemented).map(\.name)
        }
        #expect(
            names(INSendMessageIntent(), MessageExtension()) == ["handle", "resolveRecipients", "resolveContent"]
        )
        #expect(names(INSendMessageIntent(), OlderMessageHandler()) == ["handle", "resolveRecipients"])
        #expect(
            names(INAddTasksIntent(), OlderTaskHandler()) == [
                "handle", "resolveTargetTaskList", "resolveTemporalEventTrigger",
            ]
        )
        #expect(names(INSendMessageIntent(), RideHandler()).isEmpty)
    }

    @Test("each intent states that it is the system's, and its parameters that are resolved come first")
    func facts() throws {
        let metadata = try #require(INSendMessageIntent.intentMetadata)
        #expect(metadata.name == "SendMessage")
        #expect(metadata.traits == [.system])
        #expect(
            metadata.parameters.filter(\.isResolved).map(\.name) == [
                "recipients", "groupName", "outgoingMessageType", "content", "speakableGroupName",
            ]
        )
        #expect(INStartAudioCallIntent.intentMetadata?.traits == [.system, .deprecated])
        let codes = try #require(INPlayMediaIntentResponse.intentMetadata)
        #expect(codes.builtInCode(INPlayMediaIntentResponseCode.success.rawValue) == .success)
        #expect(
            INPlayMediaIntentResponse(code: .handleInApp, userActivity: nil).handlingStatus == .deferredToApplication
        )
    }

    private func person(_ name: String) -> INPerson {
        INPerson(
            personHandle: INPersonHandle(value: name, type: .unknown),
            nameComponents: nil,
            displayName: name,
            image: nil,
            contactIdentifier: nil,
            customIdentifier: nil
        )
    }

    private func outcome(
        of method: IntentMetadataCall.Method,
        of intent: INIntent,
        by handler: NSObject
    ) async throws -> IntentMetadataCall.Outcome {
        let (stream, continuation) = AsyncStream.makeStream(of: UncheckedBox<IntentMetadataCall.Outcome>.self)
        let call = IntentMetadataCall(method) { continuation.yield(UncheckedBox($0)) }
        #expect(intent.intentMetadataSend(call, to: handler))
        var outcomes = stream.makeAsyncIterator()
        return try #require(await outcomes.next()).value
    }

    private func response(of intent: INIntent, by handler: NSObject) async throws -> INIntentResponse {
        let outcome = try await outcome(of: .handle, of: intent, by: handler)
        guard case .response(let response) = outcome else { throw CocoaError(.featureUnsupported) }
        return response
    }

    private func resolutions(
        of parameter: String,
        of intent: INIntent,
        by handler: NSObject
    ) async throws -> [IntentResolution] {
        let index = try #require(type(of: intent).intentMetadata?.index(ofParameterNamed: parameter))
        let outcome = try await outcome(of: .resolve(index), of: intent, by: handler)
        guard case .resolutions(let results) = outcome else { throw CocoaError(.featureUnsupported) }
        return results.map(\.intentMetadataResolution)
    }
}
