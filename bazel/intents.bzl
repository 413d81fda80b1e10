"""Rules that generate Swift from intent definitions."""

IntentSourcesInfo = provider(
    doc = "The code generated from intent definitions.",
    fields = {
        "definitions": "A depset of the definitions, for the resources of an app.",
        "sources": "A depset of the generated Swift files.",
    },
)

_EXTENSION = ".intentdefinition"

def _base_name(definition):
    return definition.basename[:-len(_EXTENSION)]

def _check_base_names(definitions):
    firsts = {}
    for definition in definitions:
        # Names that differ only in case count as equal, as in many file systems.
        name = _base_name(definition).lower()
        if name in firsts:
            fail("'%s' and '%s' would be generated into files with the same name; rename one, or put them into two libraries" %
                 (firsts[name].short_path, definition.short_path))
        firsts[name] = definition

def _options(ctx):
    configuration = ctx.file.configuration
    options = ["--configuration", configuration.path] if configuration else ["--no-configuration"]
    values = {
        "--class-prefix": ctx.attr.class_prefix,
        "--dialect": ctx.attr.dialect,
        "--isolation": ctx.attr.isolation,
        "--visibility": ctx.attr.access,
    }
    for option, value in values.items():
        if value:
            options += [option, value]
    return options

def _generate(ctx, definition):
    source = ctx.actions.declare_file("%s.intents/%s+Intents.swift" % (ctx.label.name, _base_name(definition)))
    args = ctx.actions.args()
    args.add_all(["build", "--quiet"] + _options(ctx))
    args.add("--source-name", definition.short_path)
    args.add("--output-file", source)
    args.add(definition)
    ctx.actions.run(
        executable = ctx.executable._tool,
        arguments = [args],
        inputs = [definition] + ctx.files.configuration,
        outputs = [source],
        env = {},
        mnemonic = "IntentDefinition",
        progress_message = "Generating Swift from %s" % definition.short_path,
    )
    return source

def _intent_library_impl(ctx):
    _check_base_names(ctx.files.srcs)
    sources = depset([_generate(ctx, definition) for definition in ctx.files.srcs])
    return [
        DefaultInfo(files = sources),
        IntentSourcesInfo(definitions = depset(ctx.files.srcs), sources = sources),
    ]

intent_library = rule(
    doc = """Generates one Swift file from each intent definition.

The files are the target's outputs, for the `srcs` of a `swift_library`. Each definition has its own action, whose inputs
are the definition, the configuration and the tool. The output depends on nothing else, so it can be cached and generated
anywhere. The configuration sets what the attributes leave open; otherwise, the defaults of `intentc build` apply.""",
    implementation = _intent_library_impl,
    attrs = {
        "access": attr.string(
            doc = "The access level of generated declarations.",
            values = ["", "public", "package", "internal"],
        ),
        "class_prefix": attr.string(doc = "The prefix for the names of intents, enums and types."),
        "configuration": attr.label(
            doc = "The 'intentc.json' to read. Bazel doesn't search for one.",
            allow_single_file = [".json"],
        ),
        "dialect": attr.string(
            doc = "The form of the code: Swift for Apple's platforms, for other platforms with intentc's 'Intents', or for both.",
            values = ["", "apple", "portable", "universal"],
        ),
        "isolation": attr.string(
            doc = "The isolation that generated types state; use 'none' for compilers before Swift 6.1.",
            values = ["", "nonisolated", "none"],
        ),
        "srcs": attr.label_list(
            doc = "The definitions. If a definition has copies in '.lproj' folders, name the one in 'Base.lproj'.",
            allow_empty = False,
            allow_files = [_EXTENSION],
            mandatory = True,
        ),
        "_tool": attr.label(
            allow_single_file = True,
            cfg = "exec",
            default = "@rules_intents//:intentc",
            executable = True,
        ),
    },
)
