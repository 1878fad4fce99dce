#!/bin/sh
# make-root.sh SUITE FOLDER
# Makes a bare system in FOLDER with the packages that Swift needs, but without those that bin/setup installs.
set -eu
suite=$1
folder=$2
export DEBIAN_FRONTEND=noninteractive

# The packages that the compiler and Foundation need.
packages=ca-certificates,git,g++,libc6-dev,libncurses6,libedit2,libsqlite3-0,libxml2,zlib1g,tzdata,sudo
case $suite in
    noble)
        mirror=http://archive.ubuntu.com/ubuntu
        components=main,universe
        packages=$packages,libcurl4t64
        updates="noble-updates noble-security"
        ;;
    trixie)
        mirror=http://deb.debian.org/debian
        components=main
        packages=$packages,libcurl4t64
        updates=trixie-updates
        ;;
    *)
        mirror=http://deb.debian.org/debian
        components=main
        packages=$packages,libcurl4
        updates="$suite-updates"
        ;;
esac

rm -rf "$folder"
debootstrap --variant=minbase --components="$components" --include="$packages" "$suite" "$folder" "$mirror"
{
    for name in $suite $updates; do
        echo "deb $mirror $name $(echo "$components" | tr , ' ')"
    done
    case $suite in
        noble) ;;
        *) echo "deb http://deb.debian.org/debian-security $suite-security main" ;;
    esac
} >"$folder/etc/apt/sources.list"
chroot "$folder" useradd --create-home --shell /bin/sh tester
: >"$folder/.made"
