# frozen_string_literal: true

require "capybara"
require_relative "turbo_navigator/version"

# System tests of the native app: `driven_by :turbo_navigator`.
module TurboNavigator
  # How the app is started. Each app is one process, on a display of its own.
  class Configuration
    # The file or URL of the rules; nil to take those that the site offers.
    attr_accessor :rules
    # The library whose interpretation of the rules is used, such as "hotwire-ios"; nil for Turbo Navigator's.
    attr_accessor :library
    # Width and height of the window; a phone's by default.
    attr_accessor :size
    # Appended to the user agent; nil for "Turbo Native iOS".
    attr_accessor :user_agent
    # The page below a modal that a test visits first; "/" by default.
    attr_accessor :start
    # The seconds that a command waits until the app is idle, 10 by default: more for a breakpoint in a controller.
    attr_accessor :deadline
    # The user's language, such as "de".
    attr_accessor :language
    # Whether the app is shown on the desktop, for debugging: its pointer is then the desktop's.
    attr_accessor :visible
    # The folder for the records of tests that have failed: `turbo-navigator simulate --replay` reads them.
    attr_accessor :records
    # The executable turbo-navigator-open; by default the gem's, or the one on the PATH.
    attr_writer :program

    def initialize
      @size = [390, 844]
      @language = "en"
      @start = "/"
      @deadline = 10
      @records = "tmp/native"
    end

    def program
      own = File.expand_path("../libexec/turbo-navigator-open", __dir__)
      @program || ENV["TURBO_NAVIGATOR_OPEN"] || (File.executable?(own) ? own : "turbo-navigator-open")
    end
  end

  class << self
    def configuration = @configuration ||= Configuration.new

    def configure = yield(configuration)
  end

  # Something that the app can't do, with what is visible instead.
  class Error < StandardError; end
  # The element is no longer in the visible page.
  class StaleElement < Error; end
  # Something would get the click in place of the element.
  class ObscuredElement < Error; end
  # No page is visible: an alert, an error or a native screen is.
  class NoPage < Error; end
  # A script of the test failed in the page.
  class ScriptError < Error; end
  # The app has ended.
  class AppEnded < Error; end
end

require_relative "turbo_navigator/packages"
require_relative "turbo_navigator/app"
require_relative "turbo_navigator/node"
require_relative "turbo_navigator/driver"
require_relative "turbo_navigator/native"

Capybara.register_driver(:turbo_navigator) { |app| TurboNavigator::Driver.new(app) }

if defined?(ActiveSupport)
  ActiveSupport.on_load(:action_dispatch_system_test_case) { singleton_class.prepend TurboNavigator::Native::DrivenBy }
end
