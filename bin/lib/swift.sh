# Calling SwiftPM. Sourced.

# Runs swift without the warnings about pkg-config flags that SwiftPM prints for each system library and ignores.
run_swift() (
    code=$(mktemp)
    trap 'rm -f "$code"' EXIT
    {
        status=0
        swift "$@" 2>&1 || status=$?
        echo "$status" >"$code"
    } | sed -u '/prohibited flag(s)/d'
    exit "$(cat "$code")"
)
