import Foundation
import Intents
import IntentsHost
import PortableForm

/// Works on a store for the tests, which kill it.
///
///     StoreWriter donate <data home> <prefix> <count>   donates, and prints each identifier once it is acknowledged
///     StoreWriter attempt <data home>                   donates once, as a user who owns nothing; prints the result
@main
struct StoreWriter {
    static func main() async {
        let arguments = CommandLine.arguments.dropFirst()
        let values = Array(arguments.dropFirst())
        switch arguments.first {
        case "donate" where values.count == 3: await donate(values[0], prefix: values[1], count: Int(values[2]) ?? 0)
        case "attempt" where values.count == 1: await attempt(values[0])
        default: exit(64)
        }
    }

    private static func install(_ dataHome: String) {
        IntentEnvironment.system = SQLiteIntentSystem(
            applicationID: "writer",
            intents: LatestArticleDefinition.intents,
            dataHome: URL(fileURLWithPath: dataHome)
        )
    }

    private static func donate(_ dataHome: String, prefix: String, count: Int) async {
        install(dataHome)
        // Several at a time, so that transactions hold several too.
        await withTaskGroup { group in
            for lane in 0..<8 {
                group.addTask {
                    for number in stride(from: lane, to: count, by: 8) {
                        await donate(identifier: "\(prefix)-\(number)")
                    }
                }
            }
        }
    }

    private static func donate(identifier: String) async {
        let interaction = INInteraction(intent: LatestArticleIntent(), response: nil)
        interaction.identifier = identifier
        do {
            try await interaction.donate()
            write(identifier)
        } catch {
            write("error: \(error)")
        }
    }

    private static func attempt(_ dataHome: String) async {
        // Nothing is read-only for root.
        if getuid() == 0 { _ = setuid(65_534) }
        install(dataHome)
        do {
            try await INInteraction(intent: LatestArticleIntent(), response: nil).donate()
            write("donated")
        } catch {
            write("error: \(error)")
        }
    }

    /// Writes a line at once, in one piece.
    private static func write(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }
}
