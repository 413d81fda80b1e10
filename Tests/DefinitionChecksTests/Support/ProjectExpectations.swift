import Basics
import PropertyLists
import TestSupport
import Testing
import Translations

@testable import DefinitionChecks

/// Checks that a rule reports exactly the findings that are marked in the files around some definitions.
///
/// - Parameters:
///   - definitions: The definitions, `A.intentdefinition` and so on.
///   - project: The text of `App.xcodeproj/project.pbxproj`, with marks.
///   - propertyLists: The texts of the `Info.plist` files `1.plist` and so on of one app, with marks.
func expect(
    _ rule: any SubjectRule.Type,
    in definitions: [DefinitionText],
    tables: [String: String] = [:],
    project: String? = nil,
    folderExtensions: [Set<String>] = [],
    propertyLists: [String] = [],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
    let marked = try definitions.map { try MarkedXML($0.xml) }
    let markedProject = try project.map { try MarkedXML($0) }
    let markedLists = try propertyLists.map { try MarkedXML($0) }
    var subject = try CheckSubject(of: marked.map(\.text))
    if !tables.isEmpty { subject.definitions[0].tables = try TranslationTables(tables) }
    if let markedProject {
        subject.projects = [try CheckedProject(markedProject.text, building: subject)]
        subject.projects[0].folderExtensions = folderExtensions
    }
    if !markedLists.isEmpty { subject.apps = [try CheckedApp(of: markedLists.map(\.text))] }
    let found = subject.findings(of: rule)
    var files = Array(zip(CheckSubject.names.map { "\($0).intentdefinition" }, marked))
    files += markedProject.map { [(CheckedProject.testFile, $0)] } ?? []
    files += markedLists.enumerated().map { ("\($0.offset + 1).plist", $0.element) }
    for (file, marked) in files {
        marked.expect(found.inFile(file) + found.notes(inFile: file), sourceLocation: sourceLocation)
    }
    let known = Set(files.map(\.0))
    for finding in found where !known.contains(finding.location.file) {
        Issue.record("finding elsewhere: \(finding.text())", sourceLocation: sourceLocation)
    }
}

extension CheckedProject {
    static let testFile = "App.xcodeproj/project.pbxproj"

    /// A project beside the definitions of a subject.
    init(_ text: String, building subject: CheckSubject) throws {
        self.init(file: Self.testFile, model: try XcodeProject(Array(text.utf8)))
        editor = ProjectEditor(SourceFile(path: Self.testFile, utf8: Array(text.utf8)))
        for definition in subject.definitions {
            ownDefinitions.insert(definition.file)
            let tables = definition.tables.strings.map(\.file) + definition.tables.otherTables.map(\.file.file)
            for file in [definition.file] + tables {
                paths[file] = [ProjectPath(.project, file)]
            }
        }
    }
}

extension CheckedApp {
    /// An app whose `Info.plist` files have the given texts.
    init(of texts: [String], isBuilt: Bool = false) throws {
        self.init(
            propertyLists: try texts.enumerated().map { index, text in
                let file = "\(index + 1).plist"
                return CheckedPropertyList(
                    file: file,
                    model: try InfoPropertyList(Array(text.utf8)),
                    text: SourceFile(path: file, utf8: Array(text.utf8)),
                    isBuilt: isBuilt
                )
            }
        )
    }
}

/// The text of an `Info.plist` with some entries.
func infoPropertyList(_ entries: String) -> String {
    DefinitionText.root(entries).xml
}

/// The text of the `Info.plist` of an extension that handles intents.
func intentsExtension(_ attributes: String, entries: String? = nil) -> String {
    infoPropertyList(
        """
            <key>NSExtension</key>
            <dict>
                <key>NSExtensionAttributes</key>
                <dict>
        \(attributes)
                </dict>
        \(entries ?? """
                    <key>NSExtensionPointIdentifier</key>
                    <string>com.apple.intents-service</string>
                    <key>NSExtensionPrincipalClass</key>
                    <string>$(PRODUCT_MODULE_NAME).IntentHandler</string>
            """)
            </dict>
        """
    )
}

/// The text of a project with some objects. Targets are `T1`, `T2` and so on, as many as are given.
func projectText(_ targetCount: Int, _ objects: String) -> String {
    let targets = (1...targetCount).map { "T\($0), " }.joined()
    return """
        {
        objects = {
        R = {isa = PBXProject; mainGroup = G; targets = (\(targets)); };
        \(objects)
        };
        rootObject = R;
        }
        """
}

/// Parts of projects.
enum ProjectPart {
    /// The definition `A.intentdefinition` and a Swift file, in a group.
    static let files = """
        G = {isa = PBXGroup; children = (FA, FS, ); sourceTree = "<group>"; };
        FA = {isa = PBXFileReference; lastKnownFileType = file.intentdefinition; path = A.intentdefinition; sourceTree = "<group>"; };
        FS = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = S.swift; sourceTree = "<group>"; };
        BS = {isa = PBXBuildFile; fileRef = FS; };
        BA = {isa = PBXBuildFile; fileRef = FA; };
        BN = {isa = PBXBuildFile; fileRef = FA; settings = {ATTRIBUTES = (no_codegen, ); }; };
        """

    /// A target with some steps.
    static func target(
        _ number: Int,
        _ name: String,
        _ kind: String,
        phases: String,
        settings: String = "",
        more: String = ""
    ) -> String {
        """
        T\(number) = {isa = PBXNativeTarget; buildConfigurationList = L\(number); buildPhases = (\(phases)); productReference = P\(number); productType = "com.apple.product-type.\(kind)"; \(more)
        name =
        \(name);
        };
        P\(number) = {isa = PBXFileReference; path = \(name); sourceTree = BUILT_PRODUCTS_DIR; };
        L\(number) = {isa = XCConfigurationList; buildConfigurations = (C\(number), ); };
        C\(number) = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
        \(settings)
        }; };
        """
    }

    /// A step with the given entries, each on a line.
    static func phase(_ id: String, _ kind: String, _ entries: String) -> String {
        """
        \(id) = {isa = PBX\(kind)BuildPhase; files = (
        \(entries)
        ); };
        """
    }
}
