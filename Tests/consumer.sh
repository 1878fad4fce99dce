#!/bin/sh
# consumer.sh
#
# Builds and tests the package in Tests/Consumer, which uses this repository as an app does: by a version, from outside.
# The version is made of what is committed. Needs a display; bin/test gives it one.
set -eu
root=$(CDPATH='' cd -P "$(dirname "$0")/.." && pwd)
. "$root/bin/lib/swift.sh"

# Kept between runs, so that the second one is quick.
folder=$root/.build/consumer
TURBO_NAVIGATOR=file://$folder/turbo-navigator
export TURBO_NAVIGATOR
# The build that bin/setup fetched, unless another one is named.
TURBO_JS=${TURBO_JS:-$root/Demo/Server/vendor/javascript/turbo-7.1.0.umd.js}
export TURBO_JS
passed=0
failed=0

# A repository with what is committed here, tagged 1.0.0; after a change also 1.0.1 and so on, since SwiftPM does not look
# at a version again.
make_version() {
    mkdir -p "$folder/turbo-navigator"
    cd "$folder/turbo-navigator"
    [ -d .git ] || git init --quiet --initial-branch main
    git rm -r --quiet --ignore-unmatch .
    git -c safe.directory='*' -C "$root" archive HEAD | tar -xf -
    git add --all
    if ! git rev-parse --quiet --verify HEAD >/dev/null || ! git diff --quiet --cached HEAD; then
        version=1.0.$(git tag | wc -l)
        git -c user.name=consumer -c user.email=consumer@localhost -c commit.gpgsign=false \
            commit --quiet --message "$version"
        git tag "$version"
    fi
}

make_package() {
    rm -rf "$folder/package"
    cp -Rp "$root/Tests/Consumer" "$folder/package"
    cd "$folder/package"
}

consumer_swift() {
    command=$1
    shift
    run_swift "$command" --scratch-path "$folder/build" --cache-path "$root/.build/cache" "$@"
}

check() {
    name=$1
    shift
    if "$@"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "consumer: failed: $name" >&2
    fi
}

# An app starts, makes its scene and shows its first screen; then it is ended.
starts() {
    : >"$folder/output"
    "$folder/build/debug/$1" >"$folder/output" 2>&1 &
    app=$!
    for _ in $(seq 100); do
        if grep -q 'appeared: Welcome$' "$folder/output" || ! kill -0 "$app" 2>/dev/null; then
            break
        fi
        sleep 0.1
    done
    kill "$app" 2>/dev/null || true
    wait "$app" 2>/dev/null || true
    grep -q 'appeared: Welcome$' "$folder/output" || {
        cat "$folder/output" >&2
        return 1
    }
}

make_version
make_package
consumer_swift package update --quiet
check "build" consumer_swift build --quiet --build-tests
if [ "$failed" -eq 0 ]; then
    # Both clients' tests are in one process, with one main thread and one TurboConfig: one test at a time.
    check "tests" consumer_swift test --no-parallel --skip-build --quiet
    check "app in Swift 5" starts App5
    check "app in Swift 6" starts App6
fi

echo "consumer: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
