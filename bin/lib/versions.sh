#!/bin/sh
# versions.sh
# Prints the versions of the system and of the libraries that this project depends on, on one line.
set -eu
. /etc/os-release
printf '%s' "$PRETTY_NAME"
for library in "GTK gtk4" "libadwaita libadwaita-1" "WebKitGTK webkitgtk-6.0"; do
    printf ', %s %s' "${library% *}" "$(pkg-config --modversion "${library#* }")"
done
printf ', %s\n' "$(swift --version 2>/dev/null | sed -n 's/.*\(Swift\) version \([0-9.]*\).*/\1 \2/p')"
