#!/bin/sh
# in-root.sh USER COMMAND…
# Runs a command in USER's clone of the repository, after updating it to what is committed.
set -eu
user=$1
shift
home=$(getent passwd "$user" | cut -d: -f6)
clone=$home/turbo-navigator

if [ "$(id -un)" != "$user" ]; then
    # Runs the rest as USER.
    exec setpriv --reuid "$user" --regid "$user" --init-groups env HOME="$home" USER="$user" sh "$0" "$user" "$@"
fi
git config --global --replace-all safe.directory '*'
[ -d "$clone/.git" ] || git clone --quiet --no-hardlinks /source "$clone"
cd "$clone"
git fetch --quiet origin HEAD
git checkout --quiet --force --detach FETCH_HEAD
exec "$@"
