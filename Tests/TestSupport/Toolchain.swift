package import Foundation

/// The compilers that the tests run: those of the Swift toolchain in `PATH`.
package enum Toolchain {
    /// The Swift compiler.
    static func swiftCompiler() throws -> URL {
        try Subprocess.find("swiftc")
    }

    /// The toolchain's own Clang, whichever other one `PATH` holds.
    package static func clang() throws -> URL {
        try Subprocess.find("swiftc").resolvingSymlinksInPath()
            .deletingLastPathComponent()
            .appendingPathComponent("clang")
    }
}
