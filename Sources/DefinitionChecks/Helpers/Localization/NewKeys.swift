import Basics
import IntentDefinition

/// Makes translation keys of six letters and digits, as Xcode does, but the same ones in each run.
struct NewKeys {
    private static let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")

    private let taken: Set<String>

    /// Prepares keys that are not taken yet.
    init(avoiding taken: some Sequence<String>) {
        self.taken = Set(taken)
    }

    /// A key for a text that has the key of another one.
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

    /// The FNV-1a hash, which unlike Swift's own is the same in each run.
    private static func hash(of text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}

extension CheckedDefinition {
    /// Keys that no text of the definition has.
    var newKeys: NewKeys { NewKeys(avoiding: translations.texts.compactMap { $0.key?.value }) }
}
