import Intents
import Testing

@Suite("Errors")
struct ErrorTests {
    private func fail(_ code: INIntentError.Code) throws {
        throw INIntentError(code, description: "what happened")
    }

    @Test("an error is caught by its code")
    func matching() {
        do {
            try fail(.requestTimedOut)
        } catch INIntentError.missingInformation {
            Issue.record("another code matched")
        } catch INIntentError.requestTimedOut {
            return
        } catch {
            Issue.record("the code did not match")
        }
        Issue.record("nothing was thrown")
    }

    @Test("an error keeps its domain, code and description as an NSError")
    func bridging() {
        let error = INIntentError(.donatingInteraction, description: "what happened") as NSError
        #expect(error.domain == INIntentErrorDomain)
        #expect(error.code == 1901)
        #expect(error.localizedDescription == "what happened")
        #expect(INIntentError.errorDomain == INIntentErrorDomain)
    }

    @Test("an error holds what else is known, and is equal to one about which as much is known")
    func userInfo() {
        let error = INIntentError(.requestTimedOut, userInfo: ["seconds": 10])
        #expect(error.userInfo["seconds"] as? Int == 10)
        #expect(error.localizedDescription == "requestTimedOut")
        #expect((error as NSError).userInfo["seconds"] as? Int == 10)
        #expect(error == INIntentError(.requestTimedOut, userInfo: ["seconds": 10]))
        #expect(error != INIntentError(.requestTimedOut))
        #expect(error != INIntentError(.missingInformation, userInfo: ["seconds": 10]))
    }

    @Test(
        "codes have the numbers that Apple's have",
        arguments: [
            (.noHandlerProvidedForIntent, 2003), (.requestTimedOut, 3001), (.extensionLaunchingTimeout, 5000),
            (.permissionDenied, 6010), (.voiceShortcutDeleteFailed, 7002), (.decodingGeneric, 9000),
            (.noAppIntent, 10001),
        ] as [(INIntentError.Code, Int)]
    )
    func numbers(code: INIntentError.Code, number: Int) {
        #expect(code.rawValue == number)
    }
}
