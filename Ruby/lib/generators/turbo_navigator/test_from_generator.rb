# frozen_string_literal: true

require "rails/generators/base"
require "turbo_navigator"
require "turbo_navigator/draft"

module TurboNavigator
  # bin/rails generate turbo_navigator:test_from RECORD
  class TestFromGenerator < Rails::Generators::Base
    desc "Writes the draft of a system test: what a user has done in a record of turbo-navigator open --record."
    argument :record, type: :string, desc: "The record"

    def write_test
      steps = Draft.new(File.read(record)).steps
      name = File.basename(record, ".*").underscore.parameterize(separator: "_")
      create_file "test/system/native/#{name}_test.rb", <<~RUBY
        require "native_system_test_case"

        class Recorded#{name.camelize} < NativeSystemTestCase
          test "#{name.humanize.downcase}" do
        #{steps.map { |step| "    #{step}" }.join("\n")}
          end
        end
      RUBY
    end
  end
end
