"""Measures the compiler beside other readers of the same files and prints what it finds as Markdown tables.

`Benchmarks/run` builds what this needs and calls it. Programs take turns, so that a machine whose speed drifts favours
none; times are CPU time, user and system, of one core; each figure is the median of several rounds. What the compiler
writes goes to a file system in memory, where there is one: a disk's own work would drown the rest.
"""

import argparse
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLISTLIB = """
import plistlib, sys
for path in sys.argv[1:]:
    try:
        with open(path, "rb") as file:
            plistlib.load(file)
    except Exception:  # damaged files are part of the corpus
        pass
"""


@dataclass
class Usage:
    """What a run took: CPU time in milliseconds, peak memory in MB (10⁶ bytes)."""

    time: float
    peak: float


@dataclass
class Program:
    name: str
    command: list
    output: Path = None
    takes_folders: bool = False

    @property
    def is_present(self):
        return shutil.which(self.command[0]) is not None

    def arguments(self, paths):
        return [str(argument) for argument in self.command + paths]


class Bench:
    def __init__(self, work, output, smoke):
        self.work = work
        self.rounds = 1 if smoke else 7
        self.short_rounds = 1 if smoke else 41
        self.sizes = (200_000, 400_000) if smoke else (20_000_000, 40_000_000)
        self.problems = []
        build = [work / "intentc", "build", "--jobs", "1", "--quiet", "--output", output]
        self.intentc = Program("intentc, whole compile", build, output, takes_folders=True)
        apple = build + ["--dialect", "apple"]
        self.apple = Program("intentc, Apple’s form alone", apple, output, takes_folders=True)
        check = [work / "intentc", "check", "--jobs", "1", "--no-configuration", "--store", "--minimum-os", "iOS=12.0"]
        self.check = Program("intentc check, all rules", check, takes_folders=True)
        self.sax = Program("libxml2, handlers that do nothing", [work / "sax"])
        self.reader = Program("reading each file once", [work / "read"], takes_folders=True)
        self.programs = [
            self.intentc,
            self.apple,
            self.check,
            self.sax,
            Program("xmllint --noout --stream", ["xmllint", "--noout", "--stream", "--nonet"]),
            Program("plutil -lint", ["plutil", "-lint"]),
            Program("Python’s plistlib", [sys.executable, "-c", PLISTLIB]),
        ]
        for program in self.programs:
            if not program.is_present:
                print(f"absent: {program.command[0]}; its rows are left out")
        self.programs = [program for program in self.programs if program.is_present]

    def input(self, size):
        """A generated definition of about `size` bytes."""
        path = self.work / f"{size}.intentdefinition"
        subprocess.run([sys.executable, ROOT / "Benchmarks/generate.py", str(size), path], check=True)
        return path

    def run(self, program, paths, tolerant=False):
        """Runs a program once."""
        report = subprocess.run(
            [self.work / "measure", *program.arguments(paths)], check=True, capture_output=True, text=True
        ).stdout
        microseconds, kibibytes, status = map(int, report.split())
        if status != 0 and not tolerant:
            self.note(f"{program.name} ended with status {status} on {', '.join(path.name for path in paths)}")
        return Usage(microseconds / 1000, kibibytes * 1024 / 1e6)

    def note(self, problem):
        if problem not in self.problems:
            self.problems.append(problem)

    def compare(self, programs, paths, rounds, tolerant=False, keep_output=False):
        """Lets programs take turns on the same files; gives the median of each by the program's name."""
        usages = {program.name: [] for program in programs}
        for _ in range(rounds):
            for program in programs:
                if program.output and not keep_output:
                    shutil.rmtree(program.output, ignore_errors=True)
                given = paths if program.takes_folders else list(files(paths))
                usages[program.name].append(self.run(program, given, tolerant))
        return {
            name: Usage(statistics.median(run.time for run in runs), statistics.median(run.peak for run in runs))
            for name, runs in usages.items()
        }

    def count_instructions(self, program, paths):
        """The instructions of one run in user mode, in millions; `None` where nothing here can count them."""
        if program.output:
            shutil.rmtree(program.output, ignore_errors=True)
        arguments = program.arguments(paths)
        counted = error_output(["perf", "stat", "-x", ",", "-e", "instructions:u", *arguments])
        if found := re.search(r"^(\d+),[^,]*,instructions:u", counted, re.MULTILINE):
            return int(found[1]) / 1e6
        valgrind = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
        counted = error_output([*valgrind, *arguments])
        if found := re.search(r"I +refs: +([\d,]+)", counted):
            return int(found[1].replace(",", "")) / 1e6
        return None


def files(paths):
    """The definitions below folders, and files as they are."""
    for path in paths:
        yield from sorted(path.rglob("*.intentdefinition")) if path.is_dir() else [path]


def output_folder(work):
    """A new folder for what the compiler writes, which goes when its context ends."""
    memory = Path("/dev/shm")
    parent = memory if os.access(memory, os.W_OK) else work
    print("The compiler writes to " + ("memory." if parent is memory else "the disk of this folder."))
    return tempfile.TemporaryDirectory(prefix="intentc-", dir=parent)


def error_output(command):
    if not shutil.which(command[0]):
        return ""
    return subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True).stderr


def use_one_core():
    """Keeps this process and its children on one core, where the system can do that."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def corpus():
    folder = Path(os.environ.get("INTENTC_CORPUS") or ROOT.parent / "shared/corpus")
    if folder.is_dir():
        return folder
    print("skipped: the corpus (there is none; name one by INTENTC_CORPUS)")
    return None


def print_table(header, rows):
    print("\n| " + " | ".join(header) + " |")
    print("|---" + "|---:" * (len(header) - 1) + "|")
    for row in rows:
        print("| " + " | ".join(row) + " |")


def megabytes(paths):
    return sum(path.stat().st_size for path in files(paths)) / 1e6


def print_programs(bench, inputs, results):
    """A row a program: its CPU time for each input, with the ratio to the do-nothing program, and its memory."""

    def cell(program, result):
        usage, floor = result[program.name], result[bench.sax.name]
        return f"{usage.time:,.1f} ms ({usage.time / floor.time:.1f} ×)"

    header = ["CPU time"] + [f"{name}, {megabytes(paths):,.3g} MB" for name, paths in inputs.items()]
    header.append("peak memory, generated")
    print_table(
        header,
        [
            [program.name]
            + [cell(program, results[name]) for name in inputs]
            + [f"{results['generated'][program.name].peak:,.0f} MB"]
            for program in bench.programs
        ],
    )


def print_goals(goals):
    rows = []
    for name, ratio, limit in goals:
        if ratio is None:
            rows.append([name, "not measured", f"≤ {limit}", "neither perf nor valgrind can count instructions"])
        else:
            rows.append([name, f"{ratio:.2f}", f"≤ {limit}", "met" if ratio <= limit else "missed"])
    print_table(["goal", "reached", "limit", ""], rows)


def measure(bench):
    single, double = (bench.input(size) for size in bench.sizes)
    inputs = {"generated": [single], "small": [bench.input(2000)]}
    results = {
        "generated": bench.compare(bench.programs, inputs["generated"], bench.rounds),
        "small": bench.compare(bench.programs, inputs["small"], bench.short_rounds),
    }
    if folder := corpus():
        inputs["corpus"] = [folder]
        results["corpus"] = bench.compare(bench.programs, [folder], bench.rounds, tolerant=True)
    print_programs(bench, inputs, results)

    def count_growth(program):
        return {path: bench.count_instructions(program, [path]) for path in (single, double)}

    growth, check_growth = count_growth(bench.intentc), count_growth(bench.check)
    floor = bench.count_instructions(bench.sax, [single])

    bench.compare([bench.intentc], [single], 1)
    written = [path for path in bench.intentc.output.rglob("*") if path.is_file()]
    if not written:
        bench.note(f"{bench.intentc.name} wrote nothing")
    again = bench.compare([bench.intentc], [single], bench.rounds, keep_output=True)[bench.intentc.name]
    once = bench.compare([bench.reader], [single, bench.intentc.output], bench.rounds)[bench.reader.name]

    def ratio(result, program=bench.intentc):
        return result[program.name].time / result[bench.sax.name].time

    def doubling(growth):
        return growth[double] and growth[double] / growth[single]

    compile_peak = results["generated"][bench.intentc.name].peak
    goals = [
        ("whole compile, CPU time: handlers that do nothing = 1", ratio(results["generated"]), 3),
        ("Apple’s form alone, CPU time: the same = 1", ratio(results["generated"], bench.apple), 3),
        ("whole compile, peak memory: input = 1", compile_peak / megabytes([single]), 4),
        ("twice the input, instructions: single input = 1", doubling(growth), 2.2),
        ("check, twice the input, instructions: single input = 1", doubling(check_growth), 2.2),
        ("2 kB file, CPU time: handlers that do nothing = 1", ratio(results["small"]), 2),
        ("second build, CPU time: reading inputs and outputs once = 1", again.time / once.time, 1.5),
    ]
    if folder:
        real = results["corpus"]
        goals.append(("check over real definitions, CPU time: build = 1", ratio(real, bench.check) / ratio(real), 2))
    print_goals(goals)
    print()
    if floor:
        print(f"Instructions: {growth[single]:,.0f} million, {growth[single] / floor:.2f} × handlers that do nothing.")
    print(f"Written: {len(written)} files, {sum(path.stat().st_size for path in written) / 1e6:,.1f} MB.")
    print(f"Second build: {again.time:,.1f} ms; reading inputs and outputs once: {once.time:,.1f} ms.")
    print(f"Medians of {bench.rounds} rounds, of {bench.short_rounds} for the small file; one core.")


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--smoke", action="store_true", help="only try that everything runs, on small input")
    options.add_argument("--work", type=Path, required=True, help="the folder of the built programs")
    options = options.parse_args()

    if options.smoke:
        print("Only a try on small input: the figures mean nothing.")
    use_one_core()
    with output_folder(options.work) as output:
        bench = Bench(options.work, Path(output) / "Generated", options.smoke)
        measure(bench)
    for problem in bench.problems:
        print(f"error: {problem}", file=sys.stderr)
    return 1 if bench.problems else 0


if __name__ == "__main__":
    sys.exit(main())
