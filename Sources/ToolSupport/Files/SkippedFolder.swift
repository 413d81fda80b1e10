package import Basics
import CodeGeneration

/// The folders that searches for definitions skip unless the user names them. Their definitions are copies that a build
/// or another program made or fetched: nobody wants code generated from them or can correct them there.
package enum SkippedFolder {
    /// The extensions of folders that Xcode and the Finder show as one item: products, archives, localization catalogs
    /// and the like.
    private static let packageExtensions: Set = [
        "app", "appex", "bundle", "dsym", "framework", "kext", "mdimporter", "playgroundbook", "plugin", "prefpane",
        "qlgenerator", "saver", "swiftmodule", "systemextension", "xcarchive", "xcassets", "xcframework", "xcloc",
        "xcodeproj", "xcresult", "xctest", "xcworkspace", "xpc",
        // Folders of intermediate files, which Xcode names after targets, and folders that Spotlight doesn't search.
        "build", "noindex",
    ]

    /// The names of folders that Xcode and dependency managers create.
    package static let names: Set = ["Carthage", "DerivedData", "Pods", "SourcePackages", "node_modules"]

    /// The names of files and folders that identify a folder filled by a build system: Xcode, SwiftPM, CMake, Ninja,
    /// and others by convention.
    private static let markers: Set = [
        "CACHEDIR.TAG", "CMakeCache.txt", "CompilationCache.noindex", "Index.noindex", "Intermediates.noindex",
        "ModuleCache.noindex", "SDKStatCaches.noindex", "XCBuildData", "build.ninja", "workspace-state.json",
    ]

    /// Returns whether a folder is skipped because of its name.
    package static func isNamedAsOne(_ name: String) -> Bool {
        // Bazel creates links with such names in the root of its workspace.
        if names.contains(name) || name.hasPrefix("bazel-") { return true }
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return false }
        return packageExtensions.contains(name[name.index(after: dot)...].lowercased())
    }

    /// Returns whether a folder is skipped because of its contents.
    package static func isOne(holding names: some Sequence<String>) -> Bool {
        names.contains(where: markers.contains)
    }

    /// Returns the files that aren't in a skipped folder. Paths start from the folder that is searched.
    package static func searched<File>(_ files: [File], path: (File) -> Path) -> [File] {
        var names: [Path: [String]] = [:]
        for file in files {
            var child = path(file)
            while child.folder != child, child.text != "." {
                let isNew = names[child.folder] == nil
                names[child.folder, default: []].append(child.name)
                guard isNew else { break }
                child = child.folder
            }
        }

        let marked = Set(names.filter { isOne(holding: $0.value) && $0.key.text != "." }.keys)

        return files.filter { file in
            var folder = path(file).folder
            while folder.text != ".", folder.text != "/" {
                if isNamedAsOne(folder.name) || marked.contains(folder) { return false }
                folder = folder.folder
            }
            return true
        }
    }
}
