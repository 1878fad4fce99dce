# frozen_string_literal: true

require "turbo_navigator"

RSpec.configure do |config|
  config.include TurboNavigator::Native, type: :system
  config.include TurboNavigator::Native, type: :feature
  config.after do |example|
    next unless example.exception && respond_to?(:page) && page.driver.is_a?(TurboNavigator::Driver)

    warn "[The app]\n#{page.driver.report}"
  end
end

# expect(page).to have_stacks("/posts | /posts/new")
{ have_stacks: "stacks", have_screen_title: "title", have_tab: "tab" }.each do |name, key|
  RSpec::Matchers.define(name) do |expected|
    match do |page|
      deadline = Process.clock_gettime(Process::CLOCK_MONOTONIC) + Capybara.default_max_wait_time
      until values_match?(expected, @shown = page.driver.state[key])
        break if Process.clock_gettime(Process::CLOCK_MONOTONIC) > deadline

        sleep 0.02
      end
      values_match?(expected, @shown)
    end
    failure_message { |page| "expected the #{key} #{expected.inspect}, got #{@shown.inspect}\n#{page.driver.report}" }
  end
end
