import Basics

/// What can be wrong with the files and folders that the tool reads and writes.
extension RuleDescription {
    static let readFailed = RuleDescription(
        .readFailed,
        category: .files,
        severity: .error,
        summary: "a file or folder cannot be read",
        explanation: RuleExplanation(
            trigger: "A path that was given or found leads to nothing, to no file, or to what may not be read.",
            importance: "What is in it is not compiled and not checked.",
            remedy: "Name something that exists, or give the right to read it."
        )
    )

    static let noDefinitions = RuleDescription(
        .noDefinitions,
        category: .files,
        severity: .error,
        summary: "a folder holds no definition",
        explanation: RuleExplanation(
            trigger: """
                A folder that was given holds no `.intentdefinition` file at any depth. Hidden files and folders are \
                left out, and so are folders that builds and other programs fill: those that Xcode shows as one \
                thing, such as `.app`, `.framework`, `.xcarchive` and `.xcloc`; `DerivedData`, `SourcePackages`, \
                `Pods`, `Carthage` and `node_modules`; and any that a build system has marked, as with \
                `CACHEDIR.TAG`. Each is searched if it is named.
                """,
            importance: "Most likely another folder was meant.",
            remedy: "Name a folder or file of definitions."
        )
    )

    static let notADefinition = RuleDescription(
        .notADefinition,
        category: .files,
        severity: .error,
        summary: "a file that was given is not named as a definition",
        explanation: RuleExplanation(
            trigger: "The name of a file that was given does not end in `.intentdefinition`.",
            importance: "Most likely another file was meant.",
            remedy: "Name a definition, or a folder that holds some."
        )
    )

    static let localizedCopies = RuleDescription(
        .localizedCopies,
        category: .localization,
        severity: .note,
        summary: "of several copies of a definition one is read",
        explanation: RuleExplanation(
            trigger: "The same definition is in several `.lproj` folders beside each other.",
            importance: """
                Translations are looked up when a program runs, so that one copy is enough for the generated \
                code: that in `Base.lproj`, or else that of the development language.
                """,
            remedy: "Nothing needs to be done. Xcode can turn the other copies into strings tables."
        )
    )

    static let outputCollision = RuleDescription(
        .outputCollision,
        category: .files,
        severity: .error,
        summary: "two definitions generate into the same folder or file",
        explanation: RuleExplanation(
            trigger: """
                Two definitions have the same path below the folders that were given, or, where each generates a \
                single file for one module, the same name. Upper and lower case make no difference.
                """,
            importance: "The files of one would overwrite those of the other.",
            remedy: """
                Remove or rename one of the definitions, or build them separately. A definition beside the \
                `.lproj` folders that hold its copies is often a leftover.
                """
        )
    )

    static let outputMissing = RuleDescription(
        .outputMissing,
        category: .files,
        severity: .error,
        summary: "a generated file is missing",
        explanation: RuleExplanation(
            trigger: "`intentc build --verify` finds that a file that a build would write is not there.",
            importance: "The definition was changed, and the generated code was not.",
            remedy: "Run `intentc build`."
        )
    )

    static let outputDiffers = RuleDescription(
        .outputDiffers,
        category: .files,
        severity: .error,
        summary: "a generated file is not what its definition generates",
        explanation: RuleExplanation(
            trigger: "`intentc build --verify` finds a file with another content than a build would write.",
            importance: "The definition was changed and the generated code was not, or the other way round.",
            remedy: "Run `intentc build`."
        )
    )

    static let outputStale = RuleDescription(
        .outputStale,
        category: .files,
        severity: .error,
        summary: "a generated file is no longer generated",
        explanation: RuleExplanation(
            trigger: "`intentc build --verify` finds a generated file that no definition generates any more.",
            importance: "What was removed from the definition is still compiled.",
            remedy: "Run `intentc build`, which removes the file."
        )
    )

    static let outputForeign = RuleDescription(
        .outputForeign,
        category: .files,
        severity: .error,
        summary: "something that intentc did not write stands where generated code belongs",
        explanation: RuleExplanation(
            trigger: """
                A file of the name of a generated one doesn't start with the header of generated files, or starts with \
                that of another file; it is a symbolic link; or a link on the way to it leads out of the output \
                folder. `generate` and `compile` overwrite such a file, as Apple's compiler does, and warn.
                """,
            importance: "Files that intentc did not write are never touched: they may be somebody's work.",
            remedy: """
                Move the file away, or choose another output folder. `intentc build --force` overwrites files and \
                links of these names; it doesn't write through links that lead out of the output folder either.
                """
        )
    )

    static let writeFailed = RuleDescription(
        .writeFailed,
        category: .files,
        severity: .error,
        summary: "a file cannot be written or removed",
        explanation: RuleExplanation(
            trigger: "A file or folder cannot be created, replaced or removed.",
            importance: "The output is not up to date; what was there before is left whole.",
            remedy: "Make room, or give the right to write to the folder that the message names."
        )
    )
}
