#!/usr/bin/env python3
"""Writes a definition of any size for measuring: always the same bytes for the same size.

usage: generate.py SIZE FILE

SIZE is in bytes. The file is made of groups of an intent, an enum and a type, each of about 20 kB, shaped like those of
large real definitions: parameters with dialogs, reasons and metadata, combinations, and a response. Where SIZE is less
than a group the file holds one small intent without parameters, of about 2 kB.
"""

import plistlib
import sys

NAMESPACE = "bEnCh0"
CHANGING_KINDS = ["String", "Integer", "Boolean", "[String]", "Decimal", "DateComponents", "File"]
INTENTS_PER_TYPE = 6
WORDS = "amber birch cedar dune ember fjord grove heath islet jetty knoll ledge marsh north ocean plain quarry".split()
DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


class Identifiers:
    """Translation keys: six characters that look random and never repeat."""

    def __init__(self):
        self.count = 0

    def next(self):
        self.count += 1
        number = self.count * 2654435761 % len(DIGITS) ** 6
        characters = []
        for _ in range(6):
            number, digit = divmod(number, len(DIGITS))
            characters.append(DIGITS[digit])
        return "".join(characters)


identifiers = Identifiers()


def text(key, value):
    return {key: value, key + "ID": identifiers.next()}


def title(name):
    return name[0].upper() + name[1:]


def value_type(prefix, kind, index):
    """The keys that say what a parameter or property holds; `[String]` is a list."""
    keys = {}
    if kind.startswith("["):
        kind = kind[1:-1]
        keys[prefix + "SupportsMultipleValues"] = True
    if kind == "Enum":
        keys |= {prefix + "EnumType": f"Kind{index}", prefix + "EnumTypeNamespace": NAMESPACE}
        kind = "Integer"
    elif kind == "Object":
        keys |= {prefix + "ObjectType": f"Item{index}", prefix + "ObjectTypeNamespace": NAMESPACE}
    return keys | {prefix + "Type": kind}


METADATA = {
    "String": lambda: {"INIntentParameterMetadataCapitalization": "Sentences"}
    | {"INIntentParameterMetadataDefaultValueID": identifiers.next()},
    "Boolean": lambda: text("INIntentParameterMetadataFalseDisplayName", "off")
    | text("INIntentParameterMetadataTrueDisplayName", "on"),
    "Integer": lambda: {
        "INIntentParameterMetadataDefaultValue": 10,
        "INIntentParameterMetadataMaximumValue": 100,
        "INIntentParameterMetadataMinimumValue": 1,
        "INIntentParameterMetadataType": "Stepper",
    },
    "Decimal": lambda: {
        "INIntentParameterMetadataDefaultValue": 0.5,
        "INIntentParameterMetadataMaximumValue": 9.5,
        "INIntentParameterMetadataType": "Slider",
    },
    "DateComponents": lambda: {
        "INIntentParameterMetadataDateStyle": "Full",
        "INIntentParameterMetadataFormat": "Style",
        "INIntentParameterMetadataTemplateID": identifiers.next(),
        "INIntentParameterMetadataTimeStyle": "Full",
        "INIntentParameterMetadataType": "DateTime",
    },
    "File": lambda: {
        "INIntentParameterMetadataCustomUTIs": [{"UTI": "public.data"}],
        "INIntentParameterMetadataType": "Custom",
    },
}


def dialogs(name):
    texts = [
        ("Configuration", f"Choose the {name}"),
        ("Primary", f"Which {name} do you want?"),
        ("DisambiguationIntroduction", f"${{count}} of them are called “${{{name}}}”."),
        ("Confirmation", f"Did you mean “${{{name}}}”?"),
    ]
    prefix = "INIntentParameterPromptDialog"
    return [
        {prefix + "Custom": True, prefix + "Type": kind} | text(prefix + "FormatString", spoken)
        for kind, spoken in texts
    ]


def reasons():
    prefix = "INIntentParameterUnsupportedReason"
    texts = [
        ("negativeNumbersNotSupported", "${displayName} can only be positive."),
        ("greaterThanMaximumValue", "${displayName} cannot be more than ${maximumValue}."),
        ("lessThanMinimumValue", "${displayName} must be at least ${minimumValue}."),
    ]
    return [
        {prefix + "Code": code, prefix + "Default": True} | text(prefix + "FormatString", spoken)
        for code, spoken in texts
    ]


def parameter(position, name, kind, index):
    prefix = "INIntentParameter"
    keys = value_type(prefix, kind, index) | text(prefix + "DisplayName", title(name))
    keys |= {
        prefix + "Configurable": True,
        prefix + "DisplayPriority": position,
        prefix + "Name": name,
        prefix + "PromptDialogs": dialogs(name),
        prefix + "SupportsResolution": True,
        prefix + "Tag": position + 1,
    }
    if kind in METADATA:
        keys[prefix + "Metadata"] = METADATA[kind]()
    if kind in ("Integer", "Decimal"):
        keys[prefix + "UnsupportedReasons"] = reasons()
    if kind == "Object":
        keys[prefix + "SupportsDynamicEnumeration"] = True
        keys[prefix + "SupportsSearch"] = index % 2 == 0
    return keys


def combinations(names):
    prefix = "INIntentParameterCombination"
    result = {}
    for count in range(1, len(names) + 1):
        shown = names[:count]
        template = "Use " + ", ".join(f"${{{name}}}" for name in shown)
        result[",".join(shown)] = {
            prefix + "IsPrimary": count == len(names),
            prefix + "SupportsBackgroundExecution": True,
        } | text(prefix + "Title", template)
    return result


def response(properties, codes, index):
    prefix = "INIntentResponseParameter"
    members = [
        value_type(prefix, kind, index)
        | text(prefix + "DisplayName", title(name))
        | {prefix + "DisplayPriority": position, prefix + "Name": name, prefix + "Tag": position + 1}
        for position, (name, kind) in enumerate(properties.items(), 1)
    ]
    prefix = "INIntentResponseCode"
    return {
        "INIntentResponseCodes": [
            {prefix + "Name": name, prefix + "Success": name == "success"}
            | text(prefix + "FormatString", spoken)
            | text(prefix + "ConciseFormatString", spoken)
            for name, spoken in codes.items()
        ],
        "INIntentResponseLastParameterTag": len(members) + 1,
        "INIntentResponseParameters": members,
    }


def intent(index, response):
    verb = WORDS[index % len(WORDS)]
    return (
        text("INIntentTitle", f"{title(verb)} request {index}")
        | text("INIntentDescription", f"Asks for the {verb} with the number {index} & what belongs to it.")
        | {
            "INIntentCategory": "generic",
            "INIntentName": f"{title(verb)}Request{index}",
            "INIntentResponse": response,
            "INIntentType": "Custom",
            "INIntentVerb": "Do",
        }
    )


def large_intent(index):
    kinds = ["Enum", "Object", CHANGING_KINDS[index % len(CHANGING_KINDS)]]
    names = [WORDS[(index + 5 * offset) % len(WORDS)] + title(kind.strip("[]")) for offset, kind in enumerate(kinds)]
    codes = {
        "success": "${outcome} took ${seconds} seconds.",
        "failure": "That did not work.",
        "failureNotFound": "Nothing is called ${outcome}.",
        "failureNoNetwork": "There is no connection to the network.",
    }
    return intent(index, response({"outcome": "String", "seconds": "Integer", "found": "[Object]"}, codes, index)) | {
        "INIntentConfigurable": True,
        "INIntentLastParameterTag": len(names) + 1,
        "INIntentManagedParameterCombinations": combinations(names),
        "INIntentParameterCombinations": combinations(names),
        "INIntentParameters": [
            parameter(position, name, kind, index) for position, (name, kind) in enumerate(zip(names, kinds), 1)
        ],
    }


def average_intent(index):
    """An intent of the average size of real ones: a parameter or none, rarely two, a combination, two codes."""
    kinds = ["String", "Integer", "Object", "String", "Boolean", "Enum", "String", "Decimal"]
    group = index // INTENTS_PER_TYPE
    words = [WORDS[(index + 5 * offset) % len(WORDS)] for offset in range(index % 3)]
    names = [word + "Value" for word in words]
    codes = {"success": "${outcome} it is." if index % 2 else "Done.", "failure": "That did not work."}
    parameters = [
        parameter(position, name, kinds[(index + position) % len(kinds)], group)
        for position, name in enumerate(names, 1)
    ]
    for keys in parameters:
        del keys["INIntentParameterPromptDialogs"][2:]
    whole = {name: keys for name, keys in combinations(names).items() if name == ",".join(names)}
    return intent(index, response({"outcome": "String"} if index % 2 else {}, codes, group)) | {
        "INIntentConfigurable": True,
        "INIntentLastParameterTag": len(names) + 1,
        "INIntentManagedParameterCombinations": whole if index % 3 else {},
        "INIntentParameterCombinations": whole,
        "INIntentParameters": parameters,
    }


def small_intent():
    return intent(1, response({}, {"success": "Done.", "failure": "That did not work."}, 1))


def enum(index):
    values = [{"INEnumValueName": "unknown"} | text("INEnumValueDisplayName", "unknown")]
    for number, word in enumerate(WORDS[:8], 1):
        keys = {"INEnumValueIndex": number, "INEnumValueName": word}
        values.append(keys | text("INEnumValueDisplayName", title(word)))
    return text("INEnumDisplayName", f"Kind {index}") | {
        "INEnumGeneratesHeader": True,
        "INEnumName": f"Kind{index}",
        "INEnumType": "Regular",
        "INEnumValues": values,
    }


def type_definition(index):
    prefix = "INTypeProperty"
    inherited = {
        "identifier": "String",
        "displayString": "String",
        "pronunciationHint": "String",
        "alternativeSpeakableMatches": "[SpeakableString]",
    }
    own = {"name": "String", "count": "Integer", "kind": "Enum", "parts": "[Object]", "weight": "Mass"}
    properties = [
        value_type(prefix, kind, index)
        | {prefix + "Default": True, prefix + "DisplayPriority": tag, prefix + "Name": name, prefix + "Tag": tag}
        for tag, (name, kind) in enumerate(inherited.items(), 1)
    ]
    properties += [
        value_type(prefix, kind, index)
        | text(prefix + "DisplayName", title(name))
        | {prefix + "DisplayPriority": 5 + position, prefix + "Name": name, prefix + "Tag": 100 + position}
        for position, (name, kind) in enumerate(own.items())
    ]
    return text("INTypeDisplayName", f"Item {index}") | {
        "INTypeLastPropertyTag": 99 + len(own),
        "INTypeName": f"Item{index}",
        "INTypeProperties": properties,
    }


def definition(enums, intents, types):
    content = {
        "INEnums": enums,
        "INIntentDefinitionModelVersion": "1.2",
        "INIntentDefinitionNamespace": NAMESPACE,
        "INIntentDefinitionSystemVersion": "23F79",
        "INIntentDefinitionToolsBuildVersion": "15F31d",
        "INIntentDefinitionToolsVersion": "15.4",
        "INIntents": intents,
        "INTypes": types,
    }
    return plistlib.dumps(content)


def groups(count):
    indices = range(1, count + 1)
    return definition(
        [enum(index) for index in indices],
        [large_intent(index) for index in indices],
        [type_definition(index) for index in indices],
    )


def average_intents(count):
    """A definition of intents of average size, with an enum and a type for every six of them."""
    groups = range(count // INTENTS_PER_TYPE + 1)
    return definition(
        [enum(group) for group in groups],
        [average_intent(index) for index in range(count)],
        [type_definition(group) for group in groups],
    )


def main():
    size, path = int(sys.argv[1]), sys.argv[2]
    sample = len(CHANGING_KINDS)
    count = round(size * sample / len(groups(sample)))
    with open(path, "wb") as file:
        file.write(groups(count) if count > 0 else definition([], [small_intent()], []))


if __name__ == "__main__":
    main()
