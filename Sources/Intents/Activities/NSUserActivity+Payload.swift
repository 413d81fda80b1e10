import Foundation

extension NSUserActivity {
    /// Why `userInfo` and a value can't be converted into each other.
    public enum TypedPayloadError: Error {
        /// There is no `userInfo`, or it doesn't hold the value.
        case invalidContent
        /// The value isn't one with named parts.
        case encodingError
    }

    /// Reads a value from `userInfo`.
    ///
    /// - Throws: `TypedPayloadError` if there is no `userInfo` with text keys, and the decoder's own error.
    public func typedPayload<Payload: Codable>(_ type: Payload.Type) throws -> Payload {
        guard let content = userInfo as? [String: Any],
            PropertyListSerialization.propertyList(content, isValidFor: .binary)
        else { throw TypedPayloadError.invalidContent }
        let list = try PropertyListSerialization.data(fromPropertyList: content, format: .binary, options: 0)
        return try PropertyListDecoder().decode(type, from: list)
    }

    /// Replaces `userInfo` by the parts of a value.
    ///
    /// - Throws: `TypedPayloadError.encodingError` if the value has no named parts, and the encoder's own error.
    public func setTypedPayload<Payload: Codable>(_ payload: Payload) throws {
        let list = try PropertyListEncoder().encode(payload)
        let content = try PropertyListSerialization.propertyList(from: list, options: [], format: nil)
        guard let content = content as? [String: Any] else { throw TypedPayloadError.encodingError }
        userInfo = content
    }
}
