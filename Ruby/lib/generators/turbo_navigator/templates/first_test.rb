require "native_system_test_case"

class FirstTest < NativeSystemTestCase
  test "the app shows the site" do
    visit "/"
    assert_stacks "/"
  end
end
