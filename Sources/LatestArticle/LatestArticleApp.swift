import Foundation
import IntentsHost

/// The sample app, a command-line program.
@main
struct LatestArticleApp {
    static func main() async {
        do {
            let invocation = try Invocation(arguments: Array(CommandLine.arguments.dropFirst()))
            try await invocation.command.run(in: App(service: invocation.service, showsTrace: invocation.showsTrace))
        } catch let error as UsageError {
            log("error: \(error)")
            log("see 'latest-article help'")
            exit(64)
        } catch is SpokenFailure {
            exit(1)
        } catch {
            log("error: \(error.localizedDescription)")
            exit(1)
        }
    }
}

/// Writes a message for the app's developers to standard error.
///
/// - Parameter keepsLines: Whether the message has several lines, all of them written by the app.
func log(_ message: String, keepsLines: Bool = false) {
    FileHandle.standardError.write(Data("\(TerminalText(message, keepsLines: keepsLines))\n".utf8))
}
