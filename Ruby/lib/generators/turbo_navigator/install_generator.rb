# frozen_string_literal: true

require "rails/generators/base"

module TurboNavigator
  # bin/rails generate turbo_navigator:install
  class InstallGenerator < Rails::Generators::Base
    desc "Writes a test case for system tests of the native app, and a first test."
    source_root File.expand_path("templates", __dir__)

    def write_test_case = template("native_system_test_case.rb", "test/native_system_test_case.rb")

    def write_first_test = template("native_test.rb", "test/system/native_test.rb")
  end
end
