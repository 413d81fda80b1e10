"""Checks the execution logs of two builds of the example.

usage: compare_logs.py FIRST SECOND

The actions of the first build must be hermetic and have run in a sandbox; those of the second must all come from the
cache, with the same outputs.
"""

import json
import pathlib
import sys

MNEMONIC = "IntentDefinition"
TOOL = "external/intentc/bin/intentc"
INPUTS = (".intentdefinition", "intentc.json", TOOL)


def actions(path):
    """The generating actions in a log, which is a row of JSON objects."""
    decoder = json.JSONDecoder()
    text = pathlib.Path(path).read_text(encoding="utf-8").strip()
    found = []
    while text:
        action, end = decoder.raw_decode(text)
        text = text[end:].lstrip()
        if action["mnemonic"] == MNEMONIC:
            found.append(action)
    return found


def expect(condition, action, message):
    """Ends the program with a message where a condition does not hold for an action."""
    if not condition:
        sys.exit(f"error: {action['progressMessage']}: {message}\n{json.dumps(action, indent=2)}")


def check_hermetic(action):
    """An action may use its definition, a configuration and the tool, and nothing of the machine that it runs on."""
    inputs = [file["path"] for file in action["inputs"]]
    words = action["commandArgs"] + action["listedOutputs"] + inputs
    expect(all(path.endswith(INPUTS) for path in inputs) and TOOL in inputs, action, "has other inputs")
    expect(sum(path.endswith(INPUTS[0]) for path in inputs) == 1, action, "has not one definition")
    expect(action["environmentVariables"] == [], action, "uses the environment")
    expect(not any(word.startswith("/") or "=/" in word for word in words), action, "names an absolute path")
    expect(action["remotable"] and action["remoteCacheable"], action, "cannot run elsewhere, or not be cached")


def outputs(log):
    """The digests of all outputs, by path."""
    return {
        file["path"]: file["digest"]["hash"]
        for action in log
        for file in action["actualOutputs"]
    }


def main(first, second):
    """Compares the logs."""
    first, second = actions(first), actions(second)
    for action in first + second:
        check_hermetic(action)
    for action in first:
        expect(action["runner"].endswith("-sandbox"), action, "did not run in a sandbox")
    for action in second:
        expect(action["remoteCacheHit"], action, "did not come from the cache")
    digests = outputs(first)
    if not digests or digests != outputs(second):
        sys.exit(f"error: the outputs differ\n{digests}\n{outputs(second)}")
    for path, digest in sorted(digests.items()):
        print(f"{digest} {path}")
    sandbox = " and ".join(sorted({action["runner"] for action in first}))
    print(f"{len(first)} actions ran in {sandbox}; the second build took all {len(second)} from the cache")
    if sandbox != "linux-sandbox":
        print("skipped: Bazel's own sandbox of Linux (it needs user namespaces, which are not allowed here)")


if __name__ == "__main__":
    main(*sys.argv[1:])
