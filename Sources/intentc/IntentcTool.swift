import DefinitionChecks
import ToolSupport

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
        let console = Console(describingRulesWith: RuleRegistry.description)
        exit(Tool.current.run(Array(CommandLine.arguments.dropFirst()), on: console).rawValue)
    }
}
