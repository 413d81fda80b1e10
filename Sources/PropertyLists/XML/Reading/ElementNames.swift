import CLibXML2

/// The names of the elements of property lists as libxml2 keeps them: it hands out the same pointer for the same name,
/// so that a name is recognised by its address.
struct ElementNames {
    private let elements: [(name: UnsafePointer<xmlChar>?, element: PropertyListElement)]

    /// Looks the names up in the parser that will report them.
    init(of context: xmlParserCtxtPtr) {
        elements = PropertyListElement.allCases.map { element in
            let name = element.rawValue
            return (xmlDictLookup(context.pointee.dict, name, Int32(name.utf8.count)), element)
        }
    }

    /// The element with a name; `nil` when property lists have none.
    func element(named name: UnsafePointer<xmlChar>?) -> PropertyListElement? {
        var index = 0
        while index < elements.count {
            if elements[index].name == name { return elements[index].element }
            index += 1
        }
        return nil
    }
}
