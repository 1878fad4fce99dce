#!/bin/sh
# restarted.sh
# Used by bin/lib/tour.sh, with DEMO_URL: runs the demo app several times. The first run kills itself, and the second one has
# to return to its screens. DEMO_RESTARTED names what the runs do: "offline", or "restoration", where the second run closes its
# window, and a third one has to show a picture. The pictures are in DEMO_TOUR.
set -eu
app=$(swift build --show-bin-path 2>/dev/null)/turbo-navigator-demo-tour
folder=$DEMO_TOUR

export DEMO_TOUR="$folder/first"
status=0
DEMO_RUN=first "$app" || status=$?
if [ "$status" -ne 137 ]; then
    echo "The first run ended with status $status instead of being killed." >&2
    exit 1
fi
export DEMO_TOUR="$folder/second"
DEMO_RUN=second "$app"
if [ "$DEMO_RESTARTED" = restoration ]; then
    export DEMO_TOUR="$folder/third"
    DEMO_RUN=third "$app"
fi
