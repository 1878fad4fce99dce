require "application_system_test_case"

# What a test of a browser also relies on.
class DrivingTest < ApplicationSystemTestCase
  class Current < ActiveSupport::CurrentAttributes
    attribute :user
  end

  test "the start of the app leaves the test as it is" do
    page.driver.quit
    Current.user = "Ada"
    visit "/posts?by=Bäume"
    assert_stacks "/posts?by=Bäume"
    assert_equal "Ada", Current.user
  end

  private

  # Shows HTML in the page.
  def draw(html)
    visit posts_path if page.driver.state["url"].nil?
    execute_script "document.body.innerHTML = arguments[0]", html
  end
end
