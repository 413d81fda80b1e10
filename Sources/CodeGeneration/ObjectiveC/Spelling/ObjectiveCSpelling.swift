import IntentInterface

extension ValueType {
    /// The type of a value, such as `NSArray<NSString *> *`.
    var objectiveCValue: String {
        if isArray { return objectiveCList }
        if case .enumeration(let name) = element { return name }
        return objectiveCObject
    }

    /// The type of an array of these values.
    var objectiveCList: String { "NSArray<\(objectiveCObject)> *" }

    /// The type of an object for one value, which is a number for the value of an enum.
    var objectiveCObject: String {
        switch element {
        case .basic(let basic): "\(basic.frameworkType.objectiveCClass) *"
        case .enumeration: "NSNumber *"
        case .object(let name): "\(name) *"
        case .anyObject: "INObject *"
        case .native(let name): "\(name) *"
        }
    }

    /// The type of an optional value. The values of enums can't be missing, so it is the enum.
    var objectiveCNullableValue: String { isOptional ? "nullable \(objectiveCValue)" : objectiveCValue }
}

extension FrameworkType {
    fileprivate var objectiveCClass: String {
        unitName.map { "\(objectName)<NS\($0) *>" } ?? objectName
    }
}

extension String {
    /// Returns a variable declaration with the text as its type, such as `NSString *name` or `Soup soup`.
    func declaring(_ name: String) -> String {
        hasSuffix("*") ? self + name : "\(self) \(name)"
    }
}

extension Operation {
    /// Returns the method's declaration in Objective-C.
    func objectiveCMethod(of intent: IntentDeclaration) -> MethodDeclaration {
        MethodDeclaration(start: "- (\(objectiveCResult))", selector: selector, arguments: arguments(of: intent))
    }

    private var objectiveCResult: String {
        if case .defaultValue(let property) = kind { property.type.objectiveCNullableValue } else { "void" }
    }

    private func arguments(of intent: IntentDeclaration) -> [MethodDeclaration.Argument] {
        var arguments = [MethodDeclaration.Argument(type: "\(intent.className) *", name: "intent")]
        if case .optionsCollection(_, searches: true) = kind {
            arguments.append(MethodDeclaration.Argument(type: "nullable NSString *", name: "searchTerm"))
        }
        if let values = completionValues(of: intent) {
            arguments.append(MethodDeclaration.Argument(type: "void (^)(\(values))", name: "completion"))
        }
        return arguments
    }

    /// Returns the arguments of the completion handler; `nil` for a method without one.
    private func completionValues(of intent: IntentDeclaration) -> String? {
        switch kind {
        case .handle, .confirm: "\(intent.responseClassName) *response"
        case .resolve(let property, let resultClass) where property.type.isArray:
            "NSArray<\(resultClass) *> *resolutionResult"
        case .resolve(_, let resultClass): "\(resultClass) *resolutionResult"
        case .optionsCollection(let property, _):
            """
            INObjectCollection<\(property.type.objectiveCObject)> *_Nullable \(property.name)OptionsCollection, \
            NSError *_Nullable error
            """
        case .defaultValue: nil
        case .options(let property):
            "\(property.type.objectiveCList)_Nullable \(property.name)Options, NSError *_Nullable error"
        }
    }
}

extension IntentDeclaration {
    /// The initializer of the response.
    var responseInitializer: MethodDeclaration {
        MethodDeclaration(
            start: "- (instancetype)",
            selector: "initWithCode:userActivity:",
            arguments: [
                MethodDeclaration.Argument(type: responseCodeName, name: "code"),
                MethodDeclaration.Argument(type: "nullable NSUserActivity *", name: "userActivity"),
            ]
        )
    }
}

extension ResponseFactory {
    /// The method's declaration in Objective-C.
    var objectiveCMethod: MethodDeclaration {
        MethodDeclaration(
            start: "+ (instancetype)",
            selector: selector,
            arguments: arguments.map {
                MethodDeclaration.Argument(type: $0.property.type.objectiveCValue, name: $0.property.name)
            }
        )
    }
}

extension String {
    /// Whether a getter with this name belongs to a method family whose callers own the returned object, such as `newSize`.
    ///
    /// The name is one of the words, or continues with anything but a lowercase letter. Leading underscores don't count.
    var isInRetainedFamily: Bool {
        let name = drop { $0 == "_" }
        return ["alloc", "copy", "mutableCopy", "new"].contains { family in
            guard name.hasPrefix(family) else { return false }
            guard let next = name.utf8.dropFirst(family.utf8.count).first else { return true }
            return !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next)
        }
    }
}

extension String {
    /// The text for a documentation comment in Objective-C.
    ///
    /// Characters that start a command or an element are written as character references. A line thus never ends in a
    /// backslash, or in the trigraph for one, which would make the next line a part of the comment.
    var objectiveCComment: String {
        guard utf8.contains(where: \.startsMarkup) else { return self }

        var escaped = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\\": escaped += "&#92;"
            case "@": escaped += "&#64;"
            case "<": escaped += "&lt;"
            case "/" where escaped.hasSuffix("??"): escaped += "&#47;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}

extension UInt8 {
    fileprivate var startsMarkup: Bool {
        switch self {
        case UInt8(ascii: "\\"), UInt8(ascii: "@"), UInt8(ascii: "<"), UInt8(ascii: "?"): true
        default: false
        }
    }
}
