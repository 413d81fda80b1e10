"""Writes an SPDX 2.3 document that lists what a release of intentc holds and needs.

usage: sbom.py FOLDER DOCUMENT

FOLDER is the laid out release. The same release gives the same document: its time is SOURCE_DATE_EPOCH.
"""

import datetime
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys
import uuid

SWIFT_LICENCE = "Apache-2.0 WITH Swift-exception"
# What is known of system libraries, by the start of their file names. Their versions are those of the system that the
# tool runs on.
SYSTEM_LIBRARIES = {
    "libxml2.": ("libxml2", "MIT"),
    "libc.": ("glibc", "LGPL-2.1-or-later"),
    "libm.": ("glibc", "LGPL-2.1-or-later"),
    "ld-linux": ("glibc", "LGPL-2.1-or-later"),
    "libstdc++.": ("libstdc++", "GPL-3.0-or-later WITH GCC-exception-3.1"),
    "libgcc_s.": ("libgcc", "GPL-3.0-or-later WITH GCC-exception-3.1"),
}


def output(*command):
    """What a command prints."""
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def package(name, licence, purpose, **more):
    """A package that the release is made of or needs."""
    return {
        "SPDXID": "SPDXRef-" + re.sub("[^A-Za-z0-9.-]", "-", name),
        "name": name,
        "downloadLocation": "NOASSERTION",
        "filesAnalyzed": False,
        "licenseConcluded": licence,
        "licenseDeclared": licence,
        "copyrightText": "NOASSERTION",
        "primaryPackagePurpose": purpose,
        **more,
    }


def described_file(folder, path):
    """A file of the release."""
    content = path.read_bytes()
    relative = path.relative_to(folder).as_posix()
    binary = content.startswith(b"\x7fELF")
    return {
        "SPDXID": "SPDXRef-File-" + re.sub("[^A-Za-z0-9.-]", "-", relative),
        "fileName": "./" + relative,
        "fileTypes": ["BINARY"] if binary else ["TEXT"],
        "checksums": [
            {"algorithm": "SHA1", "checksumValue": hashlib.sha1(content).hexdigest()},
            {"algorithm": "SHA256", "checksumValue": hashlib.sha256(content).hexdigest()},
        ],
        "licenseConcluded": f"Apache-2.0 AND ({SWIFT_LICENCE})" if binary else "Apache-2.0",
        "licenseInfoInFiles": ["NOASSERTION"],
        "copyrightText": "NOASSERTION",
    }


def verification_code(files):
    """The digest of all files, as SPDX defines it."""
    digests = sorted(file["checksums"][0]["checksumValue"] for file in files)
    return hashlib.sha1("".join(digests).encode()).hexdigest()


def system_packages(tool):
    """The packages of the libraries that the tool loads when it starts."""
    libraries = re.findall(r"\(NEEDED\).*\[(.*)\]", output("readelf", "--dynamic", "--wide", tool))
    found = {}
    for library in libraries:
        known = [value for start, value in SYSTEM_LIBRARIES.items() if library.startswith(start)]
        if not known:
            sys.exit(f"error: nothing is known of the library '{library}'; add it to SYSTEM_LIBRARIES")
        name, licence = known[0]
        found.setdefault(name, (licence, []))[1].append(library)
    return [
        package(name, licence, "LIBRARY", comment="Loaded from the system: " + ", ".join(sorted(files)))
        for name, (licence, files) in sorted(found.items())
    ]


def relationship(first, kind, second):
    """How one element is related to another."""
    return {"spdxElementId": first, "relationshipType": kind, "relatedSpdxElement": second}


def released_files(folder):
    """The files of the release, without links to them."""
    return [path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink()]


def document(folder):
    """The whole document."""
    tool = folder / "bin" / "intentc"
    version = output(tool, "--version").strip()
    swift_version = re.search(r"Swift version (\S+)", output("swift", "--version"))[1]
    files = [described_file(folder, path) for path in released_files(folder)]
    code = verification_code(files)
    main = package(
        "intentc",
        "Apache-2.0",
        "APPLICATION",
        versionInfo=version,
        filesAnalyzed=True,
        packageVerificationCode={"packageVerificationCodeValue": code},
        licenseInfoFromFiles=["NOASSERTION"],
    )
    runtime = [
        package("swift", SWIFT_LICENCE, "LIBRARY", versionInfo=swift_version,
                comment="The runtime and the standard library, linked into the tool."),
        package("swift-corelibs-libdispatch", SWIFT_LICENCE, "LIBRARY", versionInfo=swift_version,
                comment="Linked into the tool with the concurrency runtime of Swift."),
    ]
    system = system_packages(tool)
    created = datetime.datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), datetime.timezone.utc)
    name = f"intentc-{version}"
    return {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": name,
        "documentNamespace": f"https://spdx.org/spdxdocs/{name}-{uuid.uuid5(uuid.NAMESPACE_OID, code)}",
        "creationInfo": {
            "created": created.strftime("%Y-%m-%dT%H:%M:%SZ"),
            "creators": [f"Tool: intentc-sbom-{version}"],
        },
        "packages": [main, *runtime, *system],
        "files": files,
        "relationships": [
            relationship("SPDXRef-DOCUMENT", "DESCRIBES", main["SPDXID"]),
            *(relationship(main["SPDXID"], "CONTAINS", file["SPDXID"]) for file in files),
            *(relationship(main["SPDXID"], "STATIC_LINK", library["SPDXID"]) for library in runtime),
            *(relationship(main["SPDXID"], "DYNAMIC_LINK", library["SPDXID"]) for library in system),
        ],
    }


def main(folder, path):
    """Writes the document, which does not list itself."""
    path = pathlib.Path(path)
    path.unlink(missing_ok=True)
    text = json.dumps(document(pathlib.Path(folder)), indent=2)
    path.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
