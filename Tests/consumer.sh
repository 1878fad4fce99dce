#!/bin/sh
# consumer.sh
#
# Builds and tests the package in Tests/Consumer, the app of bin/new and the app of docs/getting-started.md. They depend on this
# folder and share its build folder, so that only the apps themselves are compiled. SwiftPM also resolves a version of this
# repository for the first, as for an app, which contains what is committed. Needs a display, which bin/test provides.
set -eu
root=$(CDPATH='' cd -P "$(dirname "$0")/.." && pwd)
folder=$root/.build/consumer
mkdir -p "$folder"
# The Turbo build that bin/setup downloaded, unless the environment names another one.
TURBO_JS=${TURBO_JS:-$root/Demo/Server/vendor/javascript/turbo-7.1.0.umd.js}
# The demo's JavaScript of bridge components, unless the environment names another one.
BRIDGE_JS=${BRIDGE_JS:-$root/Demo/Server/app/javascript/bridge.js}
export TURBO_JS BRIDGE_JS
passed=0
failed=0

# Makes a repository with what is committed here, tagged 1.0.0. Each change gets a new tag, 1.0.1 and so on, because SwiftPM
# doesn't fetch a version twice.
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

# package_swift FOLDER COMMAND [OPTION…]
package_swift() {
    package=$1
    command=$2
    shift 2
    # Animations are fast, as in the other tests: see Animation.swift.
    TURBO_NAVIGATOR=$root UIKIT_ANIMATION_SPEED=10 swift "$command" --package-path "$package" --scratch-path "$root/.build" \
        --cache-path "$root/.build/cache" "$@"
}

# SwiftPM refuses a version whose manifest an app may not use, such as one with unsafe flags. Only the folder itself could be
# built with files that aren't committed.
has_a_version() {
    TURBO_NAVIGATOR=file://$folder/turbo-navigator swift package --package-path "$folder/package" \
        --scratch-path "$folder/resolved" --cache-path "$root/.build/cache" show-dependencies || return 1
    ! git -c safe.directory='*' -C "$root" ls-files --others --exclude-standard Sources Linux Tool Package.swift | grep . >&2
}

check() {
    name=$1
    shift
    echo "consumer: $name"
    if "$@"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "consumer: failed: $name" >&2
    fi
}

# Starts an app, waits until it shows its first screen, and ends it.
starts() {
    : >"$folder/output"
    "$root/.build/debug/$1" >"$folder/output" 2>&1 &
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

# Waits until the app has printed a line that ends with the text.
says() {
    for _ in $(seq 200); do
        if grep -q "$1\$" "$folder/output"; then
            return 0
        fi
        kill -0 "$app" 2>/dev/null || break
        sleep 0.1
    done
    echo "consumer: the app didn't print: $1" >&2
    return 1
}

# Clicks at a point of the window. Waits first, because the app prints a line before the screen shows the change.
click() {
    sleep 0.5
    window=$(xdotool search --onlyvisible --pid "$app" | head -n 1)
    xdotool mousemove --window "$window" "$1" "$2" click 1
}

# The Family app: tabs, a table, a form with a submit button in the bar, and a sheet.
click_through() {
    says 'note: answered' || return 1
    click 215 790 && says 'appeared: Numbers' || return 1
    click 200 120 && says 'rendered: Number 1' || return 1
    click 358 790 && says 'component: submit' || return 1
    click 233 28 && says 'presented: Pick' || return 1
    click 215 434 && says 'note: chose 1'
}

# Opens a link at launch and another one while the app is running. The second process passes it on and ends.
opens_links() {
    says 'rendered: Number 2' || return 1
    timeout 20 "$family" family://numbers/3 >"$folder/handed-over" 2>&1 || {
        cat "$folder/handed-over" >&2
        return 1
    }
    says 'rendered: Number 3' || return 1
    [ "$(grep -c 'rendered: Number' "$folder/output")" -eq 2 ]
}

# in_family APP STEPS [ARGUMENT…]: runs the steps with the Family app's server, and the app started with the arguments.
in_family() {
    family=$root/.build/debug/$1
    steps=$2
    shift 2
    rm -f "$folder/port"
    ruby "$root/Tests/family_server.rb" "$folder/port" &
    server=$!
    while [ ! -s "$folder/port" ]; do
        kill -0 "$server" 2>/dev/null || return 1
        sleep 0.1
    done
    : >"$folder/output"
    FAMILY_URL=http://127.0.0.1:$(cat "$folder/port")/ "$family" "$@" >"$folder/output" 2>&1 &
    app=$!
    result=0
    "$steps" || result=1
    kill "$app" "$server" 2>/dev/null || true
    wait "$app" "$server" 2>/dev/null || true
    [ "$result" -eq 0 ] || cat "$folder/output" >&2
    return "$result"
}

# Makes the app of bin/new and the app of two files in docs/getting-started.md.
make_own_apps() {
    rm -rf "$folder/apps"
    mkdir -p "$folder/apps/App/Sources/App"
    (cd "$folder/apps" && "$root/bin/new" Books --url "$demo") >"$folder/output" || return 1
    sed -n '/^    \/\/ swift-tools-version/,/^    )$/s/^    //p' "$root/docs/getting-started.md" |
        sed "s|\.\./turbo-navigator|$root|" >"$folder/apps/App/Package.swift"
    sed -n '/^`Sources\/App\/App.swift`/,/^```$/p' "$root/docs/getting-started.md" | sed '1,/^```swift/d; /^```$/d' |
        sed "s|http://localhost:3000/|$demo|" >"$folder/apps/App/Sources/App/App.swift"
}

# shows_the_demo EXECUTABLE CLASS: checks that the window gets the title of the demo's first page.
shows_the_demo() {
    "$root/.build/debug/$1" >"$folder/output" 2>&1 &
    app=$!
    result=1
    for _ in $(seq 300); do
        # NB: xdotool search accepts only one pattern, so two searches are needed.
        if xdotool search --all --onlyvisible --pid "$app" --name '^Turbo Navigator$' >/dev/null 2>&1 &&
            xdotool search --all --onlyvisible --pid "$app" --classname "$2" >/dev/null 2>&1; then
            result=0
            break
        fi
        kill -0 "$app" 2>/dev/null || break
        sleep 0.1
    done
    kill "$app" 2>/dev/null || true
    wait "$app" 2>/dev/null || true
    [ "$result" -eq 0 ] || cat "$folder/output" >&2
    return "$result"
}

own_apps() {
    make_own_apps || return 1
    package_swift "$folder/apps/Books" build --build-tests || return 1
    package_swift "$folder/apps/Books" test --skip-build || return 1
    shows_the_demo Books '^org.example.Books$' || return 1
    logs_nothing_unasked || return 1
    asks_for_rules || return 1
    links_for_the_phone Books || return 1
    shows_the_demo BooksPhone-App '^org.example.Books$' || return 1
    package_swift "$folder/apps/App" build || return 1
    logs_what_is_asked_for
}

# Links the app's library as xtool does for the phone, but for this system, and with a stand-in for xtool.
links_for_the_phone() {
    (
        cd "$folder/apps/$1"
        XTOOL_LOG=$folder/xtool.log XTOOL_BUILDS=$root/.build "$root/Tests/Fixtures/xtool" dev build --configuration debug
    ) >"$folder/output" 2>&1 || {
        cat "$folder/output" >&2
        return 1
    }
}

logs_what_is_asked_for() {
    shows_with_log info || return 1
    logs_why_pages_open || return 1
    ! grep '^Turbo debug' "$folder/output" >&2 || return 1
    # The line shown in docs/log.md. Case is ignored.
    shows_with_log Debug || return 1
    logs_why_pages_open || return 1
    grep -q '^Turbo debug, session: coldBoot visit 1 of ' "$folder/output" || return 1
    shows_with_log warning || return 1
    logs_nothing_unasked || return 1
    shows_with_log verbose || return 1
    logs_nothing_unasked || return 1
    [ "$(grep -c '^TURBO_LOG=verbose isn.t one of debug, info, warning, error' "$folder/output")" -eq 1 ]
}

# The app of two files has no Info.plist, so the class of its window is the name of the process.
shows_with_log() {
    (export TURBO_LOG="$1" && shows_the_demo App '^App$')
}

asks_for_rules() {
    grep -q '^GET /configurations/ios_v1.json 200' "$folder/requests.log" || {
        cat "$folder/requests.log" >&2
        return 1
    }
}

logs_nothing_unasked() {
    ! grep '^Turbo ' "$folder/output" >&2
}

logs_why_pages_open() {
    grep -q '^Turbo info, navigator: http.*: the main stack was empty' "$folder/output"
}

# Runs a command with the demo's server, whose URL the apps use.
with_demo() {
    rm -f "$folder/port"
    : >"$folder/requests.log"
    DEMO_DATABASE=$folder/demo.sqlite3 DEMO_REQUEST_LOG=$folder/requests.log "$root/Demo/Server/bin/serve" "$folder/port" &
    demo_server=$!
    while [ ! -s "$folder/port" ] && kill -0 "$demo_server" 2>/dev/null; do sleep 0.1; done
    demo=http://127.0.0.1:$(cat "$folder/port")/
    result=0
    "$@" || result=1
    # Killed, because it would wait for a client that has ended. It has nothing to save.
    kill -KILL "$demo_server" 2>/dev/null || true
    wait "$demo_server" 2>/dev/null || true
    return "$result"
}

# The compiler's warning about one target is expected, see below, and isn't shown.
builds() {
    rm -f "$folder/built"
    {
        package_swift "$folder/package" build --build-tests 2>&1 && : >"$folder/built"
    } | tee "$folder/output" | grep --line-buffered -v 'Misspelt.swift:[0-9:]* warning:'
    [ -f "$folder/built" ]
}

warns_of_misspelt() {
    grep -q "'handle(challenge:from:completionHandler:)' nearly matches defaulted requirement" "$folder/output"
}

check "apps of bin/new and of docs/getting-started.md" with_demo own_apps
make_version
make_package
# The compiler warns only when it compiles the file.
echo >>"$folder/package/Sources/Misspelt/Misspelt.swift"
check "version" has_a_version
check "build" builds
if [ "$failed" -eq 0 ]; then
    check "a method with another closure, in Swift 6" warns_of_misspelt
    # Runs one test at a time, because both clients' tests share one process, one main thread and one TurboConfig.
    check "tests" package_swift "$folder/package" test --no-parallel --skip-build
    check "app in Swift 5" starts App5
    check "app in Swift 6, with the window of a storyboard" starts App6
    check "app of the family in Swift 5" in_family Family5 click_through
    check "app of the family in Swift 6" in_family Family6 click_through
    check "links to the app of the family" in_family Family6 opens_links family://numbers/2
fi

echo "consumer: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
