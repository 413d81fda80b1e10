import Basics

/// The descriptions of findings about the files and folders that the tool reads and writes.
extension RuleDescription {
    static let readFailed = RuleDescription(
        .readFailed,
        category: .files,
        severity: .error,
        summary: "a file or folder can't be read",
        explanation: RuleExplanation(
            trigger: "This error is reported if a path doesn't exist, isn't a file or folder, or isn't readable.",
            importance: "The file or folder is neither compiled nor checked.",
            wrong: "intentc build Definitons/",
            right: "intentc build Definitions/",
            remedy: "Correct the path, or change the permissions so that you can read it."
        )
    )

    static let noDefinitions = RuleDescription(
        .noDefinitions,
        category: .files,
        severity: .error,
        summary: "a folder contains no definition",
        explanation: RuleExplanation(
            trigger: """
                This error is reported if a folder on the command line contains no `.intentdefinition` file at any \
                depth. The search leaves out:

                - hidden files and folders.
                - bundles, which Xcode shows as one item, such as `.app`, `.framework`, `.xcarchive` and `.xcloc`.
                - `DerivedData`, `SourcePackages`, `Pods`, `Carthage` and `node_modules`.
                - folders that a build system has marked, for example with `CACHEDIR.TAG`.

                To search one of these, name it on the command line.
                """,
            importance: "The command had nothing to do; most likely you meant another folder.",
            wrong: "intentc build Sources/Views/",
            right: "intentc build Sources/Intents/",
            remedy: "Name a folder or file that contains definitions."
        )
    )

    static let notADefinition = RuleDescription(
        .notADefinition,
        category: .files,
        severity: .error,
        summary: "a file isn't named like a definition",
        explanation: RuleExplanation(
            trigger: """
                This error is reported if the name of a file on the command line doesn't end in `.intentdefinition`.
                """,
            importance: "Most likely you meant another file.",
            wrong: "intentc build Shop.swift",
            right: "intentc build Shop.intentdefinition",
            remedy: "Name a definition, or a folder that contains definitions."
        )
    )

    static let localizedCopies = RuleDescription(
        .localizedCopies,
        category: .localization,
        severity: .note,
        summary: "only one of several copies of a definition is read",
        explanation: RuleExplanation(
            trigger: "This note is reported if the same definition is in several `.lproj` folders beside each other.",
            importance: """
                Translations are looked up when the app runs, so the generated code needs only one copy. The tool \
                reads the copy in `Base.lproj` or, if there isn't one, that of the development language.
                """,
            wrong: """
                de.lproj/Shop.intentdefinition
                en.lproj/Shop.intentdefinition
                """,
            right: """
                Base.lproj/Shop.intentdefinition
                de.lproj/Shop.strings
                en.lproj/Shop.strings
                """,
            remedy: """
                The build needs no change. `intentc check` reports the copies as `l10n-layout`, whose page describes how \
                to replace them with strings tables.
                """
        )
    )

    static let outputCollision = RuleDescription(
        .outputCollision,
        category: .files,
        severity: .error,
        summary: "two definitions generate the same folder or file",
        explanation: RuleExplanation(
            trigger: """
                This error is reported if two definitions have the same path below the folders on the command line, or \
                the same name if each generates a single file. Uppercase and lowercase count as the same.
                """,
            importance: "The files of one definition would overwrite those of the other.",
            wrong: """
                App/Shop.intentdefinition
                Widget/Shop.intentdefinition
                """,
            right: """
                App/Shop.intentdefinition
                Widget/ShopWidget.intentdefinition
                """,
            remedy: """
                Remove or rename one of the definitions, or build them separately. Often, one of the two is a leftover \
                beside the `.lproj` folders that contain its copies.
                """
        )
    )

    static let outputMissing = RuleDescription(
        .outputMissing,
        category: .files,
        severity: .error,
        summary: "a generated file is missing",
        explanation: RuleExplanation(
            trigger: """
                This error is reported if `intentc build --verify` doesn't find a file that a build would write.
                """,
            importance: "The definition has changed, but its generated code hasn't.",
            wrong: "Definitions/Shop.intentdefinition",
            right: """
                Definitions/Shop.intentdefinition
                Generated/Shop/OrderSoupIntent.swift
                """,
            remedy: "Run `intentc build`."
        )
    )

    static let outputDiffers = RuleDescription(
        .outputDiffers,
        category: .files,
        severity: .error,
        summary: "a generated file differs from the code that its definition generates",
        explanation: RuleExplanation(
            trigger: """
                This error is reported if `intentc build --verify` finds a file whose content differs from what a \
                build would write.
                """,
            importance: "The definition has changed but its generated code hasn't, or the generated code was edited.",
            wrong: "@NSManaged public var sup: String?",
            right: "@NSManaged public var soup: String?",
            remedy: "Run `intentc build`."
        )
    )

    static let outputStale = RuleDescription(
        .outputStale,
        category: .files,
        severity: .error,
        summary: "no definition generates this generated file anymore",
        explanation: RuleExplanation(
            trigger: """
                This error is reported if `intentc build --verify` finds a generated file that no definition generates \
                anymore.
                """,
            importance: "Code that was removed from the definition is still compiled.",
            wrong: """
                Definitions/Cafe.intentdefinition
                Generated/Cafe/OrderTeaIntent.swift
                Generated/Shop/OrderSoupIntent.swift
                """,
            right: """
                Definitions/Cafe.intentdefinition
                Generated/Cafe/OrderTeaIntent.swift
                """,
            remedy: "Run `intentc build`, which removes the file."
        )
    )

    static let outputForeign = RuleDescription(
        .outputForeign,
        category: .files,
        severity: .error,
        summary: "a file that intentc didn't write is in the place of a generated file",
        explanation: RuleExplanation(
            trigger: """
                This error is reported if, in the place of a generated file, there is:

                - a file without the header of generated files, or with the header of another generated file.
                - a symbolic link.
                - a path through a link that leads out of the output folder.

                `generate` and `compile` overwrite such a file, as Apple's compiler does, and report a warning.
                """,
            importance: "`build` never changes files that intentc didn't write, because they may be somebody's work.",
            wrong: """
                // OrderSoupIntent.swift
                // Written by hand
                """,
            right: """
                // OrderSoupIntent.swift
                // generated by intentc from Definitions/Shop.intentdefinition; do not edit
                """,
            remedy: """
                Move the file away, or choose another output folder. `intentc build --force` overwrites files and \
                links in the place of generated files, but doesn't write through links that lead out of the output \
                folder.
                """
        )
    )

    static let writeFailed = RuleDescription(
        .writeFailed,
        category: .files,
        severity: .error,
        summary: "a file can't be written or removed",
        explanation: RuleExplanation(
            trigger: "This error is reported if a file or folder can't be created, replaced or removed.",
            importance: "The output isn't up to date. The previous files are still complete.",
            wrong: "dr-xr-xr-x  Generated/",
            right: "drwxr-xr-x  Generated/",
            remedy: "Free disk space, or change the permissions of the folder that the message names."
        )
    )
}
