import IntentInterface

// The members of result classes, which are the same in every dialect except for their selectors.

extension EnumDeclaration {
    /// Appends the members of the result's class.
    ///
    /// - Parameter hasSelectors: Whether each member states its selector.
    func appendResultMembers(access: String, hasSelectors: Bool, to text: inout SourceText) {
        let selector = { (selector: String) in hasSelectors ? "@objc(\(selector))" : nil }
        text += """
                \(doc: ResultComment.successWithValue)
                \(line: selector("successWithResolved\(name):"), indentation: 4)\
            \(access) class func success(with resolvedValue: \(className.swiftType)) -> Self {
                    return __success(withResolvedValue: resolvedValue.rawValue)
                }

                \(doc: ResultComment.confirmationOfValue)
                \(line: selector("confirmationRequiredWith\(name)ToConfirm:"), indentation: 4)\
            \(access) class func confirmationRequired(with valueToConfirm: \(className.swiftType)) -> Self {
                    return __confirmationRequiredWithValue(toConfirm: valueToConfirm.rawValue)
                }

            """
    }
}

extension ParameterResultDeclaration {
    /// Appends the member of the result's class.
    ///
    /// - Parameter hasSelectors: Whether the member states its selector.
    func appendResultMembers(access: String, hasSelectors: Bool, to text: inout SourceText) {
        text += """
                \(doc: ResultComment.unsupported)
                \(line: hasSelectors ? "@objc(unsupportedForReason:)" : nil, indentation: 4)\
            \(access) class func unsupported(forReason reason: \(reasonEnumName.swiftType)) -> Self {
                    return __unsupported(withReason: reason.rawValue)
                }

            """
    }
}

extension TypeDeclaration {
    /// Appends the members of the result's class. Members of the superclass that accept any object become unavailable.
    ///
    /// - Parameter hasSelectors: Whether each member states its selector.
    func appendResultMembers(access: String, hasSelectors: Bool, to text: inout SourceText) {
        let selector = { (selector: String) in hasSelectors ? "@objc(\(selector))" : nil }
        let type = className.swiftType
        text += """
                \(doc: ResultComment.successWithObject)
                \(line: selector("successWithResolved\(name):"), indentation: 4)\
            \(access) class func success(with resolvedObject: \(type)) -> Self {
                    return super.success(with: resolvedObject)
                }

                \(doc: ResultComment.disambiguation)
                \(line: selector("disambiguationWith\(name)sToDisambiguate:"), indentation: 4)\
            \(access) class func disambiguation(with objectsToDisambiguate: [\(type)]) -> Self {
                    return super.disambiguation(with: objectsToDisambiguate)
                }

                \(doc: ResultComment.confirmationOfObject)
                \(line: selector("confirmationRequiredWith\(name)ToConfirm:"), indentation: 4)\
            \(access) class func confirmationRequired(with objectToConfirm: \(type)?) -> Self {
                    return super.confirmationRequired(with: objectToConfirm)
                }

                @available(*, unavailable)
                override \(access) class func success(with resolvedObject: INObject) -> Self {
                    fatalError()
                }

                @available(*, unavailable)
                override \(access) class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self {
                    fatalError()
                }

                @available(*, unavailable)
                override \(access) class func confirmationRequired(with objectToConfirm: INObject?) -> Self {
                    fatalError()
                }

            """
    }
}
