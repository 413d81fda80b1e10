import Basics
import CodeGeneration
import PropertyLists
import ToolSupport
import Translations

/// Reads apps that were built, for a check.
enum BundleReader {
    private static let infoName = "Info.plist"
    private static let vocabularyName = "AppIntentVocabulary.plist"
    /// The most folders that are listed in one bundle.
    private static let folderLimit = 10_000
    private static let binaryMark = Array("bplist".utf8)

    /// Reads an app, and the apps in it wherever they are: those for watches, App Clips, and the ones that an archive or
    /// a wrapper holds. Each extension belongs to the app around it.
    ///
    /// - Parameter diagnostics: Receives what cannot be read.
    static func apps(at path: Path, _ files: FileOverlay, diagnostics: inout [Diagnostic]) -> [CheckedApp] {
        let isContainer = path.name.hasSuffix(".xcarchive")
        var apps: [CheckedApp] = []
        if !isContainer {
            guard let app = app(at: path, files, diagnostics: &diagnostics) else { return [] }
            apps.append(app)
        }
        // The app that each folder is in, by its index; `nil` for what is in none.
        var pending: [(folder: Path, app: Int?)] = [(path, isContainer ? nil : 0)]
        var count = 0
        while let (folder, app) = pending.popLast(), count < folderLimit {
            count += 1
            for entry in ((try? FolderEntry.entries(of: folder)) ?? []).reversed()
            where entry.isNameValid && entry.kind == .folder {
                let path = folder.appending(entry.name)
                var inner = app
                if entry.name.hasSuffix(".app"), let found = self.app(at: path, files, diagnostics: &diagnostics) {
                    inner = apps.count
                    apps.append(found)
                } else if entry.name.hasSuffix(".appex"), let app {
                    let info = content(of: path).appending(infoName)
                    let list = PropertyListReader.list(at: info, isBuilt: true, files, diagnostics: &diagnostics)
                    apps[app].propertyLists += [list].compactMap(\.self)
                }
                pending.append((path, inner))
            }
        }
        for index in apps.indices { apps[index].sortExtensions() }
        return apps
    }

    private static func app(at path: Path, _ files: FileOverlay, diagnostics: inout [Diagnostic]) -> CheckedApp? {
        let info = content(of: path).appending(infoName)
        guard let own = PropertyListReader.list(at: info, isBuilt: true, files, diagnostics: &diagnostics) else {
            return nil
        }
        return CheckedApp(propertyLists: [own], bundle: bundle(at: path, files, diagnostics: &diagnostics))
    }

    /// The folder of a bundle's `Info.plist`: bundles for macOS have one more level.
    private static func content(of bundle: Path) -> Path {
        let deep = bundle.appending("Contents")
        return (try? FileStatus(of: deep.appending(infoName))) == nil ? bundle : deep
    }

    private static func names(in folder: Path) -> [String] {
        ((try? FolderEntry.entries(of: folder)) ?? []).filter(\.isNameValid).map(\.name)
    }

    /// What an app holds for intents, itself and in the folders of languages.
    private static func bundle(
        at path: Path,
        _ overlay: FileOverlay,
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
            } else if file.name == vocabularyName {
                bundle.vocabularies += [vocabulary(at: file, overlay, diagnostics: &diagnostics)].compactMap(\.self)
            }
        }
        return bundle
    }

    private static func vocabulary(
        at path: Path,
        _ files: FileOverlay,
        diagnostics: inout [Diagnostic]
    ) -> CheckedBundle.Vocabulary? {
        guard let bytes = files.read(path, diagnostics: &diagnostics) else { return nil }
        do throws(PropertyListError) {
            let model = try IntentVocabulary(bytes)
            diagnostics += model.issues.map { $0.diagnostic(in: path.text) }
            let hasPlaces = !bytes.starts(with: binaryMark)
            return CheckedBundle.Vocabulary(file: path.text, model: model, hasPlaces: hasPlaces)
        } catch {
            diagnostics.append(error.diagnostic(in: path.text))
            return nil
        }
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

extension CheckedApp {
    /// Brings the files of the extensions into the order of their paths, after that of the app.
    fileprivate mutating func sortExtensions() {
        propertyLists[1...].sort { $0.file < $1.file }
    }
}

extension PropertyListValue {
    /// The value of a key; `nil` for what is no dictionary or lacks it.
    fileprivate subscript(key: String) -> PropertyListValue? {
        guard case .dictionary(let entries) = content else { return nil }
        return entries.first { $0.key == key }?.value
    }
}
