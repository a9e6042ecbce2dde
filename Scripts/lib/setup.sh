# Shared by ./run and ./test: says what it does, installs what is missing, and ends in a clear sentence when
# something can't be had. Nothing here waits for an answer.

say() { printf '\033[1m==> %s\033[0m\n' "$*"; }
fail() { printf '\033[1;31mStopped:\033[0m %s\n' "$*" >&2; exit 1; }

# The newest release of a Debian package family that apt knows: newest_package 'libclang-rt-*-dev-wasm32'
newest_package() {
    apt-cache search --names-only "^${1//\*/[0-9]+}\$" 2>/dev/null | cut -d' ' -f1 | sort -V | tail -n 1
}

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; elif command -v sudo >/dev/null; then sudo -n "$@"; else return 1; fi; }

# Installs Debian packages that are missing, or only names them with --no-install.
need_packages() {
    local missing=() package
    for package in "$@"; do
        dpkg -s "$package" >/dev/null 2>&1 || missing+=("$package")
    done
    [ ${#missing[@]} -eq 0 ] && return 0
    if [ "${WIRD_NO_INSTALL:-}" = 1 ]; then
        fail "these Debian packages are missing: ${missing[*]}. Install them with: apt-get install --no-install-recommends ${missing[*]}"
    fi
    command -v apt-get >/dev/null || fail "these packages are missing and there is no apt-get to install them with: ${missing[*]}"
    say "Installing ${missing[*]}"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${missing[@]}" >"$LOGS/apt.log" 2>&1 ||
        fail "apt-get could not install ${missing[*]}; its words are in $LOGS/apt.log. Install them by hand, then run this again."
}

# Of the packages named, those that are here or that apt can fetch: not every distribution has them all.
packages_to_be_had() {
    local package
    for package in "$@"; do
        if dpkg -s "$package" >/dev/null 2>&1 || [ -n "$(apt-cache search --names-only "^$package\$" 2>/dev/null)" ]; then
            printf '%s\n' "$package"
        else
            say "$package can't be had here: its tests are passed over, and prove nothing" >&2
        fi
    done
}

# Caddy, for the tests behind a proxy, unpacked beside the checkout and not installed: as a package it would start to listen.
caddy_to_be_had() {
    command -v caddy >/dev/null || [ -x .caddy/usr/bin/caddy ] && return 0
    if [ "${WIRD_NO_INSTALL:-}" != 1 ] && command -v apt-get >/dev/null; then
        mkdir -p .caddy
        (cd .caddy && apt-get download caddy && dpkg -x caddy_*.deb . && rm caddy_*.deb) >"$LOGS/caddy.log" 2>&1 && return 0
    fi
    say "caddy can't be had here: the tests behind a proxy are passed over, and prove nothing" >&2
}

# Three calendar programs that people use, with what they need that isn't here, unpacked beside the checkout and not installed.
calendars_to_be_had() {
    command -v khal >/dev/null && command -v calcurse >/dev/null && command -v thunderbird >/dev/null && return 0
    [ -x .calendars/usr/bin/khal ] && return 0
    if [ "${WIRD_NO_INSTALL:-}" != 1 ] && command -v apt-get >/dev/null; then
        rm -rf .calendars
        mkdir -p .calendars
        local wanted
        wanted=$(apt-get install -s --no-install-recommends khal calcurse thunderbird 2>/dev/null | awk '/^Inst/ { print $2 }')
        # shellcheck disable=SC2086
        [ -n "$wanted" ] && (cd .calendars && apt-get download $wanted && for package in *.deb; do dpkg -x "$package" .; done &&
            rm ./*.deb) >"$LOGS/calendars.log" 2>&1 && return 0
        rm -rf .calendars
    fi
    say "khal, calcurse and Thunderbird can't be had here: the import into them is passed over, and proves nothing" >&2
}

need_swift() {
    command -v swift >/dev/null ||
        fail "Swift is not installed. Get Swift 6.3 or newer from https://www.swift.org/install/ and run this again."
    local version
    version=$(swift --version 2>/dev/null | grep -oE 'Swift version [0-9]+\.[0-9]+' | grep -oE '[0-9]+\.[0-9]+' | head -n 1)
    [ "$(printf '%s\n6.3\n' "${version:-0}" | sort -V | head -n 1)" = 6.3 ] ||
        fail "Swift ${version:-of an unknown version} is installed; Wird needs 6.3 or newer (https://www.swift.org/install/)."
}

# What the build needs on Debian and Ubuntu: SQLite and zlib to link, a C library for WebAssembly, Python for fetching.
need_build_packages() {
    if command -v dpkg >/dev/null; then
        local builtins
        if ! ls /usr/lib/llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a >/dev/null 2>&1 && command -v apt-get >/dev/null; then
            if [ "${WIRD_NO_INSTALL:-}" != 1 ] && [ -z "$(apt-cache search --names-only '^wasi-libc$' 2>/dev/null)" ]; then
                say "Reading the package lists"
                as_root apt-get update >"$LOGS/apt-update.log" 2>&1 || true
            fi
            builtins=$(newest_package 'libclang-rt-*-dev-wasm32')
            need_packages "${builtins:-libclang-rt-dev-wasm32}"
        fi
        need_packages libsqlite3-dev zlib1g-dev wasi-libc tzdata python3 python3-venv python3-pip ca-certificates
    fi
    command -v python3 >/dev/null || fail "python3 is not installed: it fetches the content packages. Install it and run this again."
}

# The seconds of each stage, a line each: what a run spent its time on.
stages="${LOGS:-}"
stages="${stages:+$stages/stages}"
: >"${stages:=/dev/null}"
spent() { printf '%s\t%s\n' "$1" "$2" >>"$stages"; }

# stage NAME COMMAND…: runs a command that shows its own words, and notes its seconds.
stage() {
    local name=$1 started=$SECONDS status=0
    shift
    say "$name"
    "$@" || status=$?
    spent $((SECONDS - started)) "$name"
    return $status
}

# step NAME COMMAND…: runs a command with its words in a log, and shows the log's end when it fails.
step() {
    local name=$1 log started
    shift
    log="$LOGS/$(printf '%s' "$name" | tr -c 'A-Za-z0-9\n' '-').log"
    started=$SECONDS
    say "$name"
    if ! "$@" >"$log" 2>&1; then
        tail -n 40 "$log" >&2
        fail "«$name» did not work. The whole log is in ${log#"$PWD"/}."
    fi
    spent $((SECONDS - started)) "$name"
    printf '    %d s\n' $((SECONDS - started))
}

# aside NAME COMMAND…: begins a step beside the next ones; joined waits for it, as step would have (joined forgiving
# only returns 1 when it failed).
aside() {
    local name=$1
    shift
    beside=$name beside_log="$LOGS/$(printf '%s' "$name" | tr -c 'A-Za-z0-9\n' '-').log" beside_since=$SECONDS
    say "$name (beside what follows)"
    "$@" >"$beside_log" 2>&1 &
    beside_process=$!
}

joined() {
    if ! wait "$beside_process"; then
        grep -E '✘|error:' "$beside_log" | tail -n 60 >&2 || tail -n 40 "$beside_log" >&2
        [ "${1:-}" = forgiving ] && return 1
        fail "«$beside» did not work. The whole log is in ${beside_log#"$PWD"/}."
    fi
    spent $((SECONDS - beside_since)) "$beside (beside others)"
    printf '    %s: %d s\n' "$beside" $((SECONDS - beside_since))
}

# The program as it is used. It carries its standard library within, which makes a page a tenth quicker and lets it run on
# a machine without Swift. Nothing looks its symbols up by name, so it exports none; and where the C library can read
# relative relocations in their short form (glibc 2.36), they take 30 KB and not 3.6 MB that every start reads: together
# 3 MB less in memory. Names of functions stay for a trace of a crash; lines, which debug information would add, don't.
build_wird() {
    local linking=(-Xswiftc -use-ld=lld -Xlinker --no-export-dynamic) glibc
    glibc=$(getconf GNU_LIBC_VERSION 2>/dev/null | grep -oE '[0-9.]+$' || true)
    if [ "$(printf '%s\n2.36\n' "${glibc:-0}" | sort -V | head -n 1)" = 2.36 ]; then
        linking+=(-Xlinker -z -Xlinker pack-relative-relocs)
    fi
    swift build -c release --product wird --static-swift-stdlib -debug-info-format none "${linking[@]}"
}
