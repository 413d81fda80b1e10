# shellcheck shell=bash
# The functions that the scripts in this folder share. This file is sourced, not run.

# The folder of the package.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

say() { printf '%s\n' "$*" >&2; }

fail() {
    say "error: $*"
    exit 1
}

# install_missing PACKAGE...: installs the given Debian packages unless they are installed, and says so.
install_missing() {
    local package missing=""
    for package in "$@"; do
        is_installed "$package" || missing+=" $package"
    done
    [[ -z $missing ]] || install_packages "${missing# }"
    command -v swift >/dev/null || fail "'swift' isn't in a folder of 'PATH'; get a toolchain from https://www.swift.org/install"
}

# is_installed PACKAGE: succeeds if the contents of a Debian package are installed, in whatever way.
is_installed() {
    case $1 in
        libxml2-dev) command -v pkg-config >/dev/null && pkg-config --exists libxml-2.0 ;;
        libxml2-utils) command -v xmllint >/dev/null ;;
        bazel-bootstrap) command -v bazel >/dev/null ;;
        ninja-build) command -v ninja >/dev/null ;;
        generate-ninja) command -v gn >/dev/null ;;
        binutils) command -v readelf >/dev/null ;;
        chromium-driver) command -v chromedriver >/dev/null ;;
        python3-venv) command -v python3 >/dev/null && python3 -c 'import ensurepip' 2>/dev/null ;;
        dpkg-dev) command -v dpkg-shlibdeps >/dev/null ;;
        # Modules that need these packages aren't built on macOS.
        libsqlite3-dev)
            [[ $(uname) == Darwin ]] || { command -v pkg-config >/dev/null && pkg-config --exists sqlite3; }
            ;;
        libcurl4-openssl-dev)
            [[ $(uname) == Darwin ]] || { command -v pkg-config >/dev/null && pkg-config --exists libcurl; }
            ;;
        *) command -v "$1" >/dev/null ;;
    esac
}

# install_or_skip CHECK PACKAGE...: installs missing packages. If that fails, says that the check is skipped and ends the
# script.
install_or_skip() {
    local check=$1
    shift
    (install_missing "$@") || {
        echo "skipped: $check (it needs $*)"
        exit 0
    }
}

# install_packages "PACKAGE...": installs Debian packages, or says how to get their equivalents on another system.
install_packages() {
    local packages=$1 log as_root=()
    if [[ $(uname) == Darwin ]]; then
        packages=${packages/libxml2-dev/libxml2}
        fail "some packages are missing; run: brew install ${packages/libxml2-utils/libxml2}"
    fi
    command -v apt-get >/dev/null ||
        fail "missing $packages; install the equivalent packages of your system, then run this script again"
    if [[ $(id -u) != 0 ]]; then
        command -v sudo >/dev/null || fail "missing $packages; run as root: apt-get install $packages"
        as_root=(sudo)
    fi
    say "installing $packages"
    log=$(mktemp)
    as_root+=(env DEBIAN_FRONTEND=noninteractive)
    # shellcheck disable=SC2086 # one word per package
    { "${as_root[@]}" apt-get update && "${as_root[@]}" apt-get install -y --no-install-recommends $packages; } \
        >"$log" 2>&1 || {
        tail -n 20 "$log" >&2
        fail "could not install $packages; the whole output is in $log"
    }
    rm -f "$log"
}

# document PAGE FILE: writes a file as printed on a page of the documentation, in the block whose opening line ends with
# its name.
document() {
    mkdir -p "$(dirname "$2")"
    awk -v file="$2" '
        /^```/ { inside = !inside && $2 == file; next }
        inside { print }
    ' "$root/$1" >"$2"
    [[ -s $2 ]] || fail "$1 contains no file '$2'"
}

# build_tool: builds the tool for debugging, like the tests, so that they share one build.
build_tool() {
    [[ -x $root/.build/debug/intentc ]] ||
        say "building intentc: about a minute the first time, a second after that"
    swift build --package-path "$root" --product intentc 2>&1 | show_build
}

# build_release OPTION...: builds for release.
build_release() {
    swift build --package-path "$root" --configuration release "$@" 2>&1 | show_build
}

# show_build: passes on errors and warnings from a build's output and, on a terminal, one line with its progress. SwiftPM's
# advice on libraries that only the runtime and the sample need is left out.
show_build() {
    local line is_advice=false is_under_way=false
    while IFS= read -r line; do
        if $is_advice && [[ $line == "    "* ]]; then continue; fi
        is_advice=false
        case $line in
            *"find pc file for "sqlite3* | *"able to install "sqlite3* | \
                *"find pc file for "libcurl* | *"able to install "libcurl*) is_advice=true ;;
            "["*/*"] "*)
                if [[ -t 2 ]]; then
                    is_under_way=true
                    printf '\r\033[K%.78s' "$line" >&2
                fi
                ;;
            "Building for "* | "Build of product "*) ;;
            *)
                ! $is_under_way || printf '\r\033[K' >&2
                is_under_way=false
                say "$line"
                ;;
        esac
    done
    ! $is_under_way || printf '\r\033[K' >&2
}

# build_static: builds .build/static/release/intentc with as few dependencies as the system allows, and without traces of
# the folder it was built in.
build_static() {
    local options=()
    [[ $(uname) != Linux ]] || options=(--static-swift-stdlib --disable-local-rpath)
    build_release --product intentc --scratch-path "$root/.build/static" -debug-info-format none "${options[@]}"
}

# install_browser CHECK: installs a browser and the Python packages that drive it, and sets 'browser_python'. If that
# fails, says that the check is skipped and ends the script.
install_browser() {
    local folder=$root/.build/browser
    if [[ $(uname) != Linux ]]; then
        echo "skipped: $1 (it needs Debian's chromium)"
        exit 0
    fi
    install_or_skip "$1" chromium chromium-driver python3-venv
    browser_python=$folder/bin/python
    "$browser_python" -c 'import selenium, axe_selenium_python' 2>/dev/null || {
        say "installing selenium and axe-selenium-python in $folder"
        { python3 -m venv --clear "$folder" && "$folder/bin/pip" install --quiet selenium axe-selenium-python; } >&2 || {
            echo "skipped: $1 (it needs selenium and axe-selenium-python from PyPI)"
            exit 0
        }
    }
}
