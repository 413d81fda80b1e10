/// The end of a message about a wrong name, with the name that was most likely meant.
public func suggestion(for name: String, among names: [String]) -> String {
    names.nearest(to: name).map { "; did you mean '\($0)'?" } ?? ""
}

/// Names in quotes, as a list in a sentence.
public func quotedList(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
}
