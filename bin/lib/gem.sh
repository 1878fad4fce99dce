#!/bin/sh
# gem.sh APP
# Tests the gem turbo_navigator with APP, the built turbo-navigator-open: builds the gem of this machine, installs it into an
# empty folder, and runs with it the system tests of a small Rails app, also with mistakes in it, what the generator writes, four
# workers at once, and the example in Python. Pictures are in .build/gem. Called by `isolated`. The gem starts displays of its own.
set -eu
cd "$(dirname "$0")/../.."

TURBO_JS=${TURBO_JS:-$PWD/Demo/Server/vendor/javascript/turbo-7.1.0.umd.js}
SHOTS=$PWD/.build/gem
export TURBO_JS SHOTS
rm -rf "$SHOTS"
mkdir -p "$SHOTS"
TURBO_NAVIGATOR_OPEN=$1 /usr/bin/python3 Ruby/test/driving_test.py

# The gem of any machine, and the one with the app.
cp -r Ruby "$TMPDIR/gem"
(cd "$TMPDIR/gem" && gem build --quiet turbo_navigator.gemspec)
mkdir "$TMPDIR/gem/libexec"
cp "$1" "$TMPDIR/gem/libexec/"
(cd "$TMPDIR/gem" && gem build --quiet turbo_navigator.gemspec)
GEM_HOME=$TMPDIR/gems
export GEM_HOME
TURBO_NAVIGATOR=$(dirname "$1")/turbo-navigator
export TURBO_NAVIGATOR
unset TURBO_NAVIGATOR_OPEN RUBYLIB
gem install --local --no-document "$TMPDIR"/gem/turbo_navigator-*-*.gem
rm -r "$TMPDIR/gem"

cp -r Ruby/test/blog "$TMPDIR/blog"
cp Ruby/test/install_test.rb Ruby/test/draft_test.rb "$TMPDIR/"
cd "$TMPDIR/blog"
ruby bin/rails generate turbo_navigator:install
ruby bin/rails generate turbo_navigator:install --ci=gitlab
ruby "$TMPDIR/draft_test.rb"
ruby "$TMPDIR/install_test.rb"
! command -v rspec >/dev/null || rspec spec
ruby -Itest -e 'Dir["test/{system,mistakes}/*_test.rb"].sort.each { |file| require File.expand_path(file) }'
WORKERS=4 ruby -Itest test/parallel/workers_test.rb
