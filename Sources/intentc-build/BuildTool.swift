import CommandLineSupport
import DefinitionBuild

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// `intentc build` for the plugins, and nothing else: whoever uses them compiles it before their own code.
@main
struct BuildTool {
    static func main() {
        let console = Console()
        let status = console.status { () throws(ToolFailure) in
            try BuildCommand.run(Array(CommandLine.arguments.dropFirst()), tool: "intentc", on: console)
        }
        exit(status.rawValue)
    }
}
