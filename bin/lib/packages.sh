# What the project needs from the system, and the names of the packages that bring it. Sourced.

# Each line: how to see that it is there | Debian, Ubuntu | Fedora | Arch | openSUSE
# Where a name is missing, no package is known; what needs it is left out there.
needs() {
    cat <<'END'
command pkg-config|pkg-config|pkgconf-pkg-config|pkgconf|pkgconf-pkg-config
library gtk4|libgtk-4-dev|gtk4-devel|gtk4|pkgconfig(gtk4)
library libadwaita-1|libadwaita-1-dev|libadwaita-devel|libadwaita|pkgconfig(libadwaita-1)
library webkitgtk-6.0|libwebkitgtk-6.0-dev|webkitgtk6.0-devel|webkitgtk-6.0|pkgconfig(webkitgtk-6.0)
command bwrap|bubblewrap|bubblewrap|bubblewrap|bubblewrap
command xdg-dbus-proxy|xdg-dbus-proxy|xdg-dbus-proxy|xdg-dbus-proxy|xdg-dbus-proxy
file /usr/share/icons/Adwaita/index.theme|adwaita-icon-theme|adwaita-icon-theme|adwaita-icon-theme|adwaita-icon-theme
file /usr/lib*/gdk-pixbuf-2.0/*/loaders/*svg*.so /usr/lib/*/gdk-pixbuf-2.0/*/loaders/*svg*.so|librsvg2-common|librsvg2|librsvg|gdk-pixbuf-loader-rsvg
file /usr/share/glib-2.0/schemas/org.gnome.desktop.interface.gschema.xml|gsettings-desktop-schemas|gsettings-desktop-schemas|gsettings-desktop-schemas|gsettings-desktop-schemas
file /usr/share/fonts/*/Cantarell* /usr/share/fonts/*/*/Cantarell*|fonts-cantarell|abattis-cantarell-vf-fonts|cantarell-fonts|cantarell-fonts
file /usr/share/fonts/*/NotoColorEmoji* /usr/share/fonts/*/*/NotoColorEmoji*|fonts-noto-color-emoji|google-noto-color-emoji-fonts|noto-fonts-emoji|google-noto-coloremoji-fonts
rails|ruby-railties ruby-activerecord ruby-actioncable puma ruby-sqlite3|rubygem-railties rubygem-activerecord rubygem-actioncable rubygem-puma rubygem-sqlite3|ruby ruby-bundler|ruby
pip|python3-pip|python3-pip|python-pip|python3-pip
command Xvfb|xvfb|xorg-x11-server-Xvfb|xorg-server-xvfb|xorg-x11-server-Xvfb
command xauth|xauth|xorg-x11-xauth|xorg-xauth|xauth
command xdotool|xdotool|xdotool|xdotool|xdotool
command xprop|x11-utils|xprop|xorg-xprop|xprop
command weston|weston|weston|weston|weston
command ffmpeg|ffmpeg|ffmpeg-free|ffmpeg|ffmpeg
command dbus-run-session|dbus-daemon|dbus-daemon|dbus|dbus-1-daemon
file /usr/share/dbus-1/services/org.a11y.Bus.service|at-spi2-core|at-spi2-core|at-spi2-core|at-spi2-core
command dpkg-shlibdeps|dpkg-dev|||
command zsh|zsh|zsh|zsh|zsh
command fish|fish|fish|fish|fish
python jsonschema|python3-jsonschema|python3-jsonschema|python-jsonschema|python3-jsonschema
command eslint|eslint|||
file /usr/share/nodejs/turbolinks/dist/turbolinks.js|node-turbolinks|||
END
}

# Is a need of the table there?
is_there() {
    what=${1#* }
    case $1 in
        command\ *) command -v "$what" >/dev/null ;;
        library\ *) pkg-config --exists "$what" 2>/dev/null ;;
        file\ *) any_file "$what" ;;
        rails) has_rails ;;
        # The system's own, which the tests use: another one may lack the system's packages.
        python\ *) /usr/bin/python3 -c "import $what" 2>/dev/null ;;
        pip) has_turbo || python3 -m pip --version >/dev/null 2>&1 ;;
    esac
}

# One of these patterns, which are separated by spaces, matches a file.
any_file() {
    for file in $1; do
        [ ! -e "$file" ] || return 0
    done
    return 1
}

# The system's gems, or those that `bundle install` has put down.
has_rails() {
    ruby -e '%w[railties activerecord actioncable puma sqlite3].each { |name| gem name }' 2>/dev/null ||
        [ -f "$root/Demo/Server/Gemfile.lock" ]
}

# Prints the packages that are missing, by the names of the system $1.
missing_packages() {
    needs | while IFS='|' read -r need apt dnf pacman zypper; do
        if is_there "$need"; then
            continue
        fi
        case $1 in
            dnf) say "$dnf" ;;
            pacman) say "$pacman" ;;
            zypper) say "$zypper" ;;
            *) say "$apt" ;;
        esac
    done
}

# The family of this system: apt, dnf, pacman, zypper, or nothing where none is known.
package_system() {
    for system in apt:apt-get dnf:dnf pacman:pacman zypper:zypper; do
        if command -v "${system#*:}" >/dev/null; then
            say "${system%:*}"
            return
        fi
    done
}

# $* are the missing packages.
install_packages() {
    system=$(package_system)
    case $system in
        apt) install_with_apt "$@" ;;
        dnf) stop_with_command "sudo dnf install --setopt=install_weak_deps=False" "$@" ;;
        pacman) stop_with_command "sudo pacman -S --needed" "$@" ;;
        zypper) stop_with_command "sudo zypper install --no-recommends" "$@" ;;
        *) fail "this system's packages are not known here. On Debian they are: $*" ;;
    esac
}

stop_with_command() {
    command=$1
    shift
    say "Missing on this system:" >&2
    printf '  %s\n' "$@" >&2
    say "Only Debian and Ubuntu are set up by this script, and only there the names were tried. Here it may be:" >&2
    printf '\n  %s' "$command" >&2
    printf " '%s'" "$@" >&2
    printf '\n\n' >&2
    has_rails || say "Rails can also come from RubyGems: cd Demo/Server && bundle install" >&2
    fail "install these and run it again"
}

install_with_apt() {
    as_root=''
    if [ "$(id -u)" -ne 0 ]; then
        as_root=sudo
        [ -t 0 ] || as_root='sudo -n'
    fi

    say "To be installed: $*"
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
        # The list of packages may be older than what the mirror holds.
        say "Once more, with a new list of packages."
        run_apt apt-get update --quiet
        run_apt "$@" --yes
    fi
}

allow_sudo() {
    command -v sudo >/dev/null || fail "there is no sudo: run the command above as root"
    if [ -t 0 ] && [ "${YES:-}" != 1 ]; then
        printf 'Go on? [y/N] '
        read -r answer
        case $answer in
            [Yy]*) ;;
            *) fail "nothing was installed" ;;
        esac
    fi
}

# There is no list of packages, or one that lacks some.
fetch_list_for() {
    say "The list of packages is fetched."
    run_apt apt-get update --quiet >/dev/null || fail "the list of packages could not be fetched"
    if ! plan=$("$@" --simulate 2>&1); then
        printf '%s\n' "$plan" | grep '^E:' >&2 || true
        fail "this system lacks packages. Debian 12, Debian 13 and Ubuntu 24.04 have them"
    fi
    apt_size "$@"
}

# The two lines in which apt-get says how much it would download and unpack. (--assume-no would not do: apt-get installs
# without a question where it needs nothing beyond what was named.)
apt_size() {
    LC_ALL=C "$@" --print-uris --yes 2>/dev/null |
        sed -n 's/^\(Need to get\|After this operation\)/  &/p' || true
}

run_apt() {
    # shellcheck disable=SC2086
    $as_root env DEBIAN_FRONTEND=noninteractive "$@"
}
