# Builds and installs the command-line tool. Sourced after common.sh and swift.sh.

tool=$root/.build/release-tool/release/turbo-navigator

# Builds the tool. On Linux, links it statically with the Swift runtime.
build_tool() {
    export TURBO_NAVIGATOR_CORE_ONLY=1
    options=''
    say "Preparing the libraries of the tool."
    [ "$(uname -s)" != Linux ] || options=$(static_options) || return
    # shellcheck disable=SC2086
    build "the command-line tool" -c release $options --product turbo-navigator --scratch-path "$root/.build/release-tool" &&
        [ -x "$tool" ]
}

# Prints the options for a static tool that loads libcurl only if it's needed, and has only the data of ICU that it uses.
static_options() {
    products=$(swift build -c release --scratch-path "$root/.build/release-tool" --show-bin-path) || return
    mkdir -p "$products"
    # SwiftPM searches for libraries here first.
    clang -O2 -fPIC -Wall -Wextra -c "$root/bin/lib/curl.c" -o "$products/curl.o" || return
    rm -f "$products/libcurl.a"
    ar rc "$products/libcurl.a" "$products/curl.o" || return
    swift=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
    icu=$(python3 "$root/bin/lib/icu.py" "$swift/lib/swift_static/linux/lib_FoundationICU.a" "$products/icu.o") || return
    # SwiftPM doesn't link again if only these have changed.
    rm -f "$tool"
    say "--static-swift-stdlib $icu"
}

# install_tool PREFIX: installs the tool, its manual page and its completions in a folder.
install_tool() {
    prefix=$1
    mkdir -p "$prefix/bin" "$prefix/share/man/man1" "$prefix/share/bash-completion/completions" \
        "$prefix/share/zsh/site-functions" "$prefix/share/fish/vendor_completions.d" "$prefix/share/doc/turbo-navigator"
    cp "$tool" "$prefix/bin/turbo-navigator"
    [ "$(uname -s)" != Linux ] || strip "$prefix/bin/turbo-navigator"
    chmod 755 "$prefix/bin/turbo-navigator"
    "$tool" man >"$prefix/share/man/man1/turbo-navigator.1"
    "$tool" completions bash >"$prefix/share/bash-completion/completions/turbo-navigator"
    "$tool" completions zsh >"$prefix/share/zsh/site-functions/_turbo-navigator"
    "$tool" completions fish >"$prefix/share/fish/vendor_completions.d/turbo-navigator.fish"
    cp "$root/LICENSE" "$prefix/share/doc/turbo-navigator/LICENSE"
}
