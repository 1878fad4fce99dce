#!/bin/sh
# tests.sh [OPTION OF SWIFT TEST…]
# The inside of bin/test: all steps are taken even if one fails, and Swift's own summary comes last.
set -eu
cd "$(dirname "$0")/../.."
. bin/lib/swift.sh

failed=''

# Each step says when it began, in seconds since the start.
started=$(date +%s)

step() {
    name=$1
    shift
    echo "bin/test: $name, at $(($(date +%s) - started)) s"
    "$@" || failed="$failed $name"
}

# The cache is outside the home folder of this run, so that the next one finds it.
swift_tests() {
    run_swift build --quiet --build-tests --cache-path .build/cache || return
    rm -f .build/tests-passed .build/tests-silent
    : >.build/tests.log
    end_silence &
    watch=$!
    {
        # All suites share one main thread and one screen: one test at a time.
        ! run_swift test --no-parallel --skip-build --cache-path .build/cache "$@" || : >.build/tests-passed
    } | tee .build/tests.log
    kill "$watch" 2>/dev/null || true
    repeat_failures .build/tests.log >&2
    [ ! -f .build/tests-silent ] ||
        echo "bin/test: ended after ten minutes in: $(grep '^◇ Test' .build/tests.log | tail -n 1)" >&2
    [ -f .build/tests-passed ]
}

# A test that waits for something that never comes ends the run. The longest takes a minute or two on two cores.
end_silence() {
    while [ $(($(date +%s) - $(stat -c %Y .build/tests.log))) -lt 600 ]; do sleep 5; done
    : >.build/tests-silent
    pkill -KILL -f "^$PWD/.build/.*PackageTests.xctest" || true
}

# What failed, once more: the end of a long log is what is read.
repeat_failures() {
    awk '/^✘ .* recorded an issue/ { shown = 1 } /^(✔|◇) / || /^✘ .* (failed|passed) after/ { shown = 0 } shown' "$1"
}

tour() {
    run_swift build --quiet --product turbo-navigator-demo-tour --cache-path .build/cache && sh bin/lib/tour.sh
}

# One flow of each kind on pages with Turbolinks. Where there is no package of it, there is no such page either.
turbolinks_tour() {
    turbolinks=/usr/share/nodejs/turbolinks/dist/turbolinks.js
    [ ! -f "$turbolinks" ] || TURBO_JS=$turbolinks DEMO_TOUR="$PWD/.build/tour-turbolinks" sh bin/lib/tour.sh \
        first-route push same-page page-below action-replace back scroll modal modal-replace modal-to-push modal-done \
        refresh modal-refresh clear-all replace-root recede refresh-historical redirect redirect-into-modal \
        redirect-to-recede form unauthorized external fragment
}

# With GTK's own renderer, which is not the one of the other tests.
frames() {
    run_swift build --quiet --product turbo-navigator-frames --cache-path .build/cache &&
        sh bin/lib/frames.sh "$(swift build --show-bin-path 2>/dev/null)/turbo-navigator-frames"
}

# In another display server, which has no tools of X11. The tour has built the app.
wayland() {
    sh bin/lib/wayland.sh "$(swift build --show-bin-path 2>/dev/null)/turbo-navigator-demo-tour"
}

# What apps tell screen readers; the other tests tell them nothing. After those, which have built it.
accessibility() {
    # The engine tells them what a page holds only where it knows their bus: see session.sh.
    unset WEBKIT_A11Y_BUS_ADDRESS
    GTK_A11Y=atspi run_swift test --no-parallel --skip-build --cache-path .build/cache --filter AccessibilityTests
}

if [ $# -eq 0 ]; then
    step format sh bin/format --check
    step javascript sh bin/javascript --check
    step server ruby Tests/Server/server_test.rb
    step tour tour
    step turbolinks-tour turbolinks_tour
    step wayland wayland
    step frames frames
    if [ -f Tests/consumer.sh ]; then
        step consumer sh Tests/consumer.sh
    fi
fi
step swift swift_tests "$@"
if [ $# -eq 0 ]; then
    step accessibility accessibility
    step docs sh bin/docs --check
fi

if [ -n "$failed" ]; then
    echo "bin/test: failed:$failed" >&2
    exit 1
fi
