#!/bin/sh
# tour.sh [FLOW…]
# Used by maintenance/tour: runs the demo server and the app, which clicks through the flows, then makes the gallery of screenshots.
# Used by maintenance/monkey too: with DEMO_MONKEY, the app receives random input.
# Writes to the folder DEMO_TOUR, by default .build/tour.
set -eu
cd "$(dirname "$0")/../.."

folder=${DEMO_TOUR:-$PWD/.build/tour}
rm -rf "$folder"
mkdir -p "$folder"
export DEMO_FLOWS="$PWD/Demo/flows.json" DEMO_TOUR="$folder" DEMO_ONLY="$*"
export DEMO_DATABASE="$folder/demo.sqlite3" DEMO_REQUEST_LOG="$folder/requests.log"

# Installs a mail app that does nothing, so that mail links behave the same on each machine, and the demo's desktop entry,
# as for an installed app. The folders are those of `isolated`.
app=$(swift build --show-bin-path 2>/dev/null)/turbo-navigator-demo-tour
mkdir -p "$XDG_DATA_HOME/applications"
cat >"$XDG_DATA_HOME/applications/tour-mail.desktop" <<EOF
[Desktop Entry]
Type=Application
Name=Mail
Exec=true %u
MimeType=x-scheme-handler/mailto;
EOF
cat >"$XDG_DATA_HOME/applications/com.example.TurboNavigatorDemo.desktop" <<EOF
[Desktop Entry]
Type=Application
Name=Turbo Navigator Demo
Exec="$app" %u
MimeType=x-scheme-handler/turbo-navigator-demo;
EOF
cat >"$XDG_CONFIG_HOME/mimeapps.list" <<EOF
[Default Applications]
x-scheme-handler/mailto=tour-mail.desktop
x-scheme-handler/turbo-navigator-demo=com.example.TurboNavigatorDemo.desktop
EOF

status=0
sh bin/lib/app.sh "$app" || status=$?
# The app's state of the whole tour isn't that of the first of these runs.
if [ -z "$*${DEMO_MONKEY:-}${DEMO_LOOKS:-}${WAYLAND_DISPLAY:-}" ]; then
    for name in restoration offline; do
        rm -rf "$XDG_STATE_HOME"
        DEMO_RESTARTED=$name DEMO_TOUR="$folder/$name" sh bin/lib/app.sh bin/lib/restarted.sh || status=$?
    done
fi
[ ! -f "$folder/results.json" ] || ruby bin/lib/gallery.rb
exit "$status"
