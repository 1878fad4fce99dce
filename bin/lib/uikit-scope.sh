#!/bin/sh
# uikit-scope.sh [--check]
# Writes the list of public types of the modules in Linux with Apple's names, and that of the symbols with an icon, into
# docs/uikit-scope.md, below the line "<!-- generated -->". --check changes nothing, and fails if the lists are out of date.
set -eu
export LC_ALL=C
cd "$(dirname "$0")/../.."
page=docs/uikit-scope.md

sources() {
    find "Linux/$1" -name '*.swift' | sort
}

# Prints each public type with its enclosing types, one per line: UISheetPresentationController.Detent. Relies on the
# indentation by four spaces of bin/format.
types() {
    # shellcheck disable=SC2046
    awk '
        {
            match($0, /^ */)
            level = int(RLENGTH / 4)
            line = substr($0, RLENGTH + 1)
            isPublic = line ~ /^(@[A-Za-z]+ )*(open|public) /
            while (sub(/^(@[A-Za-z]+|open|public|package|internal|private|fileprivate|final|indirect) /, "", line)) {}
        }
        line ~ /^(class|struct|enum|protocol|typealias|extension) [A-Z]/ {
            split(line, words, /[ :<{(]/)
            names[level] = words[2]
            full = words[2]
            for (i = level - 1; i >= 0; i--) full = names[i] "." full
            if (isPublic && words[1] != "extension") print full
        }
    ' $(sources "$1") | sort -u
}

# Counts the public declarations, without overrides, imports and the initializers for coders, which only trap.
declarations() {
    # shellcheck disable=SC2046
    cat $(sources "$1") | grep -E '^ *(open|public) ' |
        grep -cvE ' override |required init\?\(coder|^(public )?import |^public import' || true
}

# Prints an outer type and its nested types on one line: `UIButton`: `ButtonType`, `Configuration`.
list() {
    types "$1" | awk '
        {
            outer = $0
            sub(/\..*/, "", outer)
            if (outer != last && last != "") finish()
            if (outer != last) { last = outer; inner = "" }
            if ($0 != outer) inner = inner (inner == "" ? "" : ", ") "`" substr($0, length(outer) + 2) "`"
        }
        function finish() { print "- `" last "`" (inner == "" ? "" : ": " inner) }
        END { if (last != "") finish() }
    '
}

# Prints the symbols in the table of icons, separated by commas.
symbols() {
    sed -n 's/^\([a-z0-9.]*\): .*/`\1`/p' Sources/SymbolNames/SymbolNames+Entries.txt | sed '$!s/$/,/' | tr '\n' ' ' |
        fold -s -w 128 | sed 's/ $//'
    echo
}

page_with_list() {
    sed '/^<!-- generated -->$/q' "$page"
    echo
    echo '| module | types | public declarations |'
    echo '| --- | --- | --- |'
    for module in UIKit WebKit SafariServices AuthenticationServices UserNotifications Network; do
        echo "| $module | $(types "$module" | wc -l | tr -d ' ') | $(declarations "$module") |"
    done
    for module in UIKit WebKit SafariServices AuthenticationServices UserNotifications Network; do
        printf '\n## %s\n\nEach type, with its nested types after the colon.\n\n' "$module"
        list "$module"
    done
    printf '\n## Symbols with an icon\n\nThe variants of each have one too.\n\n'
    symbols
}

new=$(mktemp)
trap 'rm -f "$new"' EXIT
page_with_list >"$new"
case ${1:-} in
    --check) cmp -s "$new" "$page" || {
        echo "$page is out of date: run sh bin/lib/uikit-scope.sh" >&2
        exit 1
    } ;;
    *) cat "$new" >"$page" ;;
esac
