import FuzzTargets

/// Gives one target what the fuzzer makes up: `Fuzz TARGET [option or folder of the fuzzer]...`. `Fuzz --parts FOLDER
/// DEFINITION...` writes definitions to start from, and `Fuzz` prints the names of the targets.
@main
enum Fuzz {
    /// The target that was asked for. The fuzzer's function has no room for it.
    nonisolated(unsafe) static var target = FuzzTarget.all[0]

    static func main() throws {
        let arguments = CommandLine.arguments
        if arguments.count > 2, arguments[1] == "--parts" {
            return try DefinitionParts.write(of: Array(arguments[3...]), to: arguments[2])
        }
        guard arguments.count > 1, let named = FuzzTarget.all.first(where: { $0.name == arguments[1] }) else {
            for target in FuzzTarget.all { print(target.name) }
            return
        }
        target = named
        var count = CommandLine.argc
        var pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv + 1
        count -= 1
        _ = runFuzzer(&count, &pointers) { bytes, count in
            do {
                try Fuzz.target.check(Array(UnsafeBufferPointer(start: bytes, count: count)))
            } catch {
                fatalError("\(error)")
            }
            return 0
        }
    }
}

/// libFuzzer's loop.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ target: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
