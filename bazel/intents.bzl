"""Rules that generate Swift from intent definitions."""

IntentSourcesInfo = provider(
    doc = "What was generated from intent definitions.",
    fields = {
        "definitions": "A depset of the definitions, which an app carries as resources.",
        "sources": "A depset of the generated Swift files.",
    },
)

_EXTENSION = ".intentdefinition"

def _base_name(definition):
    return definition.basename[:-len(_EXTENSION)]

def _check_base_names(definitions):
    firsts = {}
    for definition in definitions:
        # Names that differ in case only are equal, as they are in many file systems.
        name = _base_name(definition).lower()
        if name in firsts:
            fail("'%s' and '%s' would be generated into files of one name; rename one, or put them into two libraries" %
                 (firsts[name].short_path, definition.short_path), "srcs")
        firsts[name] = definition

def _generate(ctx, definition):
    name = _base_name(definition)
    folder = ctx.label.name + ".intents"
    source = ctx.actions.declare_file("%s/%s/%s+Intents.swift" % (folder, name, name))
    args = ctx.actions.args()
    args.add("build")
    args.add("--single-file")
    args.add("--quiet")
    args.add("--class-prefix", ctx.attr.class_prefix)
    args.add("--dialect", ctx.attr.dialect)
    args.add("--visibility", ctx.attr.access)
    args.add("--isolation", ctx.attr.isolation)
    args.add("--output", source.dirname[:-len("/" + name)])
    args.add(definition)
    ctx.actions.run(
        executable = ctx.executable._tool,
        arguments = [args],
        inputs = [definition],
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

The files are the target's outputs, for the `srcs` of a `swift_library`. Each definition is an action of its own, whose
inputs are that definition and the tool. Its output depends on nothing else, so it can be cached and run anywhere.""",
    implementation = _intent_library_impl,
    attrs = {
        "access": attr.string(
            doc = "The access level of generated declarations.",
            default = "public",
            values = ["public", "package", "internal"],
        ),
        "class_prefix": attr.string(doc = "Stands before the names of intents, enums and types."),
        "dialect": attr.string(
            doc = "The form of the code: for Apple's platforms, for others with the 'Intents' of intentc, or both.",
            default = "universal",
            values = ["apple", "portable", "universal"],
        ),
        "isolation": attr.string(
            doc = "What generated types are; 'none' is for compilers before Swift 6.1.",
            default = "nonisolated",
            values = ["nonisolated", "none"],
        ),
        "srcs": attr.label_list(
            doc = "The definitions; of the copies in '.lproj' folders the one in 'Base.lproj'.",
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
