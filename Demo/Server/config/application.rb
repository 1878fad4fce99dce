require "rails"
require "active_model/railtie"
require "active_record/railtie"
require "action_controller/railtie"
require "action_view/railtie"
require "action_cable/engine"

# Bundler installs the gem; Debian doesn't have a package of it.
begin
  require "turbo-rails"
rescue LoadError
  require_relative "../lib/demo/turbo_native"
end

require_relative "../lib/demo/database"
require_relative "../lib/demo/request_log"
require_relative "../lib/demo/turbo_script"
require_relative "../lib/demo/bridge_script"

module Demo
  class Application < Rails::Application
    config.root = File.expand_path("..", __dir__)
    config.load_defaults Rails::VERSION::STRING.to_f
    config.eager_load = Rails.env.production?
    config.log_level = :warn
    config.action_cable.cable = { "adapter" => "async" }
    config.session_store :cookie_store, key: "_turbo_navigator_demo"

    # An invalid field is only marked by aria-invalid: Rails' wrapper around it would break the form's layout.
    config.action_view.field_error_proc = ->(field, _) { field }

    # Errors are shown as in production: a status and a page from public/.
    config.consider_all_requests_local = false

    config.public_file_server.enabled = true
    config.public_file_server.headers = { "cache-control" => "no-cache" }

    # Only requests to this machine's own names are answered, so that no page of another site can reach the server.
    config.hosts = ["localhost", IPAddr.new("127.0.0.1"), IPAddr.new("::1"), ENV["DEMO_NETWORK_NAME"]].compact

    config.middleware.insert_before 0, RequestLog, ENV["DEMO_REQUEST_LOG"] if ENV["DEMO_REQUEST_LOG"].present?
  end
end
