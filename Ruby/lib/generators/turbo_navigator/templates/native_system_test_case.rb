require "test_helper"

TurboNavigator.configure do |config|
  # Without rules, those that the site offers are used, such as /configurations/ios_v1.json.
  # config.rules = "config/path_configurations/ios_v1.json"
end

class NativeSystemTestCase < ActionDispatch::SystemTestCase
  driven_by :turbo_navigator
end
