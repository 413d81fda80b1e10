import Foundation

/// The sample app on a command line.
@main
struct LatestArticleApp {
    static func main() async {
        do {
            let invocation = try Invocation(arguments: Array(CommandLine.arguments.dropFirst()))
            try await invocation.command.run(in: App(api: invocation.api))
        } catch let error as UsageError {
            FileHandle.standardError.write(Data("error: \(error)\n\n\(Invocation.help)\n".utf8))
            exit(64)
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            exit(1)
        }
    }
}
