#!/bin/sh
# session.sh FOLDER COMMAND [ARGUMENT…]
# Used by `isolated`: sets up the environment and the display in FOLDER, then runs the command in its place.
set -eu

folder=$1
shift

# With these variables, the user's tools are found although HOME changes.
: "${SWIFTLY_HOME_DIR:=$HOME/.local/share/swiftly}"
GEM_PATH=$(ruby -e 'print Gem.path.join(":")')
export SWIFTLY_HOME_DIR GEM_PATH

for name in home data config cache state runtime tmp; do
    mkdir -m 700 "$folder/$name"
done
export HOME="$folder/home"
export XDG_DATA_HOME="$folder/data" XDG_CONFIG_HOME="$folder/config" XDG_CACHE_HOME="$folder/cache"
export XDG_STATE_HOME="$folder/state" XDG_RUNTIME_DIR="$folder/runtime" TMPDIR="$folder/tmp"

# Makes language, settings and renderer the same everywhere, and prevents waiting for desktop services.
export LC_ALL=C.UTF-8 LANGUAGE=
export GDK_BACKEND=x11 GSK_RENDERER=cairo GSETTINGS_BACKEND=memory ADW_DISABLE_PORTAL=1 GTK_A11Y="${GTK_A11Y:-none}"
# A virtual display has no graphics processor: without this, WebKit draws pages by OpenGL that is emulated.
export WEBKIT_SKIA_ENABLE_CPU_RENDERING=1
# It still joins their layers by OpenGL. Other tests use the other cores.
export LP_NUM_THREADS=0
# NB: in its sandbox, WebKitGTK searches for the accessibility bus even if there is none, and logs a warning.
[ "$GTK_A11Y" != none ] || export WEBKIT_A11Y_BUS_ADDRESS=
# A keyring of its own. libsecret would start the desktop's, which asks the user for a password.
export SECRET_BACKEND=file SECRET_FILE_TEST_PATH="$folder/keyring" SECRET_FILE_TEST_PASSWORD=isolated
unset DISPLAY WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS GTK_THEME GTK_MODULES

# A bare display has no settings daemon that sets the desktop's font.
mkdir -p "$XDG_CONFIG_HOME/gtk-4.0"
printf '[Settings]\ngtk-font-name=Cantarell 11\n' >"$XDG_CONFIG_HOME/gtk-4.0/settings.ini"

# The server chooses the number of the display, and a cookie gives access to it.
export XAUTHORITY="$folder/cookies"
cookie=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
: >"$XAUTHORITY"
xauth -q -f "$XAUTHORITY" add :0 . "$cookie"
Xvfb -displayfd 3 -auth "$XAUTHORITY" -screen 0 1280x1024x24 -noreset 3>"$folder/display" >"$folder/Xvfb.log" 2>&1 &
tries=0
until [ -s "$folder/display" ]; do
    tries=$((tries + 1))
    if [ "$tries" -gt 300 ] || ! kill -0 $! 2>/dev/null; then
        cat "$folder/Xvfb.log" >&2
        echo "The virtual display didn't start." >&2
        exit 1
    fi
    sleep 0.05
done
DISPLAY=":$(cat "$folder/display")"
export DISPLAY
xauth -q -f "$XAUTHORITY" add "$DISPLAY" . "$cookie"

# Redirects the output of the bus and its services to a file.
exec 4>&1 5>&2 >"$folder/bus.log" 2>&1
exec dbus-run-session -- sh -c 'exec "$@" >&4 2>&5 4>&- 5>&-' sh "$@"
