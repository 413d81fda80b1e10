import CommandLineSupport
import DefinitionChecks

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

@main
struct IntentcTool {
    static func main() {
        exit(
            Tool.current.run(
                Array(CommandLine.arguments.dropFirst()),
                on: Console(describingRulesWith: RuleRegistry.description)
            ).rawValue
        )
    }
}
