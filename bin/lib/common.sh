# Shared by all commands in bin/. Sourced; $0 is the path of the command.

root=$(CDPATH='' cd -P "$(dirname "$0")/.." && pwd)
command_name=${0##*/}

# Makes the paths absolute, because the commands change the folder.
case ${TURBO_JS:-} in
    '' | /*) ;;
    *) export TURBO_JS="$PWD/$TURBO_JS" ;;
esac
case ${BRIDGE_JS:-} in
    '' | /*) ;;
    *) export BRIDGE_JS="$PWD/$BRIDGE_JS" ;;
esac

say() {
    printf '%s\n' "$*"
}

fail() {
    printf '%s: %s\n' "$command_name" "$*" >&2
    exit 1
}

. "$root/bin/lib/progress.sh"

# Prints the comment at the top of a command.
usage() {
    sed -n '2,/^[^#]/s/^# \{0,1\}//p' "$0"
}
