#!/bin/sh
# wayland.sh APP
# Runs the demo app, which clicks through some of its screens, in weston, a Wayland compositor, without a display. Fails if
# the app fails, if GTK logs warnings, or if the compositor doesn't receive the app's ID and the titles. Writes screenshots
# and logs to the folder WAYLAND, by default .build/wayland. Called by `isolated`.
set -eu
cd "$(dirname "$0")/../.."
app=$1

fail() {
    echo "wayland: $*" >&2
    exit 1
}

command -v weston >/dev/null || fail "weston is missing, so Wayland can't be tested: run bin/setup --tests"

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

# Weston 12 and later select the renderer by name; earlier versions have an option for this one.
renderer=--use-pixman
! weston --help | grep -q -e '--renderer=' || renderer=--renderer=pixman
# With --debug, any client can take screenshots.
weston --backend=headless-backend.so "$renderer" --width=1280 --height=1024 --socket=wayland-test --debug \
    --config="$folder/weston.ini" --logger-scopes=log,proto --log="$folder/weston.log" >"$folder/weston.out" 2>&1 &
weston=$!
trap 'kill "$weston" 2>/dev/null || true' EXIT
tries=0
until [ -S "$XDG_RUNTIME_DIR/wayland-test" ]; do
    tries=$((tries + 1))
    if [ "$tries" -gt 300 ] || ! kill -0 "$weston" 2>/dev/null; then
        cat "$folder/weston.out" "$folder/weston.log" >&2
        fail "weston didn't start"
    fi
    sleep 0.05
done

unset DISPLAY
export WAYLAND_DISPLAY=wayland-test GDK_BACKEND=wayland DEMO_TOUR="$folder"
export DEMO_DATABASE="$folder/demo.sqlite3"
status=0
timeout 120 sh bin/lib/app.sh "$app" 2>"$folder/errors.log" || status=$?
# Without a display, the compositor has no seat, but WebKitGTK still requests its keyboard. The session also has no portal.
grep -v -e 'gdk_seat_get_keyboard: assertion' -e 'Failed to read portal settings' "$folder/errors.log" \
    >"$folder/complaints.log" || true
cat "$folder/complaints.log" >&2
[ "$status" = 0 ] || fail "the app ended with $status"
! grep -q -E '(WARNING|CRITICAL|ERROR) \*\*|-(WARNING|CRITICAL|ERROR)' "$folder/complaints.log" || fail "GTK logged warnings"

# Fails unless the compositor received a request.
told() {
    grep -F -q "$1" "$folder/weston.log" || fail "weston didn't receive $1"
}
told 'set_app_id("com.example.TurboNavigatorDemo")'
# The first title is the app's name, until a page has loaded.
for title in "Turbo Navigator Demo" "Turbo Navigator" Navigation Resources JavaScript; do
    told "set_title(\"$title\")"
done
