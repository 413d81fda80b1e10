import Basics

/// The contents of an `.xcconfig` file.
package struct SettingsFile: Sendable {
    /// The path in findings.
    package var path: String
    /// The bytes of the file.
    package var bytes: [UInt8]

    /// Creates a file.
    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}

/// Loads the settings of `.xcconfig` files and the files that they include.
struct SettingsFileLoader {
    /// The maximum size of a file in bytes; no tool writes a thousandth of it.
    private static let sizeLimit = 4 * 1024 * 1024
    /// The maximum depth of inclusions.
    private static let depthLimit = 50
    /// The maximum number of statements for all files of a project: files that include others twice grow exponentially.
    private static let statementLimit = 200_000

    private let read: (ProjectPath) -> SettingsFile?
    private var statementCount = 0
    private var tables: [ProjectPath: SettingTable] = [:]
    /// The files that were read; `nil` for those that can't be.
    private var files: [ProjectPath: (path: String, statements: [SettingsFileParser.Statement])?] = [:]

    init(reading read: @escaping (ProjectPath) -> SettingsFile?) {
        self.read = read
    }

    /// Returns the settings of a file.
    mutating func table(of path: ProjectPath) -> SettingTable {
        if let table = tables[path] { return table }
        var table = SettingTable()
        if !add(path, to: &table, within: []) { table.appendUnread() }
        tables[path] = table
        return table
    }

    /// Adds the settings of a file to a table.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - table: The table.
    ///   - including: The files that include this one, the outermost first.
    /// - Returns: Whether the file could be read.
    private mutating func add(
        _ path: ProjectPath,
        to table: inout SettingTable,
        within including: [ProjectPath]
    ) -> Bool {
        guard !including.contains(path), including.count < Self.depthLimit, let file = file(path) else { return false }
        for statement in file.statements {
            statementCount += 1
            guard statementCount <= Self.statementLimit else { return false }

            switch statement {
            case .setting(let name, let value, let position):
                table.append(BuildSetting(name: name, values: [value], file: file.path, position: position))
            case .inclusion(let included, let isOptional):
                // A path is relative to the including file or else to the project.
                let candidates = [path.folder, ProjectPath(.project, "")].map { $0.including(included) }
                let found = candidates.first { self.file($0) != nil }
                if found.map({ add($0, to: &table, within: including + [path]) }) ?? isOptional { continue }
                table.appendUnread()
            }
        }
        return true
    }

    private mutating func file(_ path: ProjectPath) -> (path: String, statements: [SettingsFileParser.Statement])? {
        if let file = files[path] { return file }
        let found = read(path).flatMap { $0.bytes.count <= Self.sizeLimit ? $0 : nil }
        let file = found.map { ($0.path, SettingsFileParser.statements(of: $0.bytes)) }
        files[path] = .some(file)
        return file
    }
}

extension XcodeProject {
    /// Reads the `.xcconfig` files of the configurations, whose settings are unknown before.
    ///
    /// - Parameter read: Reads the file at a path; returns `nil` if there isn't one.
    package mutating func readSettingsFiles(_ read: @escaping (ProjectPath) -> SettingsFile?) {
        var loader = SettingsFileLoader(reading: read)
        func load(_ configuration: inout BuildConfiguration) {
            guard let file = configuration.baseFile else { return }
            configuration.baseSettings = loader.table(of: file)
        }

        for index in configurations.indices { load(&configurations[index]) }
        for target in targets.indices {
            for index in targets[target].configurations.indices { load(&targets[target].configurations[index]) }
        }
    }
}

extension ProjectPath {
    /// The folder of the file.
    fileprivate var folder: ProjectPath { ProjectPath(root, path + "/..") }

    /// Returns the path of a file that a file in this folder includes.
    fileprivate func including(_ other: String) -> ProjectPath {
        other.hasPrefix("/") ? ProjectPath(.absolute, other) : appending(other)
    }
}
