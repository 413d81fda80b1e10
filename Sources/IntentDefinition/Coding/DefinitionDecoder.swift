package import Basics
package import PropertyLists

/// Reads a definition from the bytes of a file.
package struct DefinitionDecoder: Sendable {
    /// The path of the file, for diagnostics.
    package var file: String
    /// Bounds on the file.
    package var limits: PropertyListParser.Limits

    /// Creates a decoder for a file of the given name.
    package init(file: String, limits: PropertyListParser.Limits = PropertyListParser.Limits()) {
        self.file = file
        self.limits = limits
    }

    /// Reads a definition.
    ///
    /// - Parameters:
    ///   - bytes: The whole file; its memory is given back before the definition is made.
    ///   - diagnostics: Receives what is wrong: one error for a file that is not an XML property list, and one for each
    ///     value whose type is not the one that its key calls for.
    /// - Returns: The definition; `nil` where the file cannot be read at all.
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

    /// Looks at the first bytes of a file.
    ///
    /// - Returns: The error for a file that is no definition, if they show that.
    package func refusal(ofStart start: [UInt8]) -> Diagnostic? {
        parser.rootError(ofStart: start)?.diagnostic(in: file)
    }

    private var parser: PropertyListParser {
        PropertyListParser(keys: DefinitionSchema.shared.keyTable, limits: limits) { kind, position in
            let message = """
                an intent definition starts with a '<dict>' and not with a '<\(kind.elementName)>'; is this another \
                kind of property list?
                """
            return PropertyListError(.schemaType, message, at: position)
        }
    }
}
