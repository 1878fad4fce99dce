# frozen_string_literal: true

require "turbo_navigator"

RSpec.configure do |config|
  config.include TurboNavigator::Native, driver: :turbo_navigator
  config.before(type: :system, driver: :turbo_navigator) { driven_by :turbo_navigator }
  tell = lambda do |example, page|
    warn(*TurboNavigator::Driver.report_failure(example.full_description, page.driver)) if example.exception
  end
  config.after { |example| tell.call(example, page) if respond_to?(:page) && example.metadata[:type] != :system }
  # In a system spec, rspec-rails ends what the app shows before that. It takes a picture first.
  pictures = Module.new do
    define_method(:take_failed_screenshot) { super().tap { tell.call(RSpec.current_example, page) } }
  end
  config.prepend pictures, type: :system
end

# expect(page).to have_stacks("/posts | /posts/new"), like the assertion of the same name.
{ stacks: :assert_stacks, screen_title: :assert_title, tab: :assert_tab, notice: :assert_notice, modal: :assert_modal,
  native_error: :assert_error, requests: :assert_requests, download: :assert_download,
  share_sheet: :assert_share_sheet }.each do |name, assertion|
  RSpec::Matchers.define(:"have_#{name}") do |*expected, **options|
    define_method(:holds?) do |method|
      @matcher_execution_context.public_send(method, *expected, **options)
      true
    rescue Capybara::ExpectationNotMet => e
      @told = e.message
      false
    end
    match { holds?(assertion) }
    match_when_negated { holds?(:assert_no_modal) } if name == :modal
    failure_message { @told }
  end
end
