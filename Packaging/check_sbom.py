"""Checks an SPDX 2.3 document against the release that it describes.

usage: check_sbom.py DOCUMENT FOLDER

The document must have the fields that the specification requires, list every file of the laid out release with its
checksums, and every library that the tool loads.
"""

import hashlib
import json
import pathlib
import re
import subprocess
import sys

REQUIRED = {
    "document": ["spdxVersion", "dataLicense", "SPDXID", "name", "documentNamespace", "creationInfo", "packages"],
    "creationInfo": ["created", "creators"],
    "package": ["SPDXID", "name", "downloadLocation", "licenseConcluded", "licenseDeclared", "copyrightText"],
    "file": ["SPDXID", "fileName", "checksums", "licenseConcluded", "copyrightText"],
    "relationship": ["spdxElementId", "relationshipType", "relatedSpdxElement"],
}
problems = []


def expect(condition, problem):
    """Notes a problem where a condition does not hold."""
    if not condition:
        problems.append(problem)


def expect_fields(element, kind):
    """An element has all fields that it needs, and none is empty."""
    for field in REQUIRED[kind]:
        expect(element.get(field), f"a {kind} has no '{field}': {json.dumps(element)[:120]}")


def check_files(document, folder):
    """The files are those of the release, but for the document itself."""
    listed = {file["fileName"]: file for file in document["files"]}
    there = {
        "./" + path.relative_to(folder).as_posix(): path
        for path in folder.rglob("*")
        if path.is_file() and not path.is_symlink() and path.suffixes[-2:] != [".spdx", ".json"]
    }
    expect(set(listed) == set(there), f"other files are listed than there are: {set(listed) ^ set(there)}")
    for name in set(listed) & set(there):
        checksums = {entry["algorithm"]: entry["checksumValue"] for entry in listed[name]["checksums"]}
        expect({"SHA1", "SHA256"} <= set(checksums), f"'{name}' has not both checksums")
        for algorithm, value in checksums.items():
            digest = hashlib.new(algorithm.lower(), there[name].read_bytes()).hexdigest()
            expect(value == digest, f"the {algorithm} of '{name}' is {digest}")
    digests = sorted(hashlib.sha1(path.read_bytes()).hexdigest() for path in there.values())
    code = hashlib.sha1("".join(digests).encode()).hexdigest()
    codes = [package["packageVerificationCode"]["packageVerificationCodeValue"]
             for package in document["packages"] if package.get("filesAnalyzed")]
    expect(codes == [code], f"the verification code is {code}")


def check_libraries(document, tool):
    """Each library that the loader needs is named by a package that the tool is linked to."""
    linked = {edge["relatedSpdxElement"] for edge in document["relationships"]
              if edge["relationshipType"] == "DYNAMIC_LINK"}
    comments = " ".join(package.get("comment", "") for package in document["packages"] if package["SPDXID"] in linked)
    loaded = subprocess.run(["readelf", "-dW", tool], check=True, capture_output=True, text=True).stdout
    needed = re.findall(r"\(NEEDED\).*\[(.*)\]", loaded)
    expect(any(library.startswith("libxml2.so") for library in needed), "the tool does not load libxml2")
    for library in needed:
        expect(library in comments, f"no linked package names '{library}'")
    linked = {edge["relatedSpdxElement"] for edge in document["relationships"]
              if edge["relationshipType"] == "STATIC_LINK"}
    for name in ["swift", "swift-corelibs-libdispatch"]:
        expect("SPDXRef-" + name in linked, f"'{name}' is not listed as linked into the tool")
    expect(not any(library.startswith(("libswift", "libdispatch")) for library in needed), "the tool loads Swift")


def main(path, folder):
    """Checks everything and tells what is wrong."""
    document = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
    folder = pathlib.Path(folder)
    expect_fields(document, "document")
    expect_fields(document["creationInfo"], "creationInfo")
    elements = [document] + document["packages"] + document["files"]
    for kind in ["package", "file", "relationship"]:
        for element in document[kind + "s"]:
            expect_fields(element, kind)
    expect(document.get("spdxVersion") == "SPDX-2.3", "the version is not SPDX 2.3")
    expect(document.get("dataLicense") == "CC0-1.0", "the licence of the document is not CC0-1.0")
    expect(re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", document["creationInfo"]["created"]), "the time is not one")
    ids = [element["SPDXID"] for element in elements]
    expect(len(ids) == len(set(ids)), "an id is there twice")
    expect(all(re.fullmatch(r"SPDXRef-[A-Za-z0-9.-]+", each) for each in ids), "an id has other characters than it may")
    for edge in document["relationships"]:
        for end in ["spdxElementId", "relatedSpdxElement"]:
            expect(edge[end] in ids, f"nothing has the id '{edge[end]}'")
    tool = folder / "bin" / "intentc"
    version = subprocess.run([tool, "--version"], check=True, capture_output=True, text=True).stdout.strip()
    expect(document["packages"][0]["versionInfo"] == version, f"the version is {version}")
    check_files(document, folder)
    check_libraries(document, tool)
    for problem in problems:
        print(f"error: {path}: {problem}")
    if problems:
        sys.exit(1)
    print(f"the document lists {len(document['packages'])} packages and {len(document['files'])} files")


if __name__ == "__main__":
    main(*sys.argv[1:])
