# The specs that Capybara has for all drivers. On Debian: apt-get install ruby-capybara ruby-rspec ruby-sinatra ruby-launchy xvfb
#
#     TURBO_NAVIGATOR_OPEN=… rspec -I Ruby/lib Ruby/test/capybara_spec.rb
#
# Its pages get Turbo, without which the app shows no page. They take half an hour; bin/test --long runs them.
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
  TestSessions::App, "turbo_navigator", capybara_skip: %i[windows response_headers status_code download])

# What fails, and why.
KNOWN = {
  /#go_back|#go_forward/ => "a visit makes its page the root, so nothing is behind it",
  /#refresh it reposts/ => "a reload sends no form again",
  /no referer when visiting a second page/ => "visits after the first are Turbo's, which names the page before",
  /should work with (Dragula|jsTree|SortableJS)/ => "its library is on another site",
  /#drag_to .*(scroll|modifier|key aliases|clientX|default draggable)/ => "the desktop drags, with events of its own",
  /multiple modifiers|#right_click should allow modifiers/ => "a keyboard of X has no Meta beside Alt",
  /offset (from top left|outside)/ => "the page counts a point less than the pointer from the top",
  /change when clearing field/ => "Debian's jQuery leaves what tells of the change without a text, so that it has no size",
  /validation message should/ => "WebKitGTK has no such text for a page",
  /with per session config/ => "the settings of a session are set after it was made"
}.freeze

RSpec.configure do |config|
  Capybara::SpecHelper.configure(config)
  config.before do |example|
    _, reason = KNOWN.find { |pattern, _| pattern.match?(example.full_description) }
    skip reason if reason
  end
  # Only the examples of a file, to repeat those that failed.
  only = ENV["ONLY"] && File.readlines(ENV["ONLY"], chomp: true)
  config.filter_run_including(full_description: ->(text) { only.any? { |one| text.end_with?(one) } }) if only
end
