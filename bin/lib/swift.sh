# Building with SwiftPM. Sourced.

# build WHAT [OPTION OF SWIFT BUILD…]: prints what is built, and builds it. In a terminal, SwiftPM shows its progress.
build() {
    printf 'Building %s.\n' "$1"
    shift
    [ -t 1 ] || set -- --quiet "$@"
    swift build "$@"
}
