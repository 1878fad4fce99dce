# What all commands in bin/ share. Sourced; the command's path is in $0.

root=$(CDPATH='' cd -P "$(dirname "$0")/.." && pwd)
command_name=${0##*/}

# The commands change the folder; what was given stays where it is.
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

# Prints the comment at the top of a command.
usage() {
    sed -n '2,/^[^#]/s/^# \{0,1\}//p' "$0"
}
