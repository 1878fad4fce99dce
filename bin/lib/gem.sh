#!/bin/sh
# gem.sh APP
# Tests the gem turbo_navigator with APP, the built turbo-navigator-open: the system tests of a small Rails app. Pictures of
# them are in .build/gem. Called by `isolated`. The gem starts displays of its own.
set -eu
cd "$(dirname "$0")/../.."

TURBO_NAVIGATOR_OPEN=$1
SHOTS=$PWD/.build/gem
RUBYLIB=$PWD/Ruby/lib
export TURBO_NAVIGATOR_OPEN SHOTS RUBYLIB
rm -rf "$SHOTS"
mkdir -p "$SHOTS"

cd Ruby/test/blog
ruby -Itest -e 'Dir["test/system/*_test.rb"].sort.each { |file| require File.expand_path(file) }'
