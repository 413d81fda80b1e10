import BinaryPropertyList
import CommandLineSupport
import DefinitionChecks
import DefinitionCompiler
import DefinitionDiagnostics
import PropertyListXML
import StringsTables

/// Reads apps that were built, for a check.
enum BundleReader {
    /// Where apps keep their extensions.
    private static let extensionFolders = ["PlugIns", "Extensions"]
    private static let infoName = "Info.plist"

    /// Reads an app and the watch apps in it.
    ///
    /// - Parameter diagnostics: Receives what cannot be read.
    static func apps(at path: Path, _ files: FileOverlay, diagnostics: inout [Diagnostic]) -> [CheckedApp] {
        guard let app = app(at: path, files, diagnostics: &diagnostics) else { return [] }
        let watchApps = bundles(in: content(of: path).appending("Watch"), named: ".app")
        return [app] + watchApps.compactMap { self.app(at: $0, files, diagnostics: &diagnostics) }
    }

    private static func app(at path: Path, _ files: FileOverlay, diagnostics: inout [Diagnostic]) -> CheckedApp? {
        let content = content(of: path)
        let infoPath = content.appending(infoName)
        guard let own = PropertyListReader.list(at: infoPath, isBuilt: true, files, diagnostics: &diagnostics) else {
            return nil
        }
        var app = CheckedApp(propertyLists: [own], bundle: bundle(at: path, files, diagnostics: &diagnostics))
        for folder in extensionFolders {
            for bundle in bundles(in: content.appending(folder), named: ".appex") {
                let info = self.content(of: bundle).appending(infoName)
                app.propertyLists += [
                    PropertyListReader.list(at: info, isBuilt: true, files, diagnostics: &diagnostics)
                ].compactMap(\.self)
            }
        }
        return app
    }

    /// The folder of a bundle's `Info.plist`: bundles for macOS have one more level.
    private static func content(of bundle: Path) -> Path {
        let deep = bundle.appending("Contents")
        return (try? FileStatus(of: deep.appending(infoName))) == nil ? bundle : deep
    }

    private static func bundles(in folder: Path, named suffix: String) -> [Path] {
        names(in: folder).filter { $0.hasSuffix(suffix) }.map { folder.appending($0) }
    }

    private static func names(in folder: Path) -> [String] {
        ((try? FolderEntry.entries(of: folder)) ?? []).filter(\.isNameValid).map(\.name)
    }

    /// What an app holds for intents, itself and in the folders of languages.
    private static func bundle(
        at path: Path,
        _ files: FileOverlay,
        diagnostics: inout [Diagnostic]
    ) -> CheckedBundle {
        var bundle = CheckedBundle(path: path.text)
        let content = content(of: path)
        let deep = content.appending("Resources")
        let resources = content == path || (try? FileStatus(of: deep)) == nil ? content : deep
        let names = names(in: resources)
        let folders = names.filter { $0.hasSuffix(".lproj") }
        let files =
            names + folders.flatMap { folder in self.names(in: resources.appending(folder)).map { "\(folder)/\($0)" } }
        for name in files {
            let file = resources.appending(name)
            if DefinitionFile.isNamedAsOne(file.name) {
                bundle.definitions.append(definition(at: file, diagnostics: &diagnostics))
            } else if name.hasSuffix(".strings") {
                bundle.tables.insert(name)
            }
        }
        return bundle
    }

    /// Reads the names of the intents of a definition, which a build may have made binary.
    private static func definition(at path: Path, diagnostics: inout [Diagnostic]) -> CheckedBundle.Definition {
        let baseName = LocalizedPath(path.text).baseName
        guard let bytes = InputReader.read(path, diagnostics: &diagnostics),
            let root = try? PropertyListValue(reading: bytes), let intents = root["INIntents"],
            case .array(let elements) = intents.content
        else { return CheckedBundle.Definition(file: path.text, baseName: baseName, intentNames: nil) }
        let names = elements.compactMap { $0["INIntentName"] }.compactMap { value in
            if case .string(let name) = value.content { name } else { nil }
        }
        return CheckedBundle.Definition(file: path.text, baseName: baseName, intentNames: Set(names))
    }
}

extension PropertyListValue {
    /// The value of a key; `nil` for what is no dictionary or lacks it.
    fileprivate subscript(key: String) -> PropertyListValue? {
        guard case .dictionary(let entries) = content else { return nil }
        return entries.first { $0.key == key }?.value
    }
}
