require_relative "lib/turbo_navigator/version"

Gem::Specification.new do |spec|
  spec.name = "turbo_navigator"
  spec.version = TurboNavigator::VERSION
  spec.summary = "System tests of a native Turbo app, on Linux, with Capybara"
  spec.description = "driven_by :turbo_navigator lets the system tests of a Rails app drive its native app: pages, rules and navigation."
  spec.authors = ["Turbo Navigator"]
  spec.license = "MIT"
  spec.required_ruby_version = ">= 3.1"
  spec.files = Dir["{lib,libexec}/**/*", base: __dir__].select { |path| File.file?(File.join(__dir__, path)) }
  # With the app in libexec, it's the gem of one machine.
  spec.platform = Gem::Platform.local if Dir.exist?(File.join(__dir__, "libexec"))
  spec.add_dependency "capybara", ">= 3.36", "< 4"
end
