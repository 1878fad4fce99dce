# The requirements of the project, and the names of the packages that provide them. Sourced.

# Each line: what needs it | how to check for it | Debian, Ubuntu | Fedora | Arch | openSUSE
# An app needs `app`, one with other people's pages also `site`, the demo `demo`, an app on a virtual display `display`, the tests
# `tests`, and bin/package `package`. If a name is missing, no package is known for that system, and what needs it is skipped there.
# On a bare Debian, dbus-x11 is the session bus that GTK asks for; apt-get would choose the one that needs systemd.
needs() {
    cat <<'END'
app|command pkg-config|pkg-config|pkgconf-pkg-config|pkgconf|pkgconf-pkg-config
app|library gtk4|libgtk-4-dev|gtk4-devel|gtk4|pkgconfig(gtk4)
app|library libadwaita-1|libadwaita-1-dev|libadwaita-devel|libadwaita|pkgconfig(libadwaita-1)
app|library webkitgtk-6.0|libwebkitgtk-6.0-dev|webkitgtk6.0-devel|webkitgtk-6.0|pkgconfig(webkitgtk-6.0)
app|library libsecret-1|libsecret-1-dev|libsecret-devel|libsecret|pkgconfig(libsecret-1)
app|command bwrap|bubblewrap|bubblewrap|bubblewrap|bubblewrap
app|command xdg-dbus-proxy|xdg-dbus-proxy|xdg-dbus-proxy|xdg-dbus-proxy|xdg-dbus-proxy
app|file /usr/share/icons/Adwaita/index.theme|adwaita-icon-theme|adwaita-icon-theme|adwaita-icon-theme|adwaita-icon-theme
app|file /usr/lib*/gdk-pixbuf-2.0/*/loaders/*svg*.so /usr/lib/*/gdk-pixbuf-2.0/*/loaders/*svg*.so|librsvg2-common|librsvg2|librsvg|gdk-pixbuf-loader-rsvg
app|file /usr/share/glib-2.0/schemas/org.gnome.desktop.interface.gschema.xml|gsettings-desktop-schemas|gsettings-desktop-schemas|gsettings-desktop-schemas|gsettings-desktop-schemas
app|file /usr/share/fonts/*/Cantarell* /usr/share/fonts/*/*/Cantarell*|fonts-cantarell|abattis-cantarell-vf-fonts|cantarell-fonts|cantarell-fonts
site tests|file /usr/share/fonts/*/NotoColorEmoji* /usr/share/fonts/*/*/NotoColorEmoji*|fonts-noto-color-emoji|google-noto-color-emoji-fonts|noto-fonts-emoji|google-noto-coloremoji-fonts
demo tests|rails|ruby-railties ruby-activerecord ruby-actioncable puma ruby-sqlite3|rubygem-railties rubygem-activerecord rubygem-actioncable rubygem-puma rubygem-sqlite3|ruby ruby-bundler|ruby
tests|gem capybara|ruby-capybara|rubygem-capybara||
tests|command rspec|ruby-rspec|rubygem-rspec||
demo tests|pip|python3-pip|python3-pip|python-pip|python3-pip
display|command Xvfb|xvfb|xorg-x11-server-Xvfb|xorg-server-xvfb|xorg-x11-server-Xvfb
display|command xauth|xauth|xorg-x11-xauth|xorg-xauth|xauth
display|command dbus-run-session|dbus-daemon|dbus-daemon|dbus|dbus-1-daemon
display|file /usr/bin/dbus-launch /usr/lib/systemd/user/dbus.socket|dbus-x11|||
display|command xdotool|xdotool|xdotool|xdotool|xdotool
tests|command xprop|x11-utils|xprop|xorg-xprop|xprop
tests|command weston|weston|weston|weston|weston
tests|command ffmpeg|ffmpeg|ffmpeg-free|ffmpeg|ffmpeg
tests|file /usr/share/dbus-1/services/org.a11y.Bus.service|at-spi2-core|at-spi2-core|at-spi2-core|at-spi2-core
tests|file /usr/share/hunspell/en_US.dic|hunspell-en-us|hunspell-en-US|hunspell-en_us|myspell-en_US
tests|command zsh|zsh|zsh|zsh|zsh
tests|command fish|fish|fish|fish|fish
tests|python ensurepip|python3-venv|||
tests|python jsonschema|python3-jsonschema|python3-jsonschema|python-jsonschema|python3-jsonschema
tests|command eslint|eslint|||
tests|file /usr/share/nodejs/turbolinks/dist/turbolinks.js|node-turbolinks|||
tests|gem devise|ruby-devise|||
tests package|command dpkg-shlibdeps|dpkg-dev|||
package|library libcurl|libcurl4-openssl-dev|libcurl-devel|curl|libcurl-devel
END
}

# Whether a requirement of the table is installed.
is_there() {
    what=${1#* }
    case $1 in
        command\ *) command -v "$what" >/dev/null ;;
        library\ *) pkg-config --exists "$what" 2>/dev/null ;;
        file\ *) any_file "$what" ;;
        rails) has_rails ;;
        gem\ *) ruby -e 'gem ARGV[0]' "$what" 2>/dev/null ;;
        # The tests use the system's Python. Another one may not have the system's packages.
        python\ *) /usr/bin/python3 -c "import $what" 2>/dev/null ;;
        pip) has_turbo || python3 -m pip --version >/dev/null 2>&1 ;;
    esac
}

# Whether one of the space-separated patterns matches a file.
any_file() {
    for file in $1; do
        [ ! -e "$file" ] || return 0
    done
    return 1
}

# Whether the system has the gems, or `bundle install` has installed them.
has_rails() {
    ruby -e '%w[railties activerecord actioncable puma sqlite3].each { |name| gem name }' 2>/dev/null ||
        [ -f "$root/Demo/Server/Gemfile.lock" ]
}

# is_used USERS USE…: whether one of the uses is among the users of a requirement.
is_used() {
    users=" $1 "
    shift
    for use in "$@"; do
        case $users in *" $use "*) return 0 ;; esac
    done
    return 1
}

# missing_packages SYSTEM USE…: prints the missing packages of these uses, by their names in the package system.
missing_packages() {
    system=$1
    shift
    needs | while IFS='|' read -r users need apt dnf pacman zypper; do
        if ! is_used "$users" "$@" || is_there "$need"; then
            continue
        fi
        case $system in
            dnf) say "$dnf" ;;
            pacman) say "$pacman" ;;
            zypper) say "$zypper" ;;
            *) say "$apt" ;;
        esac
    done
}

# Prints the package system: apt, dnf, pacman or zypper, or nothing if it's unknown.
package_system() {
    for system in apt:apt-get dnf:dnf pacman:pacman zypper:zypper; do
        if command -v "${system#*:}" >/dev/null; then
            say "${system%:*}"
            return
        fi
    done
}

# Installs the packages, or prints the command that does.
install_packages() {
    system=$(package_system)
    case $system in
        apt) install_with_apt "$@" ;;
        dnf) stop_with_command "sudo dnf install --setopt=install_weak_deps=False" "$@" ;;
        pacman) stop_with_command "sudo pacman -S --needed" "$@" ;;
        zypper) stop_with_command "sudo zypper install --no-recommends" "$@" ;;
        *) fail "unknown package system. The missing packages are, on Debian: $*" ;;
    esac
}

stop_with_command() {
    command=$1
    shift
    say "Missing on this system:" >&2
    printf '  %s\n' "$@" >&2
    say "This script installs packages only on Debian and Ubuntu. Here, try this command, whose package names are untested:" >&2
    printf '\n  %s' "$command" >&2
    printf " '%s'" "$@" >&2
    printf '\n\n' >&2
    has_rails || say "You can also install Rails from RubyGems: cd Demo/Server && bundle install" >&2
    fail "install the packages, and run the command again"
}

install_with_apt() {
    as_root=''
    if [ "$(id -u)" -ne 0 ]; then
        as_root=sudo
        [ -t 0 ] || as_root='sudo -n'
    fi

    say "Missing packages: $*"
    set -- apt-get install --no-install-recommends "$@"
    say "  ${as_root:+sudo }$*"
    size=$(apt_size "$@")
    if [ -n "$size" ]; then
        say "$size"
    fi
    [ -z "$as_root" ] || allow_sudo
    if [ -z "$size" ]; then
        fetch_list_for "$@"
    fi

    if ! run_apt "$@" --yes; then
        # The package list may be older than the mirror's.
        say "Trying again with an updated package list."
        run_apt apt-get update
        run_apt "$@" --yes
    fi
}

allow_sudo() {
    command -v sudo >/dev/null || fail "sudo is missing: run the command above as root"
    if [ -t 0 ] && [ "${YES:-}" != 1 ]; then
        printf 'Continue? [y/N] '
        read -r answer
        case $answer in
            [Yy]*) ;;
            *) fail "nothing was installed" ;;
        esac
    fi
}

# Updates the package list, because it's missing or incomplete.
fetch_list_for() {
    say "Updating the package list."
    run_apt apt-get update || fail "the package list couldn't be updated"
    if ! plan=$("$@" --simulate 2>&1); then
        printf '%s\n' "$plan" | grep '^E:' >&2 || true
        fail "packages are missing in this system's repositories. Debian 12, Debian 13 and Ubuntu 24.04 have them"
    fi
    apt_size "$@"
}

# Prints the two lines of apt-get about the sizes of the download and the installation. Doesn't use --assume-no, because
# apt-get installs without asking if it needs no additional packages.
apt_size() {
    LC_ALL=C "$@" --print-uris --yes 2>/dev/null |
        sed -n 's/^\(Need to get\|After this operation\)/  &/p' || true
}

run_apt() {
    # Without a terminal, only its errors and how far it is.
    [ -t 1 ] || set -- sh -c 'exec "$@" -o APT::Status-Fd=2 -o Dpkg::Use-Pty=0 >/dev/null' sh "$@"
    # shellcheck disable=SC2086
    with_progress '^[dp][lm]status:' $as_root env DEBIAN_FRONTEND=noninteractive "$@"
}
