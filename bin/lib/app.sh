#!/bin/sh
# app.sh APP
# Used by bin/demo: runs the demo server and APP, with the server's URL in DEMO_URL, and its process in DEMO_SERVER. Exits with
# APP's status.
set -eu
root=$(CDPATH='' cd -P "$(dirname "$0")/../.." && pwd)
app=$1

stop() {
    # shellcheck disable=SC2086
    kill $processes 2>/dev/null || true
    wait
    rm -rf "$folder"
}

folder=$(mktemp -d)
processes=''
trap stop EXIT
trap 'exit 130' INT
trap 'exit 143' HUP TERM

export DEMO_DATABASE="${DEMO_DATABASE:-$root/.build/demo/demo.sqlite3}"
"$root/Demo/Server/bin/serve" "$folder/port" &
processes=$!
until [ -s "$folder/port" ]; do
    if ! kill -0 "$processes" 2>/dev/null; then
        echo "The demo server didn't start." >&2
        exit 1
    fi
    sleep 0.05
done

DEMO_URL="http://127.0.0.1:$(cat "$folder/port")"
export DEMO_URL DEMO_SERVER="$processes"
"$app" &
processes="$! $processes"
wait $!
