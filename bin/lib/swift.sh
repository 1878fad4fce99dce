# Building with SwiftPM. Sourced.

# What SwiftPM prints while it fetches the dependencies of a package.
fetching='^Fetch\|^Updat\|^Comput\|^Creating \|^Working '

# build WHAT [OPTION OF SWIFT BUILD…]: prints what is built, and builds it. Does nothing if BUILT is set, because bin/test has
# built everything.
build() {
    [ -z "${BUILT:-}" ] || return 0
    say "Building $1."
    shift
    # What remains are the warnings and errors.
    with_progress '^\[[0-9]*/[0-9]*\] \|^Building for \|^Build \(complete\|of product\)\|'"$fetching" swift build "$@"
}
