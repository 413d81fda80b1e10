import Foundation
import IntentsHost

/// The sample app on a command line.
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

/// Writes a line for whoever looks after the app.
///
/// - Parameter keepsLines: Whether the message has several lines, all of which the app has made.
func log(_ message: String, keepsLines: Bool = false) {
    FileHandle.standardError.write(Data("\(TerminalText(message, keepsLines: keepsLines))\n".utf8))
}
