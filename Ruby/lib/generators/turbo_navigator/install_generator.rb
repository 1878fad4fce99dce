# frozen_string_literal: true

require "rails/generators/base"
require "turbo_navigator"

module TurboNavigator
  # bin/rails generate turbo_navigator:install
  class InstallGenerator < Rails::Generators::Base
    GITLAB = ".gitlab-ci.yml"

    desc "Writes a first system test of the native app, its test case, and the steps for CI."
    source_root File.expand_path("templates", __dir__)
    class_option :ci, type: :string, enum: %w[github gitlab none], desc: "By default gitlab if there is a #{GITLAB}, else github"

    def write_test_case = template("native_system_test_case.rb", "test/native_system_test_case.rb")

    def write_first_test = template("first_test.rb", "test/system/native/first_test.rb")

    def write_steps
      case options[:ci] || (exists?(GITLAB) ? "gitlab" : "github")
      when "github" then template("github.yml", ".github/workflows/native.yml")
      when "gitlab"
        template("gitlab.yml", ".gitlab/native.yml")
        include = "include:\n  - local: .gitlab/native.yml\n"
        exists?(GITLAB) ? say("Add to #{GITLAB}:\n#{include}") : create_file(GITLAB, include)
      end
    end

    private

    def exists?(path) = File.exist?(File.join(destination_root, path))

    def packages = PACKAGES.join(" ")
  end
end
