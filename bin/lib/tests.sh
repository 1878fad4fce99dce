#!/bin/sh
# tests.sh [OPTION OF SWIFT TEST…]
# Used by bin/test: runs all steps even if one fails. The summary of the Swift tests is near the end.
set -eu
cd "$(dirname "$0")/../.."
. bin/lib/swift.sh
. bin/lib/ios.sh

failed=''

# Each step prints its start time, in seconds since the beginning.
started=$(date +%s)

step() {
    name=$1
    shift
    echo "bin/test: $name, at $(($(date +%s) - started)) s"
    "$@" || failed="$failed $name"
}

# The cache is outside the run's temporary home folder, so that the next run finds it.
swift_tests() {
    build "the tests" --build-tests --cache-path .build/cache || return
    rm -rf .build/tests-passed .build/tests-silent .build/fuzzing
    : >.build/tests.log
    end_silence &
    watch=$!
    {
        # Runs one test at a time, because all suites share one main thread and one display.
        ! swift test --no-parallel --skip-build --cache-path .build/cache "$@" 2>&1 || : >.build/tests-passed
    } | tee .build/tests.log
    kill "$watch" 2>/dev/null || true
    repeat_failures .build/tests.log >&2
    # A reader that crashed or didn't end, and the settings that repeat its input.
    ! grep -r . .build/fuzzing >&2 2>/dev/null || echo "bin/test: repeat it with these settings" >&2
    [ ! -f .build/tests-silent ] ||
        echo "bin/test: ended after ten minutes in: $(grep '^◇ Test' .build/tests.log | tail -n 1)" >&2
    [ -f .build/tests-passed ]
}

# Ends a run in which a test hangs. The longest test takes a minute or two on two cores.
end_silence() {
    while [ $(($(date +%s) - $(stat -c %Y .build/tests.log))) -lt 600 ]; do sleep 5; done
    : >.build/tests-silent
    pkill -KILL --session 0 -f "^$PWD/.build/.*PackageTests.xctest" || true
}

# Prints the failures again, at the end of a long log.
repeat_failures() {
    awk '/^✘ .* recorded an issue/ { shown = 1 } /^(✔|◇) / || /^✘ .* (failed|passed) after/ { shown = 0 } shown' "$1"
}

tour() {
    build "the demo app" --product turbo-navigator-demo-tour --cache-path .build/cache && sh bin/lib/tour.sh
}

# Runs one flow of each kind on pages with Turbolinks, if the system has a package of it.
turbolinks_tour() {
    turbolinks=/usr/share/nodejs/turbolinks/dist/turbolinks.js
    [ ! -f "$turbolinks" ] || TURBO_JS=$turbolinks DEMO_TOUR="$PWD/.build/tour-turbolinks" sh bin/lib/tour.sh \
        first-route push same-page page-below action-replace back scroll modal modal-replace modal-to-push modal-done \
        refresh modal-refresh clear-all replace-root recede refresh-historical redirect redirect-into-modal \
        redirect-to-recede form unauthorized external fragment
}

# A minute of random input in the demo app, always the same. The tour has already built the app.
monkey() {
    DEMO_MONKEY=1 DEMO_SECONDS=60 DEMO_TOUR="$PWD/.build/monkey" sh bin/lib/tour.sh && [ -f .build/monkey/ok ]
}

# Uses GTK's default renderer, unlike the other tests.
frames() {
    build "an app for recorded frames" --product turbo-navigator-frames --cache-path .build/cache || return
    frames_app=$(swift build --show-bin-path 2>/dev/null)/turbo-navigator-frames
    sh bin/lib/frames.sh "$frames_app" && sh bin/lib/frames.sh "$frames_app" plain light &&
        sh bin/lib/frames.sh "$frames_app" plain dark
}

# Runs in a Wayland compositor, without X11's tools. The tour has already built the app.
wayland() {
    sh bin/lib/wayland.sh "$(swift build --show-bin-path 2>/dev/null)/turbo-navigator-demo-tour"
}

# Tests accessibility, which is disabled in the other tests. Runs after them, because they build it.
accessibility() {
    # WebKitGTK exposes the contents of pages only if it can find the accessibility bus: see session.sh.
    unset WEBKIT_A11Y_BUS_ADDRESS
    GTK_A11Y=atspi swift test --no-parallel --skip-build --cache-path .build/cache --filter AccessibilityTests
}

# Builds the tool's wheel, installs it in a new virtual environment, and runs it.
wheel() {
    rm -rf .build/release-files
    bin/release >/dev/null && python3 bin/lib/wheel_test.py .build/release-files
}

if [ $# -eq 0 ]; then
    step format sh bin/format --check
    step javascript sh bin/javascript --check
    if has_ios_sdk; then
        step ios sh bin/check-ios
    fi
    step server ruby Tests/Server/server_test.rb
    step tour tour
    step turbolinks-tour turbolinks_tour
    step wayland wayland
    step monkey monkey
    step frames frames
    if [ -f Tests/consumer.sh ]; then
        step consumer sh Tests/consumer.sh
    fi
    step wheel wheel
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
