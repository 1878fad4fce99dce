#!/bin/sh
# frames.sh APP [plain SCHEME]
# Records the display while APP pushes, pops, resizes its window and opens modals, and checks each frame: a screen shows its
# own page, never a white one, and a placeholder only until the page is drawn. With `plain`, all pages have one color, which
# each frame must have, in the color scheme `light` or `dark`. Pages are painted by OpenGL, as on a desktop, and the window by
# GTK's default renderer, which must use OpenGL, or by FRAMES_RENDERER, such as cairo. Writes wrong frames to the folder FRAMES, by default .build/frames, and with `plain` to
# another for each scheme. Called by `isolated`.
set -eu
cd "$(dirname "$0")/../.."

app=$1
course=${2:-}
# The placeholder of a page is dark by default, so that it differs from a white page.
scheme=${3:-dark}
folder=${FRAMES:-$PWD/.build/frames}${course:+-$scheme}
rm -rf "$folder"
mkdir -p "$folder"
if [ -n "${FRAMES_RENDERER:-}" ]; then export GSK_RENDERER="$FRAMES_RENDERER"; else unset GSK_RENDERER; fi
export WEBKIT_SKIA_ENABLE_CPU_RENDERING=0
export ADW_DEBUG_COLOR_SCHEME="prefer-$scheme"
# An app must also start without a session bus, as after `su`.
export DBUS_SESSION_BUS_ADDRESS="unix:path=$folder/gone"

# Records without loss. When a signal ends ffmpeg, it completes the file.
ffmpeg -loglevel error -nostdin -f x11grab -framerate 50 -video_size 430x820 -i "$DISPLAY" -c:v libx264rgb -crf 0 \
    -preset ultrafast "$folder/screen.mkv" &
recorder=$!
status=0
"$app" $course >"$folder/output" || status=$?
cat "$folder/output"
kill -INT "$recorder"
wait "$recorder" || true
[ "$status" = 0 ] || exit "$status"
if [ -z "${FRAMES_RENDERER:-}" ] && grep -q 'drawn by GskCairoRenderer' "$folder/output"; then
    echo "frames.sh: GTK has no OpenGL here, so its default renderer can't be tested" >&2
    exit 1
fi

# Extracts rows of pixels of each frame: two of the page, and with `plain` first one of the bar.
if [ -z "$course" ]; then
    rows='split[a][b];[a]crop=430:1:0:250[c];[b]crop=430:1:0:620[d];[c][d]vstack'
    check=bin/lib/frames.rb
else
    rows='split=3[a][b][c];[a]crop=430:1:0:10[d];[b]crop=430:1:0:250[e];[c]crop=430:1:0:620[f];[d][e][f]vstack=inputs=3'
    check=bin/lib/plain_frames.rb
fi
ffmpeg -loglevel error -i "$folder/screen.mkv" -vf "$rows" -f rawvideo -pix_fmt rgb24 "$folder/rows"
ruby "$check" "$folder"
