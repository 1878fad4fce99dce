require "application_system_test_case"

# Rules with tabs. The driver has another app, with rules of its own.
class TabsTest < ApplicationSystemTestCase
  Capybara.register_driver(:with_tabs) do |app|
    configuration = TurboNavigator::Configuration.new
    configuration.rules = File.expand_path("../tabs.json", __dir__)
    TurboNavigator::Driver.new(app, configuration)
  end
  driven_by :with_tabs
  include TurboNavigator::Native, TurboNavigator::Reporting

  setup { @post = Post.create!(title: "Hello") }

  test "tabs are those of the rules, and each has its own screens" do
    visit posts_path
    assert_equal %w[Posts About], tabs
    click_on "Hello"
    select_tab "About"
    assert_stacks "/about"
    click_on "New post"
    assert_modal
    dismiss
    select_tab "Posts"
    assert_stacks "/posts /posts/#{@post.id}"
    back
    assert_stacks "/posts"
  end

  test "a visit selects the tab of its page" do
    visit "/about"
    assert_tab "About"
    visit posts_path
    assert_tab "Posts"
    assert_stacks "/posts"
  end

  test "a link opens in the tab that its rule names" do
    visit posts_path
    open_link "/session/new"
    assert_tab "About"
    assert_field "Name"
  end

  test "a tab is requested when it is selected first" do
    visit posts_path
    assert_requests "GET /posts"
    2.times { %w[About Posts].each { |title| select_tab title } }
    assert_requests "GET /posts", "GET /about"
  end
end
