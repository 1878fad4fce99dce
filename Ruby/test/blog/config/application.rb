require "rails"
require "active_model/railtie"
require "active_record/railtie"
require "action_controller/railtie"
require "action_view/railtie"
require "rails/test_unit/railtie"
require "turbo_navigator"

# A small Rails app with a modal, streams, a frame and tabs, for the tests of the gem.
module Blog
  # Some systems have no package of Devise.
  DEVISE = Gem::Specification.find_all_by_name("devise").any?
  require "devise" if DEVISE

  class Application < Rails::Application
    config.root = File.expand_path("..", __dir__)
    config.load_defaults Rails::VERSION::STRING.to_f
    config.eager_load = false
    config.secret_key_base = "only for tests"
    config.logger = ActiveSupport::Logger.new(ENV.fetch("RAILS_LOG", File::NULL))
    config.public_file_server.enabled = true
    config.action_dispatch.show_exceptions = false
    config.paths["tmp"] = ENV.fetch("TMPDIR", "/tmp")
  end

  # A file that takes half a minute.
  class LongFile
    SIZE = 60

    def self.call(_)
      headers = { "Content-Type" => "text/csv", "Content-Disposition" => "attachment; filename=long.csv",
                  # Without a tag, Rack waits for all of it.
                  "ETag" => '"long"', "Content-Length" => SIZE.to_s }
      [200, headers, Enumerator.new { |parts| SIZE.times { (parts << ",") && sleep(0.5) } }]
    end
  end

  # The Turbo build of the repository's other tests.
  class Turbo
    def self.call(_)
      [200, { "content-type" => "text/javascript; charset=utf-8" }, [File.binread(ENV.fetch("TURBO_JS"))]]
    end
  end
end
