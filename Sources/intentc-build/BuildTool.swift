import ToolSupport

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The tool for the plugins: `intentc build` and `check-handlers`, and nothing else, because everyone who uses the
/// plugins compiles it before their own code.
@main
struct BuildTool {
    static func main() {
        let console = Console()
        let status = console.status { () throws(ToolFailure) in
            let arguments = Array(CommandLine.arguments.dropFirst())
            if arguments.first == CheckHandlersCommand.name {
                return try CheckHandlersCommand.run(Array(arguments.dropFirst()), tool: "intentc-build", on: console)
            }
            return try BuildCommand.run(arguments, tool: "intentc", on: console)
        }
        exit(status.rawValue)
    }
}
