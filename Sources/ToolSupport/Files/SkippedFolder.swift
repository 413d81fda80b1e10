package import Basics
import CodeGeneration

/// The folders that searches for definitions skip unless they are named: their definitions are copies that a build or
/// another program has made or fetched, so nobody wants code of them, and nothing in them can be corrected.
package enum SkippedFolder {
    /// What Xcode and the Finder show as one thing: products, archives, localization catalogs and the like.
    private static let packageExtensions: Set = [
        "app", "appex", "bundle", "dsym", "framework", "kext", "mdimporter", "playgroundbook", "plugin", "prefpane",
        "qlgenerator", "saver", "swiftmodule", "systemextension", "xcarchive", "xcassets", "xcframework", "xcloc",
        "xcodeproj", "xcresult", "xctest", "xcworkspace", "xpc",
        // Folders of intermediate files, which Xcode names after targets, and those that are kept out of searches.
        "build", "noindex",
    ]

    /// What Xcode and dependency managers call their folders.
    package static let names: Set = ["Carthage", "DerivedData", "Pods", "SourcePackages", "node_modules"]

    /// What lies in a folder that a build system fills: Xcode, SwiftPM, CMake, Ninja, and others by agreement.
    private static let markers: Set = [
        "CACHEDIR.TAG", "CMakeCache.txt", "CompilationCache.noindex", "Index.noindex", "Intermediates.noindex",
        "ModuleCache.noindex", "SDKStatCaches.noindex", "XCBuildData", "build.ninja", "workspace-state.json",
    ]

    /// Whether a folder is skipped for its name.
    package static func isNamedAsOne(_ name: String) -> Bool {
        // Bazel makes links with such names in the root of its workspace.
        if names.contains(name) || name.hasPrefix("bazel-") { return true }
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return false }
        return packageExtensions.contains(name[name.index(after: dot)...].lowercased())
    }

    /// Whether a folder is skipped for what it holds.
    package static func isOne(holding names: some Sequence<String>) -> Bool {
        names.contains(where: markers.contains)
    }

    /// The files of a list that are in no skipped folder. Paths are those below the folder that is searched.
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
