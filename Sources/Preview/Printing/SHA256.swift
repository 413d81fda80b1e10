/// The hash by which a page names its own script and style sheet, so that browsers run nothing else.
enum SHA256 {
    /// Returns the hash of a text in Base64.
    static func base64(of text: String) -> String {
        base64(hash(Array(text.utf8)))
    }

    /// Returns the hash of a message.
    static func hash(_ message: [UInt8]) -> [UInt8] {
        var state: [UInt32] = primes(8).map { fraction(of: Double($0).squareRoot()) }
        let constants = primes(64).map { fraction(of: cubeRoot(of: Double($0))) }

        var bytes = message + [0x80]
        while bytes.count % 64 != 56 { bytes.append(0) }
        let bitCount = UInt64(message.count) * 8
        for shift in stride(from: 56, through: 0, by: -8) { bytes.append(UInt8(truncatingIfNeeded: bitCount >> shift)) }

        for start in stride(from: 0, to: bytes.count, by: 64) {
            var words = (0..<16).map { index in
                (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(bytes[start + index * 4 + $1]) }
            }
            for index in 16..<64 {
                let (first, second) = (words[index - 15], words[index - 2])
                let small = rotate(first, 7) ^ rotate(first, 18) ^ first >> 3
                let large = rotate(second, 17) ^ rotate(second, 19) ^ second >> 10
                words.append(words[index - 16] &+ small &+ words[index - 7] &+ large)
            }
            state = zip(state, compress(state, words, constants)).map { $0 &+ $1 }
        }
        return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } }
    }

    private static func compress(_ state: [UInt32], _ words: [UInt32], _ constants: [UInt32]) -> [UInt32] {
        var s = state
        for index in 0..<64 {
            let mix = rotate(s[4], 6) ^ rotate(s[4], 11) ^ rotate(s[4], 25)
            let choice = s[4] & s[5] ^ ~s[4] & s[6]
            let first = s[7] &+ mix &+ choice &+ constants[index] &+ words[index]
            let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
            let second = (rotate(s[0], 2) ^ rotate(s[0], 13) ^ rotate(s[0], 22)) &+ majority
            s = [first &+ second, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
        }
        return s
    }

    private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

    /// The first 32 bits of the fraction of a number.
    private static func fraction(of number: Double) -> UInt32 {
        UInt32((number - number.rounded(.down)) * 4_294_967_296)
    }

    private static func cubeRoot(of number: Double) -> Double {
        var root = number / 3 + 1
        for _ in 0..<60 { root -= (root * root * root - number) / (3 * root * root) }
        return root
    }

    private static func primes(_ count: Int) -> [Int] {
        var primes: [Int] = []
        var candidate = 2
        while primes.count < count {
            if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
            candidate += 1
        }
        return primes
    }

    private static func base64(_ bytes: [UInt8]) -> String {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        var result = ""
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits = (0..<3).reduce(0) { $0 << 8 | ($1 < group.count ? Int(group[start + $1]) : 0) }
            for place in 0..<4 { result.append(place > group.count ? "=" : digits[bits >> (18 - 6 * place) & 63]) }
        }
        return result
    }
}
