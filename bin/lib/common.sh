# What all commands in bin/ share. Sourced; the command's path is in $0.

root=$(CDPATH='' cd -P "$(dirname "$0")/.." && pwd)
command_name=${0##*/}

say() {
    printf '%s\n' "$*"
}

fail() {
    printf '%s: %s\n' "$command_name" "$*" >&2
    exit 1
}

# Prints the comment at the top of a command.
usage() {
    sed -n '2,/^[^#]/s/^# \{0,1\}//p' "$0"
}
