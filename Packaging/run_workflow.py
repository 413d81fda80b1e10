#!/usr/bin/env python3
"""Runs the steps of a workflow for GitHub in the working folder, which stands for the repository that is checked out.

usage: run_workflow.py WORKFLOW WORK-FOLDER

It knows jobs with commands, the actions that check a repository out and that store a file, and actions of the repository
itself, which run_action.py runs. A stored file goes to `artifacts` in the work folder, in a folder with the artifact's name.
The work folder is also the home folder. Other steps, and expressions, are refused.
"""

import os
import pathlib
import shutil
import subprocess
import sys

import yaml


def run(step, work):
    print(f"# {step.get('name') or step.get('uses') or step['run']}", flush=True)
    if "run" in step and set(step) <= {"name", "run"}:
        environment = {**os.environ, "HOME": str(work)}
        return subprocess.run(["bash", "-e", "-c", step["run"]], check=False, env=environment).returncode
    if not set(step) <= {"name", "uses", "with"}:
        sys.exit(f"run_workflow: the step {step} has keys that are not known")
    if step["uses"].startswith("actions/checkout@"):
        return 0
    if step["uses"].startswith("actions/upload-artifact@"):
        folder = work / "artifacts" / step["with"]["name"]
        folder.mkdir(parents=True)
        shutil.copy(step["with"]["path"], folder)
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
    work = pathlib.Path(sys.argv[2]).resolve()
    work.mkdir(parents=True, exist_ok=True)
    for name, job in yaml.safe_load(text)["jobs"].items():
        if not set(job) <= {"name", "runs-on", "container", "steps"}:
            sys.exit(f"run_workflow: the job '{name}' has keys that are not known")
        for step in job["steps"]:
            if status := run(step, work):
                sys.exit(status)


main()
