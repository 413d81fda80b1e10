import Foundation
import TestSupport

/// The hand-written files of one small definition, which are in `Tests/AppleInterfaces/Samples`.
enum OrderSoup {
    private static let folder = PackageFolder.tests.appendingPathComponent("AppleInterfaces/Samples")

    /// The Swift files in the form of Apple's compiler.
    static func sources() throws -> [SourceText] {
        try ["OrderSoupIntent", "Soup", "Topping"].map { try source("Swift/\($0).swift") }
    }

    /// A handler of the intent.
    static func handler() throws -> SourceText {
        try source("Handler/OrderSoupHandler.swift")
    }

    /// The Objective-C implementation files, with their headers beside them.
    static let objectiveCFiles = ["OrderSoupIntent", "Soup", "Topping"].map {
        folder.appendingPathComponent("ObjectiveC/\($0).m")
    }

    /// The Swift files in a form that also compiles with the main actor as default isolation and with the upcoming
    /// features on.
    static func sourcesForEverySetting() throws -> [SourceText] {
        try sources().map { source in
            let text = source.text
                .replacing(/(?m)^import Intents/, with: "public import Intents")
                .replacing(/(?m)^public (?=class|protocol)/, with: "nonisolated public ")
                .replacing(/(?m)^@objc public enum/, with: "@objc nonisolated public enum")
                .replacing("Error?", with: "(any Error)?")
            return SourceText(source.name, text)
        }
    }

    private static func source(_ path: String) throws -> SourceText {
        let file = folder.appendingPathComponent(path)
        return SourceText(file.lastPathComponent, try String(contentsOf: file, encoding: .utf8))
    }
}
