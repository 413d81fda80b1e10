/// Texts of a definition that try to become code.
package enum HostileText {
    /// What they try to bring into the code.
    package static let attack = "fatalError()"

    /// Texts that end a comment or a literal for some reader of the code, or that hide what is in it.
    package static let all = [
        "\n\(attack)", "\r\(attack)", "\r\n\(attack)", "\u{2028}\(attack)", "\u{2029}\(attack)", "\u{85}\(attack)",
        "\u{B}\(attack)", "\u{C}\(attack)", "\n\n\n\(attack)\n", "*/ \(attack) /*", "/* \(attack)",
        "\" + \(attack) + \"",
        "\"\"\"\n\(attack)", "\\(\(attack))", "\\\n\(attack)", "`\(attack)`", "\n#endif\n\(attack)\n#if true",
        "``\n\(attack)",
        "\0\n\(attack)", "\u{1B}[2K\(attack)", "\u{202E}\(attack)\u{2066}", "\u{FEFF}\n\(attack)", "\u{7F}\(attack)",
        String(repeating: "long \n", count: 2_000) + attack, "👩‍👩‍👧\n\(attack)", "e\u{301}\n\(attack)",
        "\(attack)\\", "\(attack)??/", "\(attack)\\\t", "\(attack)\\ \n??/", "@\(attack) \\c %@ %n", "<\(attack)>&#92;",
        "𝒳🍲\\\n\(attack)\\",
    ]
}
