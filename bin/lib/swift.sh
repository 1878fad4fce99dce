# Building with SwiftPM. Sourced.

# build WHAT [OPTION OF SWIFT BUILD…]: prints what is built, and builds it. In a terminal, SwiftPM shows its progress; elsewhere
# a line every ten seconds does. Does nothing if BUILT is set, because bin/test has built everything.
build() {
    [ -z "${BUILT:-}" ] || return 0
    printf 'Building %s.\n' "$1"
    shift
    if [ -t 1 ]; then
        swift build "$@"
        return
    fi
    build_log=$(mktemp)
    show_progress "$build_log" &
    build_progress=$!
    build_status=0
    swift build "$@" >"$build_log" 2>&1 || build_status=$?
    kill "$build_progress" 2>/dev/null || true
    # The warnings and errors.
    grep -v -e '^\[[0-9]*/[0-9]*\] ' -e '^Building for ' -e '^Build complete!' "$build_log" || true
    rm -f "$build_log"
    return "$build_status"
}

# show_progress LOG: prints the last line of a build's log every ten seconds: [120/431] Compiling UIKit UIView.swift
show_progress() {
    progress_seconds=0
    # Ends with the command, also if that is killed. Sleeps a second, because a sleep outlives this, and may keep whoever runs
    # the command waiting.
    while sleep 1 3>&- && kill -0 $$ && [ -f "$1" ]; do
        progress_seconds=$((progress_seconds + 1))
        [ $((progress_seconds % 10)) -gt 0 ] || printf '  after %s s: %s\n' "$progress_seconds" "$(tail -n 1 "$1")" >&3
    done 3>&1 >/dev/null 2>&1
}
