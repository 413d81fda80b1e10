import Basics
import IntentDefinition

/// A generator of translation keys of six letters and digits, like Xcode's, but reproducible.
struct NewKeys {
    private static let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")

    private let taken: Set<String>

    /// Creates a generator of keys that aren't taken.
    init(avoiding taken: some Sequence<String>) {
        self.taken = Set(taken)
    }

    /// Returns a key for a text that has the key of another text.
    func key(replacing old: String, for text: String) -> String {
        var hash = Self.hash(of: "\(old)=\(text)")
        while true {
            let key = Self.key(from: hash)
            if !taken.contains(key) { return key }
            hash &+= 1
        }
    }

    private static func key(from hash: UInt64) -> String {
        var rest = hash
        return String(
            (0..<6).map { _ in
                let character = alphabet[Int(rest % UInt64(alphabet.count))]
                rest /= UInt64(alphabet.count)
                return character
            }
        )
    }

    /// Returns the FNV-1a hash, which unlike Swift's is the same in each run.
    private static func hash(of text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}

extension CheckedDefinition {
    /// A generator of keys that no text of the definition has.
    var newKeys: NewKeys { NewKeys(avoiding: translations.texts.compactMap { $0.key?.value }) }
}
