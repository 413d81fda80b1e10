"""The shapes of input whose cost `growth` measures: many of each thing, deep, long, linked, duplicated.

A shape is a function that makes the files of a folder for a size `n`. `SHAPES` is the table: for each shape its function,
the size at which it is measured, and the commands that read it.
"""

import plistlib

NAMESPACE = "gRoWth"

XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">\n'


def xml(value):
    return plistlib.dumps(value)


def definition(intents=(), enums=(), types=(), **more):
    return {
        "INEnums": list(enums),
        "INIntentDefinitionModelVersion": "1.2",
        "INIntentDefinitionNamespace": NAMESPACE,
        "INIntents": list(intents),
        "INTypes": list(types),
    } | more


def intent(name="Order", **more):
    return {
        "INIntentCategory": "order",
        "INIntentDescription": "Orders what is wanted.",
        "INIntentDescriptionID": f"d{name}",
        "INIntentName": name,
        "INIntentTitle": f"{name} it",
        "INIntentTitleID": f"t{name}",
        "INIntentType": "Custom",
        "INIntentVerb": "Order",
    } | more


def parameter(index, kind="String", **more):
    return {
        "INIntentParameterConfigurable": True,
        "INIntentParameterDisplayName": f"Part {index}",
        "INIntentParameterDisplayNameID": f"p{index}",
        "INIntentParameterDisplayPriority": index + 1,
        "INIntentParameterName": f"part{index}",
        "INIntentParameterTag": index + 1,
        "INIntentParameterType": kind,
    } | more


def with_parameters(parameters, **more):
    return intent(INIntentLastParameterTag=len(parameters), INIntentParameters=parameters, **more)


def enum(name="Size", cases=1):
    values = [
        {
            "INEnumValueDisplayName": f"Value {index}",
            "INEnumValueDisplayNameID": f"{name}v{index}",
            "INEnumValueIndex": index,
            "INEnumValueName": f"value{index}" if index else "unknown",
        }
        for index in range(cases + 1)
    ]
    return {
        "INEnumDisplayName": name,
        "INEnumDisplayNameID": f"e{name}",
        "INEnumGeneratesHeader": True,
        "INEnumName": name,
        "INEnumType": "Regular",
        "INEnumValues": values,
    }


def type_(name="Item", properties=()):
    default = [
        {"INTypePropertyDefault": True, "INTypePropertyDisplayPriority": 1, "INTypePropertyName": "identifier",
         "INTypePropertyTag": 1, "INTypePropertyType": "String"},
        {"INTypePropertyDefault": True, "INTypePropertyDisplayPriority": 2, "INTypePropertyName": "displayString",
         "INTypePropertyTag": 2, "INTypePropertyType": "String"},
    ]
    return {
        "INTypeDisplayName": name,
        "INTypeDisplayNameID": f"y{name}",
        "INTypeLastPropertyTag": 2 + len(properties),
        "INTypeName": name,
        "INTypeProperties": default + list(properties),
    }


def type_property(index, **more):
    return {
        "INTypePropertyDisplayName": f"Property {index}",
        "INTypePropertyDisplayNameID": f"q{index}",
        "INTypePropertyDisplayPriority": index + 3,
        "INTypePropertyName": f"property{index}",
        "INTypePropertyTag": index + 3,
        "INTypePropertyType": "String",
    } | more


def only(value):
    """A folder with one definition."""
    return {"A.intentdefinition": value if isinstance(value, bytes) else xml(value)}


# Definitions


def intents(n):
    return only(definition([intent(f"Order{i}") for i in range(n)]))


def intents_of_one_name(n):
    return only(definition([intent() for _ in range(n)]))


def parameters(n):
    return only(definition([with_parameters([parameter(i) for i in range(n)])]))


def parameters_of_one_name(n):
    return only(definition([with_parameters([parameter(0) for _ in range(n)])]))


def parameters_with_lost_types(n):
    parts = [parameter(i, "Integer", INIntentParameterEnumType=f"Lost{i}",
                       INIntentParameterEnumTypeNamespace=NAMESPACE) for i in range(n)]
    return only(definition([with_parameters(parts)]))


def linked_parameters(n):
    """Each parameter depends on the one before."""
    parts = [parameter(0)] + [
        parameter(i, INIntentParameterRelationship={
            "INIntentParameterRelationshipParentName": f"part{i - 1}",
            "INIntentParameterRelationshipPredicateName": "HasAnyValue",
        }) for i in range(1, n)
    ]
    return only(definition([with_parameters(parts)]))


def dialogs(n):
    texts = [{
        "INIntentParameterPromptDialogCustom": True,
        "INIntentParameterPromptDialogFormatString": f"Which {i}?",
        "INIntentParameterPromptDialogFormatStringID": f"w{i}",
        "INIntentParameterPromptDialogType": "Primary",
    } for i in range(n)]
    return only(definition([with_parameters([parameter(0, INIntentParameterPromptDialogs=texts)])]))


def reasons(n):
    codes = [{
        "INIntentParameterUnsupportedReasonCode": f"tooMuch{i}",
        "INIntentParameterUnsupportedReasonCustom": True,
        "INIntentParameterUnsupportedReasonFormatString": f"Too much {i}.",
        "INIntentParameterUnsupportedReasonFormatStringID": f"u{i}",
    } for i in range(n)]
    part = parameter(0, INIntentParameterSupportsResolution=True, INIntentParameterUnsupportedReasons=codes)
    return only(definition([with_parameters([part])]))


def combinations(n):
    """Each parameter has a combination of its own."""
    entries = {
        f"part{i}": {
            "INIntentParameterCombinationTitle": "Order ${part%d}" % i,
            "INIntentParameterCombinationTitleID": f"c{i}",
        } for i in range(n)
    }
    parts = [parameter(i) for i in range(n)]
    return only(definition([with_parameters(parts, INIntentParameterCombinations=entries)]))


def response_codes(n):
    codes = [{
        "INIntentResponseCodeConciseFormatString": f"Done {i}",
        "INIntentResponseCodeConciseFormatStringID": f"r{i}",
        "INIntentResponseCodeFormatString": f"That is done {i}.",
        "INIntentResponseCodeFormatStringID": f"s{i}",
        "INIntentResponseCodeName": f"done{i}",
    } for i in range(n)]
    return only(definition([intent(INIntentResponse={"INIntentResponseCodes": codes})]))


def response_properties(n):
    properties = [{
        "INIntentResponseParameterDisplayName": f"Result {i}",
        "INIntentResponseParameterDisplayNameID": f"o{i}",
        "INIntentResponseParameterDisplayPriority": i + 1,
        "INIntentResponseParameterName": f"result{i}",
        "INIntentResponseParameterTag": i + 1,
        "INIntentResponseParameterType": "String",
    } for i in range(n)]
    text = "".join("${result%d} " % i for i in range(n))
    code = {
        "INIntentResponseCodeFormatString": text,
        "INIntentResponseCodeFormatStringID": "code",
        "INIntentResponseCodeName": "success",
        "INIntentResponseCodeSuccess": True,
    }
    response = {"INIntentResponseCodes": [code], "INIntentResponseLastParameterTag": n,
                "INIntentResponseParameters": properties}
    return only(definition([intent(INIntentResponse=response)]))


def enums(n):
    return only(definition(enums=[enum(f"Size{i}") for i in range(n)]))


def enum_cases(n):
    return only(definition(enums=[enum(cases=n)]))


def types(n):
    return only(definition(types=[type_(f"Item{i}") for i in range(n)]))


def type_properties(n):
    return only(definition(types=[type_(properties=[type_property(i) for i in range(n)])]))


def linked_types(n):
    """Each type has a property of the next one."""
    return only(definition(types=[
        type_(f"Item{i}", [type_property(0, INTypePropertyObjectType=f"Item{i + 1}", INTypePropertyType="Object",
                                         INTypePropertyObjectTypeNamespace=NAMESPACE)]) for i in range(n)
    ]))


def shared_keys(n):
    """All texts have one translation key."""
    return only(definition([intent(f"Order{i}", INIntentTitleID="same", INIntentDescriptionID="same")
                            for i in range(n)]))


def long_text(n):
    return only(definition([intent(INIntentDescription="word " * n)]))


def long_name(n):
    return only(definition([intent("N" * n)]))


def placeholders(n):
    text = "".join("${lost%d} " % i for i in range(n))
    entries = {"part0": {"INIntentParameterCombinationTitle": text, "INIntentParameterCombinationTitleID": "c"}}
    return only(definition([with_parameters([parameter(0)], INIntentParameterCombinations=entries)]))


def escapes(n):
    return only(definition([intent(INIntentDescription="&<>" * n)]))


def unknown_keys(n):
    return only(definition([intent()], **{f"INUnknown{i}": True for i in range(n)}))


def one_line(n):
    text = intents(n)["A.intentdefinition"].replace(b"\n", b"").replace(b"\t", b"")
    return only(text)


def unknown_keys_on_one_line(n):
    return only(unknown_keys(n)["A.intentdefinition"].replace(b"\n", b"").replace(b"\t", b""))


def crlf(n):
    return only(intents(n)["A.intentdefinition"].replace(b"\n", b"\r\n"))


def utf16(n):
    text = intents(n)["A.intentdefinition"].decode().replace("UTF-8", "UTF-16")
    return only(text.encode("utf-16"))


def xml_comments(n):
    return only((XML_HEAD + "<!-- a -->\n" * n + "<dict><key>INIntents</key><array/></dict></plist>\n").encode())


def character_data(n):
    text = "".join("<![CDATA[a<b]]>" for _ in range(n))
    return only((XML_HEAD + f"<dict><key>INIntentDefinitionNamespace</key><string>{text}</string></dict></plist>\n")
                .encode())


def wrong_types(n):
    values = "".join(f"<dict><key>INIntentName</key><integer>{i}</integer></dict>\n" for i in range(n))
    return only((XML_HEAD + f"<dict><key>INIntents</key><array>{values}</array></dict></plist>\n").encode())


def repeated_keys(n):
    keys = "".join(f"<key>K{i}</key><true/>\n" for i in list(range(n)) + list(reversed(range(n))))
    return only((XML_HEAD + f"<dict>{keys}</dict></plist>\n").encode())


def deep(n):
    return only((XML_HEAD + "<dict><key>a</key>" + "<array>" * n + "</array>" * n + "</dict></plist>\n").encode())


def attributes(n):
    return only((XML_HEAD.replace("<plist ", "<plist " + " ".join(f'a{i}="1"' for i in range(n)) + " ")
                 + "<dict/></plist>\n").encode())


def root_array(n):
    return only((XML_HEAD + "<array>" + "<string>text</string>\n" * n + "</array></plist>\n").encode())


def root_text(n):
    return only((XML_HEAD + "<string>" + "text " * n + "</string></plist>\n").encode())


def text_before_wrong_type(n):
    text = "<dict><key>a</key><string>" + "text " * n + "</string><key>INIntents</key><string>none</string></dict>"
    return only((XML_HEAD + text + "</plist>\n").encode())


def conflict(n):
    text = intents(n)["A.intentdefinition"]
    return only(text + b"<<<<<<< ours\n=======\n>>>>>>> theirs\n")


def files(n):
    return {f"A{i}.intentdefinition": xml(definition([intent(f"Order{i}")])) for i in range(n)}


def files_of_one_name(n):
    return {f"F{i}/A.intentdefinition": xml(definition([intent()])) for i in range(n)}


def deep_folders(n):
    return {"/".join(["f"] * n) + "/A.intentdefinition": xml(definition([intent()]))}


def copies(n):
    copy = xml(definition([intent()]))
    return {f"{language(i)}.lproj/A.intentdefinition": copy for i in range(n)} | {"Base.lproj/A.intentdefinition": copy}


# Tables


def language(index):
    letters = "abcdefghijklmnopqrstuvwxyz"
    return "q" + letters[index // 26 % 26] + letters[index % 26]


def with_table(text, intents=1, name="de.lproj/A.strings"):
    text = text if isinstance(text, bytes) else text.encode()
    return {
        "Base.lproj/A.intentdefinition": xml(definition([intent(f"Order{i}") for i in range(intents)])),
        name: text,
    }


def entry(key, value="text"):
    return f'"{key}" = "{value}";\n'


def translations(n):
    return with_table("".join(entry(f"tOrder{i}") for i in range(n)), n)


def misnamed_table(n):
    return with_table("".join(entry(f"tOrder{i}") for i in range(n)), n, "de.lproj/Old.strings")


def lacking_translations(n):
    return with_table(entry("tOrder0"), n)


def orphans(n):
    return with_table("".join(entry(f"orphan{i}") for i in range(n)))


def orphans_in_languages(n):
    """As many orphans in each of twenty languages."""
    table = "".join(entry(f"orphan{i}") for i in range(n)).encode()
    return {f"{language(i)}.lproj/A.strings": table for i in range(20)} | {
        "Base.lproj/A.intentdefinition": xml(definition([intent()]))
    }


def orphans_on_one_line(n):
    return with_table(orphans(n)["de.lproj/A.strings"].replace(b"\n", b" "))


def repeated_entries(n):
    return with_table(entry("tOrder0") * n)


def repeated_entries_on_one_line(n):
    return with_table((entry("tOrder0") * n).replace("\n", " "))


def table_comments(n):
    return with_table("/* a */\n" * n + entry("tOrder0"))


def long_translation(n):
    return with_table(entry("tOrder0", "word " * n))


def escaped_translation(n):
    return with_table(entry("tOrder0", '\\n\\"\\U00e9' * n))


def wrong_placeholders(n):
    return with_table("".join(entry(f"tOrder{i}", "${lost}") for i in range(n)), n)


def cut_off_table(n):
    return with_table("".join(entry(f"tOrder{i}") for i in range(n)) + '"open')


def xml_table(n):
    return with_table(xml({f"tOrder{i}": "text" for i in range(n)}), n)


def binary_table(n):
    return with_table(plistlib.dumps({f"tOrder{i}": "text" for i in range(n)}, fmt=plistlib.FMT_BINARY), n)


def utf16_table(n):
    return with_table("".join(entry(f"tOrder{i}") for i in range(n)).encode("utf-16"), n)


def list_for_table(n):
    return with_table("(" + "a, " * n + ")")


def languages(n):
    table = entry("tOrder0").encode()
    return {f"{language(i)}.lproj/A.strings": table for i in range(n)} | {
        "Base.lproj/A.intentdefinition": xml(definition([intent("Order0"), intent("Order1")]))
    }


def plurals(n):
    entries = {f"tOrder{i}": {
        "NSStringLocalizedFormatKey": "%#@count@",
        "count": {"NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d",
                  "one": "one", "other": "%d"},
    } for i in range(n)}
    return with_table(xml(entries), n, "de.lproj/A.stringsdict")


def plural_variables(n):
    variables = {f"v{i}": {"NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
                           "NSStringFormatValueTypeKey": "d", "other": "%d"} for i in range(n)}
    text = "".join(f"%#@v{i}@" for i in range(n))
    return with_table(xml({"tOrder0": {"NSStringLocalizedFormatKey": text} | variables}), 1, "de.lproj/A.stringsdict")


def list_for_plurals(n):
    return with_table(xml(["a"] * n), 1, "de.lproj/A.stringsdict")


# Projects


def project(objects, targets, children=(), configurations="LP", regions=("en", "Base")):
    lines = [f"{name} = {{{content}}};" for name, content in objects.items()]
    lines += [
        f'G = {{isa = PBXGroup; children = ({", ".join(children)}); sourceTree = "<group>"; }};',
        "LP = {isa = XCConfigurationList; buildConfigurations = (ZP, ); };",
        "ZP = {isa = XCBuildConfiguration; buildSettings = {INTENTS_CODEGEN_LANGUAGE = Swift; }; name = Debug; };",
        f'R = {{isa = PBXProject; buildConfigurationList = {configurations}; developmentRegion = en; '
        f'knownRegions = ({", ".join(regions)}); mainGroup = G; targets = ({", ".join(targets)}); }};',
    ]
    text = "// !$*UTF8*$!\n{objects = {\n" + "\n".join(lines) + "\n}; rootObject = R; }\n"
    return {"A.xcodeproj/project.pbxproj": text.encode()}


PROGRAM = '"com.apple.product-type.application"'
FRAMEWORK = '"com.apple.product-type.framework"'


def target(name, phases=(), kind=PROGRAM, more=""):
    return (f'isa = PBXNativeTarget; buildConfigurationList = LP; buildPhases = ({", ".join(phases)}); name = {name}; '
            f"productType = {kind}; {more}")


def sources(names):
    return f'isa = PBXSourcesBuildPhase; files = ({", ".join(names)}); '


def reference(path):
    return f'isa = PBXFileReference; path = "{path}"; sourceTree = SOURCE_ROOT; '


def listing(file):
    return f"isa = PBXBuildFile; fileRef = {file}; "


def project_of(targets, definitions, listed):
    """A project of targets and definitions; `listed` gives the definitions of a target."""
    objects, names = {}, []
    for i in range(definitions):
        objects[f"F{i}"] = reference(f"A{i}.intentdefinition")
    for t in range(targets):
        entries = []
        for i in listed(t):
            objects[f"B{t}_{i}"] = listing(f"F{i}")
            entries.append(f"B{t}_{i}")
        objects[f"P{t}"] = sources(entries)
        objects[f"T{t}"] = target(f"App{t}", [f"P{t}"])
        names.append(f"T{t}")
    return project(objects, names, [f"F{i}" for i in range(definitions)]) | files(definitions)


def targets(n):
    return project_of(n, 1, lambda t: [0] if t == 0 else [])


def targets_of_one_definition(n):
    return project_of(n, 1, lambda _: [0])


def listed_definitions(n):
    return project_of(1, n, lambda _: range(n))


def targets_and_definitions(n):
    return project_of(n, n, lambda t: [t])


def listed_twice(n):
    parts = project_of(1, n, lambda _: range(n))
    text = parts["A.xcodeproj/project.pbxproj"].decode()
    start = text.index("files = (") + len("files = (")
    again = text[start:text.index(")", start)]
    parts["A.xcodeproj/project.pbxproj"] = (text[:start] + again + ", " + text[start:]).encode()
    return parts


def listed_files(n):
    objects = {f"F{i}": reference(f"S{i}.swift") for i in range(n)} | {f"B{i}": listing(f"F{i}") for i in range(n)}
    objects |= {"F": reference("A0.intentdefinition"), "B": listing("F"), "T": target("App", ["P"])}
    objects["P"] = sources([f"B{i}" for i in range(n)] + ["B"])
    return project(objects, ["T"], [f"F{i}" for i in range(n)] + ["F"]) | files(1)


def variant_groups(n):
    objects, entries, children = {}, [], []
    for i in range(n):
        objects[f"V{i}"] = f'isa = PBXVariantGroup; children = (F{i}a, F{i}b); name = A{i}; sourceTree = "<group>"; '
        objects[f"F{i}a"] = reference(f"A{i}.intentdefinition")
        objects[f"F{i}b"] = reference(f"de.lproj/A{i}.strings")
        objects[f"B{i}"] = listing(f"V{i}")
        entries.append(f"B{i}")
        children.append(f"V{i}")
    objects |= {"P": sources(entries), "T": target("App", ["P"])}
    return project(objects, ["T"], children) | files(n)


def group_chain(n):
    objects = {f"G{i}": f'isa = PBXGroup; children = (G{i + 1}); sourceTree = "<group>"; ' for i in range(n)}
    objects |= {f"G{n}": reference("A0.intentdefinition"), "B": listing(f"G{n}"), "P": sources(["B"]),
                "T": target("App", ["P"])}
    return project(objects, ["T"], ["G0"]) | files(1)


def linked_targets(n):
    """Each target links the framework of the next."""
    objects, names = {"F": reference("A0.intentdefinition"), "B": listing("F")}, []
    for i in range(n):
        objects[f"P{i}"] = sources(["B"] if i == n - 1 else [])
        objects[f"W{i}"] = f"isa = PBXFrameworksBuildPhase; files = (L{i}); "
        objects[f"L{i}"] = listing(f"Q{i + 1}")
        objects[f"Q{i}"] = reference(f"K{i}.framework")
        objects[f"T{i}"] = target(f"Kit{i}", [f"P{i}", f"W{i}"], FRAMEWORK if i else PROGRAM, f"productReference = Q{i}; ")
        names.append(f"T{i}")
    return project(objects, names, ["F"]) | files(1)


def synchronized_folders(n):
    objects = {f"S{i}": f'isa = PBXFileSystemSynchronizedRootGroup; path = D{i}; sourceTree = "<group>"; '
               for i in range(n)}
    folders = ", ".join(f"S{i}" for i in range(n))
    objects["T"] = target("App", more=f"fileSystemSynchronizedGroups = ({folders}); ")
    definitions = {f"D{i}/A{i}.intentdefinition": xml(definition([intent(f"Order{i}")])) for i in range(n)}
    return project(objects, ["T"], [f"S{i}" for i in range(n)]) | definitions


def folder_exceptions(n):
    names = ", ".join(f"A{i}.intentdefinition" for i in range(n))
    objects = {
        "S": 'isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E); path = D; sourceTree = "<group>"; ',
        "E": "isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; "
             f"membershipExceptions = ({names}); ",
        "T": target("App", more="fileSystemSynchronizedGroups = (S); "),
    }
    definitions = {f"D/A{i}.intentdefinition": xml(definition([intent(f"Order{i}")])) for i in range(n)}
    return project(objects, ["T"], ["S"]) | definitions


def configurations(n):
    objects = {f"Z{i}": f"isa = XCBuildConfiguration; buildSettings = {{SWIFT_VERSION = 5.0; }}; name = C{i}; "
               for i in range(n)}
    names = ", ".join(f"Z{i}" for i in range(n))
    objects |= {
        "L": f"isa = XCConfigurationList; buildConfigurations = ({names}); ",
        "F": reference("A0.intentdefinition"), "B": listing("F"), "P": sources(["B"]),
        "T": target("App", ["P"]).replace("LP", "L"),
    }
    return project(objects, ["T"], ["F"], "L") | files(1)


def one_app(settings="", base="", children=()):
    objects = {
        "Z": f"isa = XCBuildConfiguration; {base} buildSettings = {{{settings}}}; name = Debug; ",
        "L": "isa = XCConfigurationList; buildConfigurations = (Z); ",
        "F": reference("A0.intentdefinition"), "B": listing("F"), "P": sources(["B"]),
        "T": target("App", ["P"]).replace("LP", "L"),
        "X": reference("a.xcconfig"),
    }
    return project(objects, ["T"], ["F", "X", *children]) | files(1)


def settings(n):
    return one_app("".join(f"SETTING_{i} = a; " for i in range(n)))


def linked_settings(n):
    chain = "".join(f'S{i} = "$(S{i + 1})"; ' for i in range(n))
    return one_app(f'INTENTS_CODEGEN_LANGUAGE = "$(S0)"; {chain}')


def conditional_settings(n):
    return one_app("".join(f'"INTENTS_CODEGEN_LANGUAGE[sdk=a{i}]" = Swift; ' for i in range(n)))


def settings_file(lines):
    text = "".join(line + "\n" for line in lines)
    return one_app(base="baseConfigurationReference = X;") | {"a.xcconfig": text.encode()}


def file_settings(n):
    return settings_file(f"SETTING_{i} = a" for i in range(n))


def lost_inclusions(n):
    return settings_file([f"SETTING_{i} = a" for i in range(n)] + [f'#include "lost{i}.xcconfig"' for i in range(n)])


def inclusion_chain(n):
    parts = settings_file(['#include "b0.xcconfig"'])
    return parts | {f"b{i}.xcconfig": f'S{i} = a\n#include "b{i + 1}.xcconfig"\n'.encode() for i in range(n)}


def inclusions_of_one_file(n):
    return settings_file(['#include "b.xcconfig"'] * n) | {"b.xcconfig": b"S = a\nT = b\n"}


def continued_lines(n):
    return settings_file(["S = a \\"] + ["b \\"] * n + ["c"])


def inherited_settings(n):
    return settings_file(["INTENTS_CODEGEN_LANGUAGE = $(inherited) a"] * n)


def project_comments(n):
    parts = one_app()
    text = parts["A.xcodeproj/project.pbxproj"]
    parts["A.xcodeproj/project.pbxproj"] = text.replace(b"{objects", b"/* a */\n" * n + b"{objects", 1)
    return parts


def list_for_project(n):
    return {"A.xcodeproj/project.pbxproj": ("(" + "a, " * n + ")").encode()} | files(1)


def project_on_one_line(n):
    parts = listed_twice(n)
    text = parts["A.xcodeproj/project.pbxproj"]
    head, rest = text.split(b"\n", 1)
    parts["A.xcodeproj/project.pbxproj"] = head + b"\n" + rest.replace(b"\n", b" ")
    return parts


def regions(n):
    objects = {"F": reference("A0.intentdefinition"), "B": listing("F"), "P": sources(["B"]), "T": target("App", ["P"])}
    return project(objects, ["T"], ["F"], regions=[language(i) for i in range(n)]) | files(1)


# Property lists of bundles


def property_list(value):
    return only(definition([intent()])) | {"Info.plist": value if isinstance(value, bytes) else xml(value)}


def extension(names, restricted=()):
    return {"NSExtension": {
        "NSExtensionAttributes": {"IntentsSupported": list(names), "IntentsRestrictedWhileLocked": list(restricted)},
        "NSExtensionPointIdentifier": "com.apple.intents-service",
        "NSExtensionPrincipalClass": "Handler",
    }}


def unknown_classes(n):
    return property_list(extension(f"LostThing{i}Intent" for i in range(n)))


def unknown_classes_on_one_line(n):
    return property_list(unknown_classes(n)["Info.plist"].replace(b"\n", b"").replace(b"\t", b""))


def repeated_classes(n):
    return property_list(extension(["OrderIntent"] * n))


def restricted_classes(n):
    return property_list(extension(["OrderIntent"], [f"Lost{i}Intent" for i in range(n)]))


def activity_types(n):
    return property_list({"NSUserActivityTypes": [f"Lost{i}Intent" for i in range(n)]})


def listed_classes(n):
    return only(definition([intent(f"Order{i}") for i in range(n)])) | {
        "Info.plist": xml(extension(f"Order{i}Intent" for i in range(n)))
    }


def unlisted_classes(n):
    return only(definition([intent(f"Order{i}", INIntentSupportsBackgroundExecution=True) for i in range(n)])) | {
        "Info.plist": xml(extension(["Order0Intent"]))
    }


def wrong_entries(n):
    return property_list(extension(range(n)))


def other_keys(n):
    return property_list({f"Key{i}": "a" for i in range(n)})


def binary_list(n):
    return property_list(plistlib.dumps(extension(f"Lost{i}Intent" for i in range(n)), fmt=plistlib.FMT_BINARY))


def array_for_list(n):
    return property_list(xml(["a"] * n))


def binary_array_for_list(n):
    return property_list(plistlib.dumps(["a" * 20 + str(i) for i in range(n)], fmt=plistlib.FMT_BINARY))


# Apps


def app(files):
    return only(definition([intent()])) | {f"A.app/{name}": content for name, content in files.items()} | {
        "A.app/Info.plist": xml({"CFBundleIdentifier": "a.b"})
    }


def app_extensions(n):
    return app({f"PlugIns/E{i}.appex/Info.plist": xml(extension([f"Lost{i}Intent"])) for i in range(n)})


def app_definitions(n):
    return app({f"A{i}.intentdefinition": xml(definition([intent(f"Order{i}")])) for i in range(n)}) | files(n)


def app_tables(n):
    return app({f"{language(i)}.lproj/A.strings": entry("tOrder").encode() for i in range(n)})


def app_files(n):
    return app({f"F{i}.png": b"" for i in range(n)})


# What has changed since an earlier time


def changed(old, new):
    return {"old/A.intentdefinition": xml(old), "new/A.intentdefinition": xml(new)}


def renamed_intents(n):
    return changed(definition([intent(f"Order{i}") for i in range(n)]),
                   definition([intent(f"Get{i}") for i in range(n)]))


def removed_intents(n):
    return changed(definition([intent(f"Order{i}") for i in range(n)]), definition([intent("Get")]))


def renamed_parameters(n):
    parts = [parameter(i) for i in range(n)]
    renamed = [parameter(i, INIntentParameterName=f"piece{i}") for i in range(n)]
    return changed(definition([with_parameters(parts)]), definition([with_parameters(renamed)]))


def retyped_parameters(n):
    return changed(definition([with_parameters([parameter(i) for i in range(n)])]),
                   definition([with_parameters([parameter(i, "Integer") for i in range(n)])]))


def renumbered_cases(n):
    other = enum(cases=n)
    for index, case in enumerate(other["INEnumValues"]):
        case["INEnumValueIndex"] = n - index
    return changed(definition(enums=[enum(cases=n)]), definition(enums=[other]))


def renamed_types(n):
    return changed(definition(types=[type_(f"Item{i}") for i in range(n)]),
                   definition(types=[type_(f"Thing{i}") for i in range(n)]))


def moved_definitions(n):
    return {f"old/A{i}.intentdefinition": xml(definition([intent(f"Order{i}")])) for i in range(n)} | {
        f"new/B{i}.intentdefinition": xml(definition([intent(f"Order{i}")])) for i in range(n)
    }


# Configurations


def configuration(text, intents=1):
    return only(definition([intent(f"Order{i}") for i in range(intents)])) | {"intentc.json": text.encode()}


def members(texts, opening="{", closing="}"):
    return opening + ", ".join(texts) + closing


def unknown_members(n):
    return configuration(members(['"version": 1'] + [f'"key{i}": 1' for i in range(n)]))


def repeated_members(n):
    return configuration(members(['"version": 1'] + ['"visibility": "public"'] * n))


def severities(n):
    rules = members(f'"rule-{i}": "off"' for i in range(n))
    return configuration('{"version": 1, "check": {"severities": ' + rules + "}}")


def suppressions(n):
    entries = members(('{"rule": "l10n-orphan-key", "path": "F%d"}' % i for i in range(n)), "[", "]")
    return configuration('{"version": 1, "check": {"suppressions": ' + entries + "}}")


def suppressions_and_findings(n):
    entries = members(('{"rule": "name-template", "path": "A.intentdefinition", "at": "intents/Order%d"}' % i
                       for i in range(n)), "[", "]")
    return configuration('{"version": 1, "check": {"suppressions": ' + entries + "}}", n)


def suppressions_of_keys(n):
    """A suppression for each text that tables in two languages lack."""
    entries = members(('{"rule": "l10n-key-missing", "path": "Base.lproj/A.intentdefinition", "at": "tCase%d"}' % i
                       for i in range(n)), "[", "]")
    cases = [{"INEnumValueDisplayName": f"Case {i}", "INEnumValueDisplayNameID": f"tCase{i}",
              "INEnumValueIndex": i, "INEnumValueName": f"case{i}"} for i in range(n)]
    enum = {"INEnumName": "Size", "INEnumValues": cases}
    return {
        "Base.lproj/A.intentdefinition": xml(definition([intent()]) | {"INEnums": [enum]}),
        "de.lproj/A.strings": b"", "fr.lproj/A.strings": b"",
        "intentc.json": ('{"version": 1, "check": {"suppressions": ' + entries + "}}").encode(),
    }


def expected_languages(n):
    entries = members((f'"{language(i)}"' for i in range(n)), "[", "]")
    return configuration('{"version": 1, "check": {"locales": ' + entries + "}}")


def excluded_intents(n):
    entries = members((f'"Order{i}"' for i in range(n)), "[", "]")
    return configuration('{"version": 1, "excludedIntents": ' + entries + "}", n)


def excluded_paths(n):
    entries = members((f'"F{i}"' for i in range(n)), "[", "]")
    return configuration('{"version": 1, "check": {"excludedPaths": ' + entries + "}}")


def long_member(n):
    return configuration('{"version": 1, "classPrefix": "' + "a" * n + '"}')


def deep_configuration(n):
    return configuration('{"version": 1, "check": ' + "[" * n + "]" * n + "}")


def blank_configuration(n):
    return configuration(" \n" * n + '{"version": 1}')


# The table: shape, size, commands.

READERS = ["check", "check-sarif", "check-json", "build", "list", "list-json", "dump", "format"]
SINGLE = READERS + ["generate", "compile"]
COMPARING = SINGLE + ["check-against", "check-fix"]
CHECKS = ["check", "check-sarif", "check-short", "check-fix"]
PROJECT = ["project", "project-sarif", "project-fix"]
PLIST = ["plist", "plist-sarif", "plist-fix"]
APP = ["bundle", "bundle-sarif"]
CHANGED = ["changed", "changed-sarif"]
CONFIGURED = ["check", "check-json", "build", "list"]

SHAPES = [
    (intents, 100, COMPARING),
    (intents_of_one_name, 100, COMPARING),
    (parameters, 100, COMPARING),
    (parameters_of_one_name, 100, COMPARING),
    (parameters_with_lost_types, 100, COMPARING),
    (linked_parameters, 100, COMPARING),
    (dialogs, 200, COMPARING),
    (reasons, 200, COMPARING),
    (combinations, 100, COMPARING),
    (response_codes, 100, COMPARING),
    (response_properties, 100, COMPARING),
    (enums, 100, COMPARING),
    (enum_cases, 200, COMPARING),
    (types, 100, COMPARING),
    (type_properties, 200, COMPARING),
    (linked_types, 100, COMPARING),
    (shared_keys, 100, COMPARING),
    (long_text, 20000, COMPARING),
    (long_name, 2000, SINGLE),
    (placeholders, 500, COMPARING),
    (escapes, 20000, SINGLE),
    (unknown_keys, 500, COMPARING),
    (unknown_keys_on_one_line, 500, SINGLE),
    (one_line, 100, SINGLE),
    (crlf, 100, SINGLE),
    (utf16, 100, SINGLE),
    (xml_comments, 20000, SINGLE),
    (character_data, 10000, SINGLE),
    (wrong_types, 500, SINGLE),
    (repeated_keys, 2000, SINGLE),
    (deep, 2000, SINGLE),
    (attributes, 2000, SINGLE),
    (root_array, 20000, SINGLE),
    (root_text, 40000, SINGLE),
    (conflict, 200, SINGLE),
    (files, 100, READERS[:-2] + ["format"]),
    (files_of_one_name, 100, ["check", "build", "list", "format"]),
    (deep_folders, 100, ["check", "build", "list", "format"]),
    (copies, 100, ["check", "build", "list", "format"]),
    (translations, 200, CHECKS),
    (misnamed_table, 200, CHECKS + ["build"]),
    (lacking_translations, 200, CHECKS),
    (orphans, 500, CHECKS),
    (orphans_in_languages, 50, CHECKS),
    (orphans_on_one_line, 500, CHECKS),
    (repeated_entries, 500, CHECKS),
    (repeated_entries_on_one_line, 500, CHECKS),
    (table_comments, 5000, CHECKS),
    (long_translation, 20000, CHECKS),
    (escaped_translation, 10000, CHECKS),
    (wrong_placeholders, 200, CHECKS),
    (cut_off_table, 1000, CHECKS),
    (xml_table, 200, CHECKS),
    (binary_table, 200, CHECKS),
    (utf16_table, 200, CHECKS),
    (list_for_table, 20000, CHECKS),
    (languages, 100, CHECKS),
    (plurals, 200, CHECKS),
    (plural_variables, 200, CHECKS),
    (list_for_plurals, 20000, CHECKS),
    (targets, 200, PROJECT),
    (targets_of_one_definition, 100, PROJECT),
    (listed_definitions, 100, PROJECT),
    (targets_and_definitions, 100, PROJECT),
    (listed_twice, 100, PROJECT),
    (listed_files, 1000, PROJECT),
    (variant_groups, 100, PROJECT),
    (group_chain, 1000, PROJECT),
    (linked_targets, 200, PROJECT),
    (synchronized_folders, 100, PROJECT),
    (folder_exceptions, 100, PROJECT),
    (configurations, 500, PROJECT),
    (settings, 1000, PROJECT),
    (linked_settings, 1000, PROJECT),
    (conditional_settings, 500, PROJECT),
    (file_settings, 1000, PROJECT),
    (lost_inclusions, 500, PROJECT),
    (inclusion_chain, 200, PROJECT),
    (inclusions_of_one_file, 1000, PROJECT),
    (continued_lines, 5000, PROJECT),
    (inherited_settings, 500, PROJECT),
    (project_comments, 10000, PROJECT),
    (list_for_project, 20000, PROJECT),
    (project_on_one_line, 100, PROJECT),
    (regions, 300, PROJECT),
    (unknown_classes, 300, PLIST),
    (unknown_classes_on_one_line, 300, PLIST),
    (repeated_classes, 300, PLIST),
    (restricted_classes, 300, PLIST),
    (activity_types, 300, PLIST),
    (listed_classes, 200, PLIST),
    (unlisted_classes, 200, PLIST),
    (wrong_entries, 300, PLIST),
    (other_keys, 2000, PLIST),
    (binary_list, 300, PLIST),
    (array_for_list, 20000, PLIST),
    (binary_array_for_list, 20000, PLIST),
    (app_extensions, 100, APP),
    (app_definitions, 100, APP),
    (app_tables, 100, APP),
    (app_files, 300, APP),
    (renamed_intents, 200, CHANGED),
    (removed_intents, 200, CHANGED),
    (renamed_parameters, 200, CHANGED),
    (retyped_parameters, 200, CHANGED),
    (renumbered_cases, 300, CHANGED),
    (renamed_types, 200, CHANGED),
    (moved_definitions, 100, CHANGED),
    (unknown_members, 2000, CONFIGURED),
    (repeated_members, 1000, CONFIGURED),
    (severities, 1000, CONFIGURED),
    (suppressions, 500, CONFIGURED),
    (suppressions_and_findings, 200, CONFIGURED),
    (suppressions_of_keys, 100, CHECKS),
    (expected_languages, 200, CONFIGURED),
    (excluded_intents, 200, CONFIGURED),
    (excluded_paths, 1000, CONFIGURED),
    (long_member, 20000, CONFIGURED),
    (deep_configuration, 20000, CONFIGURED),
    (blank_configuration, 20000, CONFIGURED),
]
