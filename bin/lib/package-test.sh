#!/bin/sh
# sh bin/lib/package-test.sh
#
# Makes an app with bin/new, packages it with bin/package, and installs the package and its dependencies in a bare Debian
# without Swift. Needs root and debootstrap. Starts the app there from its desktop entry, on a virtual display, with a page
# from a small server, and checks that the window gets the title of the page. Then removes the package and checks the app in
# the folder in the same way. The screenshots are .build/package-test/package.png and folder.png. Finally, flatpak-builder
# reads the manifest.
#
# Takes about five minutes, most of it for the first build. SUITE is the Debian release, by default bookworm. It can't be
# older than this machine's.
set -eu
root=$(CDPATH='' cd -P "$(dirname "$0")/../.." && pwd)
. "$root/bin/lib/isolated.sh"
folder=$root/.build/package-test
suite=${SUITE:-bookworm}

fail() {
    printf 'package-test: %s\n' "$*" >&2
    exit 1
}

# Runs in its own mount and process namespaces: makes the bare system the root and starts the app. Uses pivot_root, because
# WebKitGTK's sandbox can't be created in a chroot.
start_app() {
    mount --bind "$bare" "$bare"
    mount -t proc proc "$bare/proc"
    mount -t sysfs -o ro sys "$bare/sys"
    mount --rbind /dev "$bare/dev"
    mkdir -p "$bare/tmp/.X11-unix" "$bare/former"
    mount --bind /tmp/.X11-unix "$bare/tmp/.X11-unix"
    cp "$XAUTHORITY" "$bare/tmp/cookies"
    cd "$bare"
    pivot_root . former
    umount -l /former
    exec env -i PATH=/usr/bin:/bin HOME=/root LC_ALL=C.UTF-8 XDG_RUNTIME_DIR=/tmp DISPLAY="$DISPLAY" XAUTHORITY=/tmp/cookies \
        GDK_BACKEND=x11 GSK_RENDERER=cairo BOOKS_URL="$url" "$command"
}

# Runs on the virtual display: starts the server and the app, and waits for the title of the window.
show() {
    mkdir -p "$folder/site"
    : >"$folder/server.log"
    # The Turbo build that bin/setup downloaded, unless the environment names another one.
    cp "${TURBO_JS:-$root/Demo/Server/vendor/javascript/turbo-7.1.0.umd.js}" "$folder/site/turbo.js"
    cat >"$folder/site/index.html" <<END
<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Packed and shown</title><script src="/turbo.js"></script><h1>Packed and shown</h1>
END
    python3 -u -m http.server --bind 127.0.0.1 --directory "$folder/site" 0 >"$folder/server.log" 2>&1 &
    port=''
    while [ -z "$port" ] && kill -0 $! 2>/dev/null; do
        sleep 0.1
        port=$(sed -n 's/^Serving HTTP on .* port \([0-9]*\) .*/\1/p' "$folder/server.log")
    done
    export url="http://127.0.0.1:$port/"
    unshare --mount --pid --fork --kill-child --propagation private sh "$root/bin/lib/package-test.sh" start "$bare" \
        "$command" >"$folder/app.log" 2>&1 &
    app=$!
    for _ in $(seq 600); do
        # NB: xdotool search accepts only one pattern, so two searches are needed.
        if xdotool search --all --onlyvisible --name '^Packed and shown$' >/dev/null 2>&1 &&
            xdotool search --all --onlyvisible --classname '^org.example.Books$' >/dev/null 2>&1; then
            # The title changes before the page is on screen.
            sleep 2
            ffmpeg -loglevel error -y -f x11grab -i "$DISPLAY" -frames:v 1 "$picture"
            return 0
        fi
        kill -0 "$app" 2>/dev/null || break
        sleep 0.1
    done
    cat "$folder/app.log" "$folder/server.log" >&2
    return 1
}

case ${1:-} in
    start)
        bare=$2
        command=$3
        start_app
        ;;
    show)
        bare=$2
        command=$3
        picture=$4
        show
        exit
        ;;
esac

[ "$(id -u)" -eq 0 ] || fail "run as root, which is needed to make a bare system"
command -v debootstrap >/dev/null || fail "debootstrap is missing: apt-get install debootstrap"

# Keeps the app's build folder, so that the next run is faster.
mkdir -p "$folder/kept"
[ ! -d "$folder/Books/.build" ] || mv "$folder/Books/.build" "$folder/kept/.build"
rm -rf "$folder/Books"
(cd "$folder" && "$root/bin/new" Books --url http://localhost:3000) >/dev/null
[ ! -d "$folder/kept/.build" ] || mv "$folder/kept/.build" "$folder/Books/.build"
"$root/bin/package" "$folder/Books"
packed=$folder/Books/.build/package

# has TABLE PATTERN EXECUTABLE: searches the output of readelf, which is in the same package as strip.
has() {
    readelf --wide "--$1" "$3" >"$folder/table" || fail "readelf can't read $3"
    grep -Eq "$2" "$folder/table"
}
swift_libraries='NEEDED.*\[lib(swift|Foundation|_Foundation|dispatch|BlocksRuntime)'
built=$folder/Books/.build/package-build/release/Books
has sections ' \.symtab ' "$built" || fail "the build has no symbols, so stripping can't be tested"
for executable in "$packed"/books-1.0-linux-*/lib/books/Books; do
    ! has sections ' \.symtab ' "$executable" || fail "$executable isn't stripped"
    has dynamic 'NEEDED.*\[libgtk-4' "$executable" || fail "readelf doesn't list the libraries of $executable"
    ! has dynamic "$swift_libraries" "$executable" || fail "$executable needs the Swift runtime, see $folder/table"
done

bare=$(mktemp -d)
trap 'rm -rf "$bare"' EXIT
trap 'exit 130' INT
trap 'exit 143' HUP TERM
chmod 755 "$bare"
debootstrap --variant=minbase "$suite" "$bare" >"$folder/debootstrap.log" 2>&1 ||
    fail "debootstrap failed, see $folder/debootstrap.log"
cp -a "$packed" "$bare/root/package"
inside() {
    chroot "$bare" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 \
        DEBIAN_FRONTEND=noninteractive "$@"
}
inside apt-get update --quiet=2 >/dev/null
inside sh -c 'apt-get install --yes --quiet=2 --no-install-recommends /root/package/books_*.deb' >"$folder/apt.log" 2>&1 ||
    fail "the package can't be installed, see $folder/apt.log"
! inside sh -c 'command -v swift' >/dev/null || fail "the bare root contains Swift"

# shows NAME COMMAND: uses a subshell, because isolated sets its own traps.
shows() {
    (isolated sh "$root/bin/lib/package-test.sh" show "$bare" "$2" "$folder/$1.png") || fail "the $1 doesn't show the page"
}
entry=$bare/usr/share/applications/org.example.Books.desktop
shows package "$(sed -n 's/^Exec=\([^ ]*\).*/\1/p' "$entry")"
inside apt-get remove --yes --quiet=2 books >/dev/null 2>&1 || fail "the package can't be removed"
! [ -e "$bare/usr/lib/books" ] && ! [ -e "$bare/usr/bin/books" ] || fail "the package leaves files behind"
# The package's dependencies are still installed.
shows folder "$(inside sh -c 'echo /root/package/books-1.0-linux-*/bin/books')"

# flatpak-builder is installed last, so that the app can't use its dependencies, and not on this machine, where they would
# affect the tests. It skips unknown keys with only a warning, so its output must equal the manifest.
inside apt-get install --yes --quiet=2 --no-install-recommends flatpak-builder >>"$folder/apt.log" 2>&1 ||
    fail "flatpak-builder can't be installed, see $folder/apt.log"
inside flatpak-builder --show-manifest /root/package/org.example.Books.json >"$folder/manifest.json" ||
    fail "flatpak-builder can't read the manifest"
python3 -c 'import json, sys; one, other = (json.load(open(name)) for name in sys.argv[1:]); sys.exit(one != other)' \
    "$folder/manifest.json" "$packed/org.example.Books.json" || fail "flatpak-builder reads the manifest differently: $folder/manifest.json"
printf 'Package and folder show a page in a bare %s, and flatpak-builder reads the manifest. Screenshots: %s\n' \
    "$suite" "$folder/*.png"
