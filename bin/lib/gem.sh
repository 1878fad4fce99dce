#!/bin/sh
# gem.sh APP
# Tests the gem turbo_navigator with APP, the built turbo-navigator-open: the system tests of a small Rails app, what the
# generator writes, and the example in Python. Pictures are in .build/gem. Called by `isolated`. The gem starts displays of its own.
set -eu
cd "$(dirname "$0")/../.."

TURBO_NAVIGATOR_OPEN=$1
TURBO_JS=${TURBO_JS:-$PWD/Demo/Server/vendor/javascript/turbo-7.1.0.umd.js}
SHOTS=$PWD/.build/gem
RUBYLIB=$PWD/Ruby/lib
export TURBO_NAVIGATOR_OPEN TURBO_JS SHOTS RUBYLIB
rm -rf "$SHOTS"
mkdir -p "$SHOTS"

(cd Ruby && gem build --quiet --output "$TMPDIR/turbo_navigator.gem" turbo_navigator.gemspec)
/usr/bin/python3 Ruby/test/driving_test.py

cp -r Ruby/test/blog "$TMPDIR/blog"
cd "$TMPDIR/blog"
ruby bin/rails generate turbo_navigator:install
! command -v rspec >/dev/null || rspec spec
ruby -Itest -e 'Dir["test/system/*_test.rb"].sort.each { |file| require File.expand_path(file) }'
