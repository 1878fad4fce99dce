# What takes long says how far it is. Sourced by common.sh.

# with_progress PATTERN COMMAND [ARGUMENT…]: runs a command that takes long, and prints nothing if it does; the caller says what
# happens. In a terminal, the command shows its own progress. Elsewhere a line every ten seconds has the last line that it printed
# and that matches PATTERN, such as [120/431] Compiling UIKit UIView.swift. At the end, the lines that don't match are printed.
with_progress() {
    progress_lines=$1
    shift
    if [ -t 1 ]; then
        "$@"
        return
    fi
    progress_log=$(mktemp)
    # Killed in the middle of `date`, it would complain.
    show_progress "$progress_lines" "$progress_log" 2>/dev/null &
    progress_process=$!
    progress_status=0
    "$@" >"$progress_log" 2>&1 || progress_status=$?
    kill "$progress_process" 2>/dev/null || true
    grep -v -e "$progress_lines" "$progress_log" || true
    rm -f "$progress_log"
    return "$progress_status"
}

# show_progress PATTERN LOG
show_progress() {
    progress_start=$(date +%s)
    progress_told=$progress_start
    # Ends with the command, also if that is killed. Sleeps a second, because a sleep outlives this, and may keep whoever runs
    # the command waiting.
    while sleep 1 3>&- && kill -0 $$ && [ -f "$2" ]; do
        progress_now=$(date +%s)
        [ $((progress_now - progress_told)) -ge "${PROGRESS_SECONDS:-9}" ] || continue
        progress_told=$progress_now
        # apt-get's lines are pmstatus:PACKAGE:PERCENT:TEXT and dlstatus:NUMBER:PERCENT:TEXT.
        progress_last=$(grep -e "$1" "$2" | tail -n 1 | cut -c -160 | sed 's/^[dp][lm]status:[^:]*:\([0-9]*\)[^:]*:/\1 %: /')
        printf '  after %s s%s\n' "$((progress_now - progress_start))" "${progress_last:+: $progress_last}" >&3
    done 3>&1 >/dev/null 2>&1
}
