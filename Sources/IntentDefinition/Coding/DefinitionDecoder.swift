package import Basics
package import PropertyLists

/// Reads a definition from the bytes of a file.
package struct DefinitionDecoder: Sendable {
    /// The path of the file, for diagnostics.
    package var file: String
    /// The limits on the size and depth of the file.
    package var limits: PropertyListParser.Limits

    /// Creates a decoder for a file of the given name.
    package init(file: String, limits: PropertyListParser.Limits = PropertyListParser.Limits()) {
        self.file = file
        self.limits = limits
    }

    /// Reads a definition.
    ///
    /// - Parameters:
    ///   - bytes: The whole file. Its memory is released before the definition is created.
    ///   - diagnostics: Receives an error if the file isn't an XML property list, and one for each value of the wrong
    ///     type.
    /// - Returns: The definition; `nil` if the file can't be read at all.
    package func decode(_ bytes: consuming [UInt8], diagnostics: inout [Diagnostic]) -> Definition? {
        do {
            var mapper = DecodingMapper(tape: try parser.parse(consume bytes), file: file)
            let definition = mapper.decode(Definition.self, at: 0, schema: 0)
            diagnostics += mapper.diagnostics
            return definition
        } catch {
            diagnostics.append(error.diagnostic(in: file))
            return nil
        }
    }

    /// Checks the first bytes of a file.
    ///
    /// - Returns: An error if the bytes show that the file isn't a definition.
    package func refusal(ofStart start: [UInt8]) -> Diagnostic? {
        parser.rootError(ofStart: start)?.diagnostic(in: file)
    }

    private var parser: PropertyListParser {
        PropertyListParser(keys: DefinitionSchema.shared.keyTable, limits: limits) { kind, position in
            let message = """
                an intent definition starts with '<dict>', not '<\(kind.elementName)>'; is this another kind of \
                property list?
                """
            return PropertyListError(.schemaType, message, at: position)
        }
    }
}
