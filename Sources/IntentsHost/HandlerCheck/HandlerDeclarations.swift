import Foundation

/// The methods that a handler's class and its superclasses declare, as far as the program's symbols show.
///
/// Without Objective-C, the methods of a class can't be listed at run time. The symbols of functions contain all labels
/// and types, and stay in a program unless it is stripped.
struct HandlerDeclarations {
    /// A method.
    struct Method {
        /// The name without arguments.
        let name: String
        /// The arguments and the result.
        let arguments: String
        let isStatic: Bool

        /// The declaration, as far as the symbol contains it.
        var text: String { "\(isStatic ? "static " : "")func \(name)\(arguments)" }

        /// Returns whether the method may be meant as a required one: its name differs in case, or by a typing error.
        func isNear(_ required: String) -> Bool {
            name.lowercased() == required.lowercased()
                || name.editDistance(to: required) <= min(2, required.count / 3)
        }

        /// Returns whether the method has the name and labels of a form of a requirement, and its types except for that
        /// of the completion handler or the result of an `async` form.
        ///
        /// - Parameter declaration: The form as people write it, including the internal names of its parameters.
        func isInPlace(ofForm declaration: String) -> Bool {
            let form = declaration.replacing(#/(\w+) \w+: /#) { "\($0.output.1): " }
            let differing = form.firstRange(of: "@escaping") ?? form.firstRange(of: " async")
            let start = form[..<(differing?.lowerBound ?? form.endIndex)]
            return text.hasPrefix(start) && text.contains(" async") == form.contains(" async")
        }
    }

    private(set) var methods: [Method] = []

    init(of handler: Any) {
        var mirror: Mirror? = Mirror(reflecting: handler)
        var seen: Set<String> = []
        while let current = mirror {
            // A method that overrides another one is the same method to a reader.
            if let type = current.subjectType as? AnyClass {
                methods += Self.methods(of: type).filter { seen.insert($0.text).inserted }
            }
            mirror = current.superclassMirror
        }
    }

    private static func methods(of type: AnyClass) -> [Method] {
        guard let name = _mangledTypeName(type), let symbols = SymbolTable(ofImageWith: type) else { return [] }
        return prefixes(of: "$s" + name, symbols).flatMap { prefix in
            guard let context = demangled(prefix) else { return [Method]() }
            return symbols.functions(named: prefix).filter { $0.hasSuffix("F") || $0.hasSuffix("FZ") }
                .compactMap { symbol in
                    demangled(symbol).flatMap { Method($0, of: context, isStatic: symbol.hasSuffix("Z")) }
                }
        }
    }

    /// Returns the prefixes of the symbols of a class's methods.
    private static func prefixes(of name: String, _ symbols: SymbolTable) -> [String] {
        // The arguments of a generic class follow its name after a 'y'. Every class has a metadata accessor.
        if name.hasSuffix("G") {
            let names = name.indices.filter { name[$0] == "y" }.map { String(name[..<$0]) }
            return names.map { prefixes(of: $0, symbols) }.first { !$0.isEmpty } ?? []
        }
        // At run time the name of a private class has an address in place of its file; symbols name the file after it.
        guard let place = name.firstMatch(of: /\d+\$[0-9a-f]+yXZ/), name.hasSuffix("C") else {
            return symbols.functions(named: name + "Ma").isEmpty ? [] : [name]
        }
        let start = name.replacing(place.output, with: "").dropLast() + "33_"
        let found = symbols.functions(named: String(start)).map { $0.prefix(start.count + 32) + "LLC" }
        return Set(found.map(String.init)).sorted()
    }

    private static func demangled(_ symbol: String) -> String? {
        let length = UInt(symbol.utf8.count)
        guard let text = swiftDemangle(symbol: symbol, length: length, buffer: nil, bufferSize: nil, flags: 0) else {
            return nil
        }
        defer { free(text) }
        return String(cString: text)
    }
}

extension HandlerDeclarations.Method {
    /// Reads a method from the text of its symbol, such as `App.Handler.resolveSize(for: App.Order) -> ()`.
    fileprivate init?(_ symbol: String, of context: String, isStatic: Bool) {
        guard let start = symbol.range(of: context + ".")?.upperBound else { return nil }
        // People write neither the file of a private declaration nor the names of modules.
        let text = symbol[start...]
            .replacing(/\((\w+) in _[0-9A-F]+\)/) { $0.output.1 }
            .replacing(/\b\w+\.(?=[\w(])/, with: "")
        guard let end = text.firstIndex(of: "(") else { return nil }
        self.init(name: String(text[..<end]), arguments: String(text[end...]), isStatic: isStatic)
    }
}

/// Returns the declaration of a symbol as text, which the Swift runtime allocates.
@_silgen_name("swift_demangle")
private func swiftDemangle(
    symbol: UnsafePointer<CChar>?,
    length: UInt,
    buffer: UnsafeMutablePointer<CChar>?,
    bufferSize: UnsafeMutablePointer<UInt>?,
    flags: UInt32
) -> UnsafeMutablePointer<CChar>?

extension String {
    /// Returns the number of letters to insert, remove or replace to turn this text into another.
    fileprivate func editDistance(to other: String) -> Int {
        let letters = Array(other)
        var row = Array(0...letters.count)
        for (line, letter) in enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for column in letters.indices {
                let replaced = diagonal + (letters[column] == letter ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = Swift.min(replaced, row[column] + 1, diagonal + 1)
            }
        }
        return row[letters.count]
    }
}
