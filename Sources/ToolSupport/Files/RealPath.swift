package import Basics
import CodeGeneration

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension Path {
    /// Returns the path without symbolic links from the root of the file system.
    package func withoutLinks() throws(FileError) -> Path {
        guard let text = realpath(text, nil) else { throw .system(errno) }
        defer { free(text) }
        return Path(String(cString: text))
    }

    /// Returns the path of the file that this path leads to, or this path if that file doesn't exist.
    func leadingToTarget() throws(FileError) -> Path {
        do throws(FileError) {
            return try withoutLinks()
        } catch .doesNotExist {
            return self
        }
    }
}
