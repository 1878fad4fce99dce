# The specs that Capybara has for all drivers: rspec Ruby/test/capybara_spec.rb
#
# Its pages get Turbo, without which the app shows no page.
require "capybara/spec/spec_helper"
require "turbo_navigator"

# Adds Turbo to the pages of Capybara's app. Its forms answer without a redirect, so Turbo leaves them alone.
class WithTurbo
  TURBO = File.binread(ENV.fetch("TURBO_JS") do
    File.expand_path("../../Demo/Server/vendor/javascript/turbo-7.1.0.umd.js", __dir__)
  end)
  SCRIPT = <<~HTML.freeze
    <script type="module" src="/turbo.js"></script>
    <script type="module">document.documentElement.setAttribute("data-turbo", "false")</script>
  HTML

  def initialize(app) = @app = app

  def call(env)
    return [200, { "Content-Type" => "text/javascript" }, [TURBO]] if env["PATH_INFO"] == "/turbo.js"

    status, headers, body = @app.call(env)
    return [status, headers, body] unless headers["Content-Type"].to_s.include?("text/html")

    text = body.to_enum.to_a.join
    body.close if body.respond_to?(:close)
    text = text.sub(/<head[^>]*>/i) { |head| head + SCRIPT }.then { |page| page.include?(SCRIPT) ? page : SCRIPT + page }
    [status, headers.merge("Content-Length" => text.bytesize.to_s), [text]]
  end
end

TestApp.use WithTurbo

Capybara.server = :webrick
TurboNavigator.configuration.size = [1280, 1000]

module TestSessions
  App = Capybara::Session.new(:turbo_navigator, TestApp)
end

# An app has one window, and knows neither headers nor the status of a page. What it downloads, it offers to the user.
Capybara::SpecHelper.run_specs(
  TestSessions::App, "turbo_navigator", capybara_skip: %i[windows response_headers status_code trigger download])

RSpec.configure do |config|
  Capybara::SpecHelper.configure(config)
  # Only the examples of a file, to repeat those that failed.
  only = ENV["ONLY"] && File.readlines(ENV["ONLY"], chomp: true)
  config.filter_run_including(full_description: ->(text) { only.any? { |one| text.end_with?(one) } }) if only
end
