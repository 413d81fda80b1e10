extension Diagnostic {
    /// Returns the finding as a GitHub workflow command, which shows it beside its line in a pull request: `::error
    /// file=…,line=…,col=…,title=…::message`. Notes become lines of the message.
    ///
    /// Percent signs and line breaks are escaped; in properties, colons and commas are escaped too.
    package func workflowCommand(sources: inout SourceLibrary) -> String {
        var properties = [("file", location.file)]
        if let position = location.position {
            let file = sources.file(location.file, around: location.end ?? position)
            properties.append(("line", "\(position.line)"))
            if let column = file?.utf16Column(of: position) { properties.append(("col", "\(column)")) }
            if let end = location.end, let column = file?.utf16Column(of: end) {
                properties += [("endLine", "\(end.line)"), ("endColumn", "\(column)")]
            }
        }

        properties.append(("title", id.rawValue))
        let list = properties.map { "\($0)=\($1.escapedForCommand(isProperty: true))" }.joined(separator: ",")
        let lines = [message] + [placesLine].compactMap(\.self) + notes.map { "\($0.location): \($0.message)" }
        return
            "::\(severity.commandName) \(list)::\(lines.joined(separator: "\n").escapedForCommand(isProperty: false))"
    }
}

extension Diagnostic.Severity {
    fileprivate var commandName: String {
        switch self {
        case .error, .warning: rawValue
        case .note: "notice"
        }
    }
}

extension String {
    /// Returns the text with the escapes that the format requires, and with other control characters as in text for
    /// people.
    fileprivate func escapedForCommand(isProperty: Bool) -> String {
        unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            case ":" where isProperty: result += "%3A"
            case "," where isProperty: result += "%2C"
            default: result += String(scalar).escapingControls
            }
        }
    }
}
