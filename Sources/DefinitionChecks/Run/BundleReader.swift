import Basics
import CodeGeneration
import PropertyLists
import ToolSupport
import Translations

/// The reader of built apps.
enum BundleReader {
    private static let infoName = "Info.plist"
    private static let vocabularyName = "AppIntentVocabulary.plist"
    /// The maximum number of folders listed in one bundle.
    private static let folderLimit = 10_000
    private static let binaryMark = Array("bplist".utf8)

    /// Reads an app and all apps in it: those for watches, App Clips, and the apps in an archive or a wrapper. Each
    /// extension belongs to the app around it.
    ///
    /// - Parameter diagnostics: Receives the errors about files that can't be read.
    static func apps(at path: Path, files: FileOverlay, diagnostics: inout [Diagnostic]) -> [CheckedApp] {
        let isContainer = path.name.hasSuffix(".xcarchive")
        var apps: [CheckedApp] = []
        if !isContainer {
            guard let app = app(at: path, files: files, diagnostics: &diagnostics) else { return [] }
            apps.append(app)
        }

        // The app that each folder is in, by its index; `nil` outside of apps.
        var pending: [(folder: Path, app: Int?)] = [(path, isContainer ? nil : 0)]
        var count = 0
        while let (folder, app) = pending.popLast(), count < folderLimit {
            count += 1
            for entry in ((try? FolderEntry.entries(of: folder)) ?? []).reversed()
            where entry.isNameValid && entry.kind == .folder {
                let path = folder.appending(entry.name)
                var inner = app
                if entry.name.hasSuffix(".app"), let found = self.app(at: path, files: files, diagnostics: &diagnostics)
                {
                    inner = apps.count
                    apps.append(found)
                } else if entry.name.hasSuffix(".appex"), let app {
                    let info = content(of: path).appending(infoName)
                    let list = PropertyListReader.list(at: info, isBuilt: true, files: files, diagnostics: &diagnostics)
                    apps[app].propertyLists += [list].compactMap(\.self)
                }
                pending.append((path, inner))
            }
        }

        for index in apps.indices { apps[index].sortExtensions() }
        return apps
    }

    private static func app(at path: Path, files: FileOverlay, diagnostics: inout [Diagnostic]) -> CheckedApp? {
        let info = content(of: path).appending(infoName)
        guard let own = PropertyListReader.list(at: info, isBuilt: true, files: files, diagnostics: &diagnostics) else {
            return nil
        }
        return CheckedApp(propertyLists: [own], bundle: bundle(at: path, overlay: files, diagnostics: &diagnostics))
    }

    /// The folder with a bundle's `Info.plist`. Bundles for macOS have one more level.
    private static func content(of bundle: Path) -> Path {
        let deep = bundle.appending("Contents")
        return (try? FileStatus(of: deep.appending(infoName))) == nil ? bundle : deep
    }

    private static func names(in folder: Path) -> [String] {
        ((try? FolderEntry.entries(of: folder)) ?? []).filter(\.isNameValid).map(\.name)
    }

    /// The files of an app that are about intents, in its resources and `.lproj` folders.
    private static func bundle(
        at path: Path,
        overlay: FileOverlay,
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
                bundle.vocabularies += [vocabulary(at: file, files: overlay, diagnostics: &diagnostics)].compactMap(
                    \.self
                )
            }
        }
        return bundle
    }

    private static func vocabulary(
        at path: Path,
        files: FileOverlay,
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

    /// Reads the names of a definition's intents. A build may have converted the definition to a binary property list.
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
    /// Sorts the files of the extensions by path, after that of the app.
    fileprivate mutating func sortExtensions() {
        propertyLists[1...].sort { $0.file < $1.file }
    }
}

extension PropertyListValue {
    /// The value of a key; `nil` if the value isn't a dictionary or lacks the key.
    fileprivate subscript(key: String) -> PropertyListValue? {
        guard case .dictionary(let entries) = content else { return nil }
        return entries.first { $0.key == key }?.value
    }
}
