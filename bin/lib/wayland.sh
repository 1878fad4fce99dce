#!/bin/sh
# wayland.sh APP
# Shows the demo app, which clicks through some screens by itself, in a Wayland compositor without a screen: weston. Fails if
# the app does, or if GTK complains, and unless the compositor was told the app's id and the titles. Pictures and logs go to
# the folder WAYLAND, by default .build/wayland. To be called by `isolated`.
set -eu
cd "$(dirname "$0")/../.."
app=$1

fail() {
    echo "wayland: $*" >&2
    exit 1
}

command -v weston >/dev/null || fail "weston is missing, so nothing was tried on Wayland: run bin/setup"

folder=${WAYLAND:-$PWD/.build/wayland}
rm -rf "$folder"
mkdir -p "$folder"
cat >"$folder/weston.ini" <<END
[core]
idle-time=0
[shell]
background-color=0xff336699
panel-position=none
locking=false
animation=none
startup-animation=none
close-animation=none
focus-animation=none
END

# Weston 12 has names for renderers, and before it an option for this one.
renderer=--use-pixman
! weston --help | grep -q -e '--renderer=' || renderer=--renderer=pixman
# With --debug any client may take pictures.
weston --backend=headless-backend.so "$renderer" --width=1280 --height=1024 --socket=wayland-test --debug \
    --config="$folder/weston.ini" --logger-scopes=log,proto --log="$folder/weston.log" >"$folder/weston.out" 2>&1 &
weston=$!
trap 'kill "$weston" 2>/dev/null || true' EXIT
tries=0
until [ -S "$XDG_RUNTIME_DIR/wayland-test" ]; do
    tries=$((tries + 1))
    if [ "$tries" -gt 300 ] || ! kill -0 "$weston" 2>/dev/null; then
        cat "$folder/weston.out" "$folder/weston.log" >&2
        fail "weston did not start"
    fi
    sleep 0.05
done

unset DISPLAY
export WAYLAND_DISPLAY=wayland-test GDK_BACKEND=wayland DEMO_TOUR="$folder"
export DEMO_DATABASE="$folder/demo.sqlite3"
status=0
timeout 120 sh bin/lib/app.sh "$app" 2>"$folder/errors.log" || status=$?
# A compositor without a screen has no seat: WebKitGTK asks for its keyboard all the same. And this session has no portal.
grep -v -e 'gdk_seat_get_keyboard: assertion' -e 'Failed to read portal settings' "$folder/errors.log" \
    >"$folder/complaints.log" || true
cat "$folder/complaints.log" >&2
[ "$status" = 0 ] || fail "the app ended with $status"
! grep -q -E '(WARNING|CRITICAL|ERROR) \*\*|-(WARNING|CRITICAL|ERROR)' "$folder/complaints.log" || fail "GTK complains"

# What the compositor was told.
told() {
    grep -F -q "$1" "$folder/weston.log" || fail "weston was not told $1"
}
told 'set_app_id("com.example.TurboNavigatorDemo")'
# The first is the app's name, before there is a page.
for title in "Turbo Navigator Demo" "Turbo Navigator" Navigation Resources JavaScript; do
    told "set_title(\"$title\")"
done
