import CLibXML2

/// The names of the elements of property lists as libxml2 keeps them: it hands out the same pointer for the same name,
/// so that a name is recognised by its address.
struct ElementNames {
    private let pointers: [UnsafePointer<xmlChar>?]

    /// Looks the names up in the parser that will report them.
    init(of context: xmlParserCtxtPtr) {
        pointers = PropertyListElement.allCases.map { element in
            xmlDictLookup(context.pointee.dict, element.rawValue, Int32(element.rawValue.utf8.count))
        }
    }

    /// The element with a name; `nil` when property lists have none.
    func element(named name: UnsafePointer<xmlChar>?) -> PropertyListElement? {
        var index = 0
        while index < pointers.count {
            if pointers[index] == name { return PropertyListElement.allCases[index] }
            index += 1
        }
        return nil
    }
}
