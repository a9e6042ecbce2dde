# Shared by the scripts that build WebAssembly: finds the tools, compiles a product, links it.
# A script that sources this stands in the checkout and defines say and fail.

# Where things are ---------------------------------------------------------------------------------------------

command -v swiftc >/dev/null || fail "swiftc is not on the PATH; install the Swift 6.3 toolchain from swift.org."
resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
toolchain=$(cd "$resources/../../bin" && pwd)
linker=$toolchain/wasm-ld
clang=$toolchain/clang
[ -x "$linker" ] || fail "the Swift toolchain in $toolchain has no wasm-ld; use a toolchain from swift.org, 6.3 or later."
unicode=$resources/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a
[ -f "$unicode" ] || fail "the Swift toolchain has no Embedded standard library for WebAssembly ($unicode)."

# A C library for WebAssembly: WIRD_WASI_SYSROOT, or where Debian's wasi-libc puts it.
sysroot=${WIRD_WASI_SYSROOT:-/usr}
libc=$sysroot/lib/wasm32-wasi
[ -f "$libc/libc.a" ] || fail "wasi-libc is missing (looked in $libc): apt-get install wasi-libc, or set WIRD_WASI_SYSROOT."
headers=$sysroot/include/wasm32-wasi
builtins=${WIRD_WASM_BUILTINS:-}
if [ -z "$builtins" ]; then
    for candidate in /usr/lib/llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a \
        /usr/lib/llvm-*/lib/clang/*/lib/wasm32-unknown-wasi/libclang_rt.builtins.a; do
        if [ -f "$candidate" ]; then builtins=$candidate; fi
    done
fi
[ -n "$builtins" ] && [ -f "$builtins" ] \
    || fail "compiler-rt for WebAssembly is missing: apt-get install libclang-rt-14-dev-wasm32, or set WIRD_WASM_BUILTINS."

# Build --------------------------------------------------------------------------------------------------------

scratch=${WIRD_WORKER_SCRATCH:-.build-worker}
products=$scratch/wasm32-unknown-none-wasm/release

# Embedded Swift takes generic and inlined code from one module into the next, and an incremental build was seen to keep
# old copies of it: a module that answers wrongly, not one that fails. So what has changed is built from nothing.
wasm_compile() { # wasm_compile PRODUCT
    local sources
    sources=$(find Package.swift Sources Tests/VectorRunner -type f | LC_ALL=C sort | xargs sha256sum | sha256sum | cut -d' ' -f1)
    if [ "$(cat "$scratch/sources" 2>/dev/null)" != "$sources" ]; then
        rm -rf "${scratch:?}/wasm32-unknown-none-wasm"
        mkdir -p "$scratch"
        echo "$sources" >"$scratch/sources"
    fi
    WIRD_PORTABLE=1 swift build --triple wasm32-unknown-none-wasm -c release --product "$1" --scratch-path "$scratch" \
        -Xswiftc -enable-experimental-feature -Xswiftc Embedded -Xswiftc -wmo -Xswiftc -Osize >&2
}

wasm_link() { # wasm_link PRODUCT OUTPUT FLAG…
    local product=$1 output=$2
    shift 2
    "$clang" --target=wasm32-wasi --sysroot="$sysroot" -isystem "$headers" -O2 -c Web/worker/shim.c -o "$output.shim.o"
    "$linker" --no-entry --gc-sections -O2 "$@" -z stack-size=1048576 --stack-first \
        --export=__wasm_call_ctors --allow-undefined \
        "$products/lib$product.a" "$output.shim.o" "$unicode" -L"$libc" -lc "$builtins" -o "$output"
    rm -f "$output.shim.o"
}
