# Turbo's JavaScript for the demo server. Sourced.

# A Python wheel contains the file. Two hashes pin it. Other registries than npm and RubyGems have no other copy.
turbo_wheel='turbo-django==0.4.4 --hash=sha256:535b55d6922e54c9331171212b38f7294f6bfaaaa5ccdbe634fb6a54be72cace'
turbo_in_wheel=turbo/static/turbo/js/turbo.min.js
turbo_sha256=16bfeb6ab54aeb028423257a593fb4b09e75dfa9a30f28282f02238e8ab4519d
turbo_file=$root/Demo/Server/vendor/javascript/turbo-7.1.0.umd.js

# Whether TURBO_JS names a build, or the downloaded build is present and unchanged.
has_turbo() {
    if [ -n "${TURBO_JS:-}" ]; then
        [ -r "$TURBO_JS" ] || fail "TURBO_JS: the file $TURBO_JS doesn't exist"
        return
    fi
    [ -f "$turbo_file" ] && is_turbo "$turbo_file"
}

is_turbo() {
    echo "$turbo_sha256  $1" | sha256sum --check --status
}

fetch_turbo() (
    say "Downloading Turbo's JavaScript."
    folder=$(mktemp -d)
    trap 'rm -rf "$folder"' EXIT
    echo "$turbo_wheel" >"$folder/requirements.txt"
    with_progress '^Collecting \|^ *Downloading \|^Saved \|^Successfully ' \
        python3 -m pip download --progress-bar off --disable-pip-version-check --no-deps --only-binary :all: --require-hashes \
        --requirement "$folder/requirements.txt" --dest "$folder" ||
        fail "Turbo couldn't be downloaded. To use a local build: TURBO_JS=FILE bin/…"
    python3 -m zipfile --extract "$folder"/*.whl "$folder"
    is_turbo "$folder/$turbo_in_wheel" || fail "the downloaded Turbo isn't the expected build"
    mkdir -p "$(dirname "$turbo_file")"
    mv "$folder/$turbo_in_wheel" "$turbo_file"
)
