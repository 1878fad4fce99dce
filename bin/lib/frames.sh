#!/bin/sh
# frames.sh APP
# Records the screen while APP pushes, pops, resizes its window and opens modals, and looks at each frame: a page is its
# screen's own, never white, and covered only before it was drawn. It is drawn by GTK's default renderer, which has to be
# that of OpenGL, or by FRAMES_RENDERER, such as cairo. The frames that are wrong go to the folder FRAMES, by default
# .build/frames. To be called by `isolated`.
set -eu
cd "$(dirname "$0")/../.."

folder=${FRAMES:-$PWD/.build/frames}
rm -rf "$folder"
mkdir -p "$folder"
if [ -n "${FRAMES_RENDERER:-}" ]; then export GSK_RENDERER="$FRAMES_RENDERER"; else unset GSK_RENDERER; fi
# What covers a page that is not drawn yet is dark, so that a white page can be told from it.
export ADW_DEBUG_COLOR_SCHEME=prefer-dark
# An app starts without its session bus too, as after `su`.
export DBUS_SESSION_BUS_ADDRESS="unix:path=$folder/gone"

# Without loss; ended by a signal, it ends the file as it should.
ffmpeg -loglevel error -nostdin -f x11grab -framerate 50 -video_size 430x820 -i "$DISPLAY" -c:v libx264rgb -crf 0 \
    -preset ultrafast "$folder/screen.mkv" &
recorder=$!
status=0
"$1" >"$folder/output" || status=$?
cat "$folder/output"
kill -INT "$recorder"
wait "$recorder" || true
[ "$status" = 0 ] || exit "$status"
if [ -z "${FRAMES_RENDERER:-}" ] && grep -q 'drawn by GskCairoRenderer' "$folder/output"; then
    echo 'frames.sh: GTK has no OpenGL here, so this would say nothing about its default renderer' >&2
    exit 1
fi

# Two rows of each frame, as bytes.
ffmpeg -loglevel error -i "$folder/screen.mkv" -vf \
    'split[a][b];[a]crop=430:1:0:250[c];[b]crop=430:1:0:620[d];[c][d]vstack' -f rawvideo -pix_fmt rgb24 "$folder/rows"
ruby bin/lib/frames.rb "$folder"
