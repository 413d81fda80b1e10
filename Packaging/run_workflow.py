#!/usr/bin/env python3
"""Runs the steps of a workflow for GitHub in the working folder, which stands for the repository that is checked out.

usage: run_workflow.py WORKFLOW WORK-FOLDER

It knows jobs with commands, the action that checks a repository out, and actions of the repository itself, which
run_action.py runs. Other steps, and expressions, are refused.
"""

import pathlib
import subprocess
import sys

import yaml


def run(step, work):
    print(f"# {step.get('name') or step.get('uses') or step['run']}", flush=True)
    if "run" in step and set(step) <= {"name", "run"}:
        return subprocess.run(["bash", "-e", "-c", step["run"]], check=False).returncode
    if not set(step) <= {"name", "uses", "with"}:
        sys.exit(f"run_workflow: the step {step} has keys that are not known")
    if step["uses"].startswith("actions/checkout@"):
        return 0
    if not step["uses"].startswith("./"):
        sys.exit(f"run_workflow: the action '{step['uses']}' is not known")
    inputs = [
        f"{name}={str(value).lower() if isinstance(value, bool) else value}"
        for name, value in step.get("with", {}).items()
    ]
    runner = pathlib.Path(__file__).with_name("run_action.py")
    return subprocess.run([sys.executable, runner, step["uses"], work, *inputs], check=False).returncode


def main():
    text = pathlib.Path(sys.argv[1]).read_text()
    if "${{" in text:
        sys.exit("run_workflow: expressions are not known")
    for name, job in yaml.safe_load(text)["jobs"].items():
        if not set(job) <= {"name", "runs-on", "container", "steps"}:
            sys.exit(f"run_workflow: the job '{name}' has keys that are not known")
        for step in job["steps"]:
            if status := run(step, sys.argv[2]):
                sys.exit(status)


main()
