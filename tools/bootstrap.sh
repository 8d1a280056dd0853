# Sourced by ./play and ./test: fills virtual environments from the pinned requirements. Expects $root.

export UV_SYSTEM_CERTS=1 UV_COMPILE_BYTECODE=1 PIP_DISABLE_PIP_VERSION_CHECK=1
find_links="${UV_FIND_LINKS:-${PIP_FIND_LINKS:-}}" # uv reads none of pip's settings
[ -z "$find_links" ] || export UV_FIND_LINKS="${find_links// /,}"
index="${UV_DEFAULT_INDEX:-${PIP_INDEX_URL:-}}"
[ -z "$index" ] || export UV_DEFAULT_INDEX="$index"

say() { printf '%s\n' "$*" >&2; }
die() { say "$*"; exit 1; }

# Networks fail for a moment: three tries, quiet unless the last one fails too.
retry() {
    local log try
    log="$(mktemp)"
    for try in 1 2 3; do
        if "$@" >"$log" 2>&1; then rm -f "$log"; return 0; fi
        [ "$try" = 3 ] || sleep $((try * 3))
    done
    cat "$log" >&2; rm -f "$log"
    return 1
}

find_python() {
    local candidate
    for candidate in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            interpreter="$candidate"; return
        fi
    done
    die "Python 3.11 or newer is needed (on Debian and Ubuntu: apt-get install python3 python3-venv)."
}

need_venv() {
    "$interpreter" -c 'import ensurepip, venv' 2>/dev/null && return
    need_debian python3-venv
    "$interpreter" -c 'import ensurepip, venv' 2>/dev/null || die "Python cannot make virtual environments: apt-get install python3-venv"
}

# make_venv DIRECTORY: a virtual environment with uv in it; one left half-made or without its Python is made anew.
make_venv() {
    "$1/bin/uv" --version >/dev/null 2>&1 && "$1/bin/python" -c '' 2>/dev/null && return
    find_python
    need_venv
    rm -rf "$1"
    "$interpreter" -m venv "$1"
    retry "$1/bin/python" -m pip install --quiet 'uv==0.13.*' || die "uv could not be installed: is there a network?"
}

# install_pins VENV FILE: exactly the versions of requirements/FILE.
install_pins() {
    retry "$1/bin/uv" pip install --python "$1/bin/python" --require-hashes -r "$root/requirements/$2" ||
        die "The packages of requirements/$2 could not be installed."
}

# need_node VENV: node and npm on the path, the system's or else those of a Python package.
need_node() {
    node_runs && return
    [ -x "$1/bin/npm" ] || install_pins "$1" node.txt
    export PATH="$1/bin:$PATH"
    node_runs || say "There is no node 20.19 or newer, and the packaged one does not run here."
}
node_runs() {
    local supported='const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a == 22 && b > 11) || (a == 20 && b > 18) ? 0 : 1)'
    node -e "$supported" 2>/dev/null && npm --version >/dev/null 2>&1
}

# need_debian PACKAGE...: installs them where that is possible.
need_debian() {
    [ $# -gt 0 ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 0
    say "Installing $* ..."
    export DEBIAN_FRONTEND=noninteractive
    retry apt-get update && retry apt-get install -y --no-install-recommends "$@" || say "They could not be installed."
}

# build_wheel VENV DIRECTORY: the project's wheel; passes on the lines that say when it is not compiled or has no page.
build_wheel() {
    local log="$2/build.log"
    rm -rf "$2"; mkdir -p "$2"
    retry logged "$log" env PYTHONDONTWRITEBYTECODE=1 "$1/bin/uv" build --wheel --python "$1/bin/python" --out-dir "$2" \
        --build-constraints "$root/requirements/build.txt" --require-hashes "$root" ||
        die "The wheel could not be built."
    grep '^smallwars:' "$log" >&2 || true
}
logged() { local log="$1"; shift; "$@" 2>&1 | tee "$log"; }

# stamp FILE...: what an installation depends on, in one line.
stamp() {
    {
        printf '%s\n' "$root" "${SMALLWARS_PURE:-0}" "$(command -v "${CC:-cc}")" "$(command -v npm)" /usr/include/python3*/Python.h
        cd "$root" && find "$@" -type f -not -path '*/__pycache__/*' -not -name '*.so' \
            -not -path '*/node_modules/*' -not -path 'src/smallwars/server/static/*' -not -name 'api.gen.ts' -print0 | LC_ALL=C sort -z | xargs -0 sha256sum
    } | sha256sum | cut -d' ' -f1
}
up_to_date() { [ "$(cat "$1" 2>/dev/null)" = "$2" ]; }
