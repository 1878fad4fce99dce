# Extracts the symbol graphs of built modules. Sourced, with the repository as the current folder.

# Prints the flags for the C modules that the Linux modules import; none if only the core is built.
c_flags() {
    [ "${TURBO_NAVIGATOR_CORE_ONLY:-}" != 1 ] || return 0
    for map in Linux/*/module.modulemap "$build"/C*.build/module.modulemap; do
        printf '%s ' -Xcc "-fmodule-map-file=$map"
    done
    for flag in $(pkg-config --cflags libadwaita-1 webkitgtk-6.0 libsecret-1); do
        case $flag in
            -I* | -D*) printf '%s ' -Xcc "$flag" ;;
        esac
    done
}

# extract_symbols FOLDER MODULE…: writes the public symbols of each module into a folder of its own.
extract_symbols() {
    folder=$1
    shift
    build=$(swift build --show-bin-path 2>/dev/null)
    target=$(swift -print-target-info | sed -n 's/^ *"triple" *: *"\(.*\)",*$/\1/p' | head -n 1)
    for module in "$@"; do
        mkdir "$folder/$module"
        # shellcheck disable=SC2046
        swift symbolgraph-extract -module-name "$module" -minimum-access-level public -target "$target" \
            -I "$build/Modules" $(c_flags) -output-dir "$folder/$module"
    done
}
