"""Measures what type-checking the portable form of generated code costs beside Apple's form, and prints rows of a
Markdown table.

`Benchmarks/run` builds what this needs and calls it. The sample is 100 intents of the average size of real ones, and
again 100 large ones. Apple's form is checked against the stand-ins for Apple's frameworks in `Tests/AppleInterfaces`,
the portable one against the modules of this package. The two take turns, each figure is the median of several rounds.
"""

import argparse
import statistics
import subprocess
import sys
from pathlib import Path

import generate
from compare import ROOT, use_one_core

INTERFACES = ROOT / "Tests/AppleInterfaces"
LIMIT = 1.5


def apple_flags(work):
    """The flags with which the compiler finds the stand-ins, whose Swift parts are built first."""
    modules = work / "apple-modules"
    modules.mkdir(exist_ok=True)
    flags = ["-enable-objc-interop", "-Xcc", "-fobjc-runtime=macosx-11.0", "-Xcc", "-fblocks"]
    flags += ["-Xcc", "-DTARGET_OS_OSX=0", "-module-cache-path", work / "apple-cache"]
    flags += ["-I", INTERFACES / "Headers", "-I", modules]
    for module in ["ObjectiveC", "Foundation", "Intents"]:
        overlay = INTERFACES / f"Overlays/{module}.swift"
        emit = ["-emit-module", "-parse-as-library", "-module-name", module, "-import-underlying-module"]
        subprocess.run(frontend(emit, flags, [overlay, "-o", modules / f"{module}.swiftmodule"]), check=True)
    return flags


def frontend(*arguments):
    return ["swiftc", "-frontend", *(str(argument) for group in arguments for argument in group)]


def generated(work, name, content):
    """The files of each form of a definition."""
    source = work / f"{name}.intentdefinition"
    source.write_bytes(content)
    result = {}
    for dialect in ["apple", "portable"]:
        output = work / f"{name}-{dialect}"
        command = [work / "intentc", "build", "--quiet", "--dialect", dialect, "--output", output, source]
        subprocess.run(command, check=True)
        result[dialect] = sorted(output.rglob("*.swift"))
    return result


def time(work, flags, files):
    """The CPU time of a check in milliseconds."""
    check = frontend(["-typecheck", "-parse-as-library", "-module-name", "App"], flags, files)
    report = subprocess.run([work / "measure", *check], check=True, capture_output=True, text=True).stdout
    microseconds, _, status = map(int, report.split())
    if status != 0:
        sys.exit(subprocess.run(check, check=False).returncode)
    return microseconds / 1000


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--smoke", action="store_true", help="only try that everything runs, on small input")
    options.add_argument("--work", type=Path, required=True, help="the folder of the built programs")
    options.add_argument("--modules", type=Path, required=True, help="the folder of the package's built modules")
    options = options.parse_args()
    options.work = options.work.resolve()

    use_one_core()
    count, rounds = (3, 1) if options.smoke else (100, 7)
    flags = {"apple": apple_flags(options.work), "portable": ["-I", options.modules]}
    samples = {
        f"{count} intents of average size": ("average", generate.average_intents(count)),
        f"{count} large intents": ("large", generate.groups(count)),
    }
    for title, (name, content) in samples.items():
        files = generated(options.work, name, content)
        times = {dialect: [] for dialect in flags}
        for _ in range(rounds):
            for dialect in flags:
                times[dialect].append(time(options.work, flags[dialect], files[dialect]))
        apple, portable = (statistics.median(times[dialect]) for dialect in ["apple", "portable"])
        ratio = portable / apple
        verdict = "met" if ratio <= LIMIT else "missed"
        reached = f"{portable:,.0f} ms, {ratio:.1f} × Apple’s form"
        print(f"| type-checking the portable form of {title} | {reached} | ≤ {LIMIT} × | {verdict} |")


if __name__ == "__main__":
    main()
