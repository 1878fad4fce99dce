# Runs a command isolated from the user's display, session and files. Sourced.

# isolated COMMAND [ARGUMENT…]: runs a command on a virtual display, with its own session bus and home folder. Ends all
# processes that it leaves behind.
isolated() {
    isolated_folder=$(mktemp -d "${TMPDIR:-/tmp}/turbo-navigator.XXXXXX")
    isolated_session=''
    trap end_isolated EXIT
    trap 'exit 130' INT
    trap 'exit 143' HUP TERM

    setsid sh "$root/bin/lib/session.sh" "$isolated_folder" "$@" &
    isolated_session=$!
    isolated_status=0
    wait "$isolated_session" || isolated_status=$?

    end_isolated
    trap - EXIT INT HUP TERM
    return "$isolated_status"
}

end_isolated() {
    if [ -n "$isolated_session" ]; then
        end_session "$isolated_session"
    fi
    rm -rf "$isolated_folder"
}

# First sends SIGTERM, then SIGKILL.
end_session() {
    signal_session TERM "$1" || return 0
    for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
        sleep 0.1
        signal_session 0 "$1" || return 0
    done
    signal_session KILL "$1" || true
}

# Sends a signal to all processes of a session; fails if none is left. Selects by session, because SwiftPM runs the tests
# in a separate process group.
signal_session() {
    found=1
    for stat in /proc/[0-9]*/stat; do
        { read -r line <"$stat"; } 2>/dev/null || continue
        pid=${line%% *}
        # The fields after the name in parentheses: state, parent, process group, session.
        # shellcheck disable=SC2086
        set -- "$1" "$2" ${line##*) }
        if [ "$6" = "$2" ] && [ "$3" != Z ]; then
            found=0
            kill -s "$1" "$pid" 2>/dev/null || true
        fi
    done
    return "$found"
}
