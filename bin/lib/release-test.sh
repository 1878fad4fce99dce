#!/bin/sh
# sh bin/lib/release-test.sh [FOLDER]
#
# Installs the results of maintenance/release in FOLDER in a bare Debian without Swift, and runs them there. Needs root and
# debootstrap. Takes about a minute. The workflow runs it before a release.
set -eu
root=$(CDPATH='' cd -P "$(dirname "$0")/../.." && pwd)
folder=${1:-$root/.build/release-files}
suite=${SUITE:-bookworm}

fail() {
    printf 'release-test: %s\n' "$*" >&2
    exit 1
}

[ "$(id -u)" -eq 0 ] || fail "run as root, which is needed to make a bare system"
command -v debootstrap >/dev/null || fail "debootstrap is missing: apt-get install debootstrap"
tarball=$(ls "$folder"/turbo-navigator-*.tar.xz) || fail "no tarball in $folder: run maintenance/release"
package=$(ls "$folder"/turbo-navigator_*.deb) || fail "no package in $folder: run maintenance/release"

bare=$(mktemp -d)
clean_up() {
    ! mountpoint --quiet "$bare/proc" || umount "$bare/proc"
    rm -rf "$bare"
}
trap clean_up EXIT
chmod 755 "$bare"
debootstrap --variant=minbase "$suite" "$bare" >"$bare.log" 2>&1 || fail "debootstrap failed, see $bare.log"
rm -f "$bare.log"
cp "$tarball" "$package" "$root/Tests/Fixtures/seed.json" "$root/Tests/Fixtures/fine.json" "$bare/root/"

# Swift reads the arguments of the command line from /proc.
mount -t proc proc "$bare/proc"

inside() {
    chroot "$bare" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 "$@"
}

# expect CODE COMMAND…: fails unless the command exits with the code.
expect() {
    code=$1
    shift
    status=0
    inside "$@" >"$bare/root/output" 2>&1 || status=$?
    [ "$status" -eq "$code" ] || fail "\"$*\" ended with $status instead of $code: $(cat "$bare/root/output")"
}

! inside sh -c 'command -v swift' >/dev/null || fail "the bare root contains Swift"

inside apt-get update --quiet=2 >/dev/null
inside sh -c 'apt-get install --yes --quiet=2 --no-install-recommends /root/turbo-navigator_*.deb' >/dev/null 2>&1 ||
    fail "the package can't be installed"
expect 0 turbo-navigator --version
expect 0 turbo-navigator check /root/fine.json
expect 1 turbo-navigator check /root/seed.json
expect 0 sh -c 'zcat /usr/share/man/man1/turbo-navigator.1.gz | grep -q "^.TH TURBO-NAVIGATOR"'
expect 0 test -s /usr/share/bash-completion/completions/turbo-navigator
# libcurl is only recommended. The fixtures are on no server here, so the request itself fails with libcurl.
expect 2 turbo-navigator check http://127.0.0.1:9/fine.json
grep -q 'apt-get install libcurl4' "$bare/root/output" || fail "no sentence about the missing libcurl: $(cat "$bare/root/output")"
inside sh -c 'apt-get install --yes --quiet=2 --no-install-recommends libcurl4 || apt-get install --yes --quiet=2 libcurl4t64' \
    >/dev/null 2>&1 || fail "libcurl can't be installed"
expect 2 turbo-navigator check http://127.0.0.1:9/fine.json
! grep -q libcurl "$bare/root/output" || fail "libcurl isn't found: $(cat "$bare/root/output")"
expect 0 apt-get remove --yes --quiet=2 turbo-navigator
expect 127 sh -c 'turbo-navigator --version'

# xz unpacks the tarball.
inside apt-get install --yes --quiet=2 --no-install-recommends xz-utils >/dev/null 2>&1 || fail "xz can't be installed"
inside sh -c 'tar -xf /root/turbo-navigator-*.tar.xz -C /root'
expect 0 sh -c '/root/turbo-navigator-*/bin/turbo-navigator check /root/fine.json'
expect 1 sh -c '/root/turbo-navigator-*/bin/turbo-navigator check /root/seed.json'
printf 'The package and the tarball run in a bare %s.\n' "$suite"
