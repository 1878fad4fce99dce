# ruby sample_app.rb FOLDER PATH…
# The app whose routes and controllers are in the folder: prints what it answers to each path, as JSON.
require "rails"
require "action_controller/railtie"
require "rack/mock"

class SampleApp < Rails::Application
  config.root = ARGV.shift
  config.load_defaults Rails::VERSION::STRING.to_f
  config.eager_load = false
  config.logger = Logger.new(IO::NULL)
  config.secret_key_base = "sample"
  # An exception becomes the status that it is in production.
  config.consider_all_requests_local = false
end

SampleApp.initialize!
client = Rack::MockRequest.new(Rails.application)
puts JSON.generate(ARGV.map { |path|
  answer = client.get(path)
  [answer.status, answer.media_type, answer["cache-control"], answer.body]
})
