# Builds and installs the command-line tool. Sourced after common.sh and swift.sh.

tool=$root/.build/release-tool/release/turbo-navigator

# Builds the tool. On Linux, links it statically with the Swift runtime.
build_tool() {
    export TURBO_NAVIGATOR_CORE_ONLY=1
    static=''
    [ "$(uname -s)" != Linux ] || static=--static-swift-stdlib
    # shellcheck disable=SC2086
    run_swift build --quiet -c release $static --product turbo-navigator --scratch-path "$root/.build/release-tool"
}

# Whether the development files of libcurl are installed.
has_curl() {
    printf '#include <curl/curl.h>\n' | clang -fsyntax-only -x c - 2>/dev/null ||
        pkg-config --exists libcurl 2>/dev/null
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
