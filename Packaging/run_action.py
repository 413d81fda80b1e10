#!/usr/bin/env python3
"""Runs the steps of a composite action as a runner of GitHub's workflows does.

usage: run_action.py ACTION-FOLDER WORK-FOLDER [NAME=VALUE]...

The names are inputs of the action; the working folder is the repository that the job has checked out. Of expressions it
knows what the action uses, `inputs.NAME`, `!cancelled()`, `==` and `&&`, and refuses all others.
"""

import os
import pathlib
import re
import subprocess
import sys

import yaml

EXPRESSION = re.compile(r"\$\{\{(.*?)\}\}", re.S)


def value(term, inputs):
    term = term.strip()
    if match := re.fullmatch(r"inputs\.([\w-]+)", term):
        return inputs[match[1]]
    if match := re.fullmatch(r"'([^']*)'", term):
        return match[1]
    sys.exit(f"run_action: the expression '{term}' is not known")


def holds(condition, inputs):
    for part in condition.split("&&"):
        part = part.strip()
        if part == "!cancelled()":
            continue
        left, equals, right = part.partition("==")
        if not equals:
            sys.exit(f"run_action: the condition '{part}' is not known")
        if value(left, inputs) != value(right, inputs):
            return False
    return True


def main():
    action, work, *given = sys.argv[1:]
    action, work = pathlib.Path(action).resolve(), pathlib.Path(work).resolve()
    description = yaml.safe_load((action / "action.yml").read_text())
    inputs = {name: str(keys.get("default", "")) for name, keys in description["inputs"].items()}
    for text in given:
        name, _, content = text.partition("=")
        if name not in inputs:
            sys.exit(f"run_action: no input '{name}'")
        inputs[name] = content
    if description["runs"]["using"] != "composite":
        sys.exit("run_action: the action is not composite")

    work.mkdir(parents=True, exist_ok=True)
    path_file = work / "path"
    path_file.touch()
    failed = False
    for step in description["runs"]["steps"]:
        if set(step) - {"name", "shell", "env", "run", "if"} or step["shell"] != "bash":
            sys.exit(f"run_action: the step '{step['name']}' has keys that are not known")
        condition = step.get("if", "success()")
        # Without a condition, a step runs only if all before have succeeded.
        if condition == "success()":
            if failed:
                continue
        elif not holds(EXPRESSION.fullmatch(condition)[1], inputs):
            continue
        if EXPRESSION.search(step["run"]):
            sys.exit(f"run_action: the step '{step['name']}' puts an expression into a script, which can be abused")
        environment = os.environ | {
            "GITHUB_ACTIONS": "true",
            "GITHUB_ACTION_PATH": str(action),
            "GITHUB_PATH": str(path_file),
            "RUNNER_TEMP": str(work),
            "PATH": os.pathsep.join([*reversed(path_file.read_text().split("\n")[:-1]), os.environ["PATH"]]),
        }
        for name, text in step.get("env", {}).items():
            environment[name] = EXPRESSION.sub(lambda match: value(match[1], inputs), str(text))
        print(f"# {step['name']}", flush=True)
        command = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]]
        status = subprocess.run(command, env=environment, check=False).returncode
        failed = failed or status != 0
    sys.exit(1 if failed else 0)


main()
