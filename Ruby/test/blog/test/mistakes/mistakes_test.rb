require "application_system_test_case"

# Mistakes in rules, controllers and views, planted one at a time: what a failed test prints names the cause.
class MistakesTest < Minitest::Test
  RULES = Rails.public_path.join("configurations/ios_v1.json")
  # The app looks for this file first.
  MISTAKEN = RULES.dirname.join("ios_v2.json")
  TABS = %("settings": { "tabs": [{ "id": "posts", "title": "Posts", "path": "/posts" }, { "id": "slow", "title": "Slow", "path": "/slow" }] })

  # The mistake, a test that finds it, and parts of what the test prints.
  MISTAKES = {
    "a typo in a pattern" => [
      -> { rules('"/new$"', '"/nwe$"') },
      -> { visit "/posts"; click_on "New post"; assert_stacks "/posts | /posts/new" },
      ['The stacks: "/posts /posts/new"', "/posts/new: a new page is pushed onto the main stack (rule 1 by .*)", "Rules: /configurations/ios_v2.json"]],
    "a misspelled key" => [
      -> { rules('"context": "modal"', '"presentaton": "replace"') },
      -> { visit "/posts"; click_on "New post"; assert_stacks "/posts/new" },
      ['warning: Rule 2: "presentaton" isn\'t a known key. Did you mean "presentation"?']],
    "a misspelled value" => [
      -> { rules('"modal"', '"modl"') },
      -> { visit "/posts"; click_on "New post"; assert_modal },
      ['error: Rule 2: "modl" isn\'t a valid value for "context". Did you mean "modal"?', "(rule 1 by .*, rule 2 by /new$)"]],
    "rules that aren't JSON" => [
      -> { rules("],", "]"); start_anew; hide_other_rules },
      -> { visit "/posts"; click_on "New post"; assert_modal },
      ["Rules: none; /configurations/ios_v2.json can't be read: ", "pushed onto the main stack (no rule)"]],
    "rules behind a sign-in" => [
      -> { serve_rules { redirect_to new_session_path } },
      -> { visit "/posts"; click_on "New post"; assert_modal },
      ["Rules: none; /configurations/ios_v2.json can't be read: HTTP 302\n"]],
    "an error in the controller of the rules" => [
      -> { serve_rules { raise "No rules for #{request.host_with_port}" } },
      -> { visit "/posts"; click_on "New post"; assert_modal },
      ["Rules: none; /configurations/ios_v2.json can't be read: No rules for HOST\n"]],
    "a page for the main stack, linked in the modal" => [
      -> { plant(PostsController, :new) { render inline: "<a href='/posts'>Drafts</a>", layout: "application" } },
      -> { visit "/posts/new"; click_on "Drafts"; assert_stacks "/ | /posts/new /posts" },
      ["/posts: the modal stack is dismissed, then: a new page is pushed onto the main stack (rule 1 by .*)"]],
    "a redirect to a page that isn't there" => [
      -> { errors_are_pages; plant(PostsController, :create) { redirect_to "/post/1", status: :see_other } },
      -> { visit "/posts/new"; click_on "Save"; assert_text "Post saved" },
      ["POST /posts: 303\nGET /post/1: 404", "The server responded to http://HOST/post/1 with HTTP 404."]],
    "a form that is answered without a redirect" => [
      -> { plant(PostsController, :create) { render html: "Saved" } },
      -> { visit "/posts/new"; click_on "Save"; assert_notice "Saved" },
      ["POST /posts: 200", "A form other than GET has to be answered with a redirect, 422 with a page, or a stream."]],
    "a form with a mistake, without its status" => [
      -> { plant(PostsController, :answer) { |_, form, _| render form } },
      -> { visit "/posts/new"; click_on "Save"; assert_text "Title can't be blank" },
      ["POST /posts: 200", "A form other than GET has to be answered with a redirect, 422 with a page, or a stream."]],
    "a method without a route" => [
      -> { errors_are_pages; plant(PostsController, :index) { render inline: "<a href='/posts/1/star' data-turbo-method='put'>Star</a>", layout: "application" } },
      -> { visit "/posts"; click_on "Star"; assert_text "Starred" },
      ["/posts/1/star", ": 404\n", "with HTTP 404."]],
    "a typo in a historical location" => [
      -> { errors_are_pages; plant(PostsController, :create) { redirect_to "/recede_historical_locaton", status: :see_other } },
      -> { visit "/posts/new"; click_on "Save"; assert_stacks "/" },
      ["GET /recede_historical_locaton: 404", "The server responded to http://HOST/recede_historical_locaton with HTTP 404."]],
    "a page without Turbo" => [
      -> { plant(PostsController, :index) { render inline: "<h1>Posts</h1>" } },
      -> { visit "/posts"; assert_text "Posts" },
      ["http://HOST/posts loaded, but has no window.Turbo. Import @hotwired/turbo in its layout"]],
    "an error in a controller" => [
      -> { plant(PostsController, :index) { raise "No posts today" } },
      -> { visit "/posts"; assert_text "Posts" },
      ["RuntimeError: No posts today", "GET /posts: 500"]],
    "a tab whose page has an error" => [
      -> { errors_are_pages; rules('"settings": {}', TABS); plant(PostsController, :slow) { raise "Too slow" } },
      -> { visit "/posts"; select_tab "Slow"; assert_title "Slow" },
      ["Labels: Error loading page, The server had a problem (HTTP 500).", "GET /slow: 500"]],
    "a frame that gets the page for signing in" => [
      -> {
        plant(PostsController, :index) { render inline: "<turbo-frame id='draft' src='/posts/1/edit'></turbo-frame>", layout: "application" }
        plant(PostsController, :edit) { redirect_to new_session_path }
      },
      -> { visit "/posts"; assert_text "Draft" },
      ["GET /posts/1/edit: 302\nGET /session/new: 200", '<turbo-frame id="draft">']],
    "an app that ends, which is the only failure" => [
      -> {},
      -> { visit "/posts"; Process.kill(:KILL, page.driver.send(:app).process); assert_text "New post" },
      ["Failures: 1\n", "The app has ended. It has printed:", "[The app]\nThe app has ended.\nRecord: tmp/native/"]],
    "a failure before the first visit, which is the only one" => [
      -> { page.driver.quit },
      -> { flunk "Too early" },
      ["Failures: 1\n", "[The app]\nThe app hasn't started.\n"]]
  }.freeze

  MISTAKES.each do |name, (plant, steps, expected)|
    define_method("test_#{name.tr(" ", "_")}") do
      instance_exec(&plant)
      printed = printed_by(steps)
      expected.each { |text| assert_includes printed, text }
    end
  end

  def setup
    @undo = []
    # Another test may have used another one.
    Capybara.current_driver = :turbo_navigator
  end

  def teardown = @undo.reverse_each(&:call)

  private

  def page = Capybara.current_session

  # The rules of the site, with a mistake.
  def rules(text, mistake)
    MISTAKEN.write(RULES.read.sub(text, mistake))
    @undo << -> { MISTAKEN.delete && find_rules }
    find_rules
  end

  # Rules that aren't a file.
  def serve_rules(&body)
    plant(PostsController, :rules, &body)
    start_anew
    hide_other_rules
  end

  # An app looks for rules when it starts.
  def start_anew
    page.driver.quit
    @undo << -> { page.driver.quit }
  end

  def hide_other_rules
    hidden = RULES.sub_ext(".hidden")
    RULES.rename(hidden)
    @undo << -> { hidden.rename(RULES) }
  end

  # An app that has started has read its rules.
  def find_rules
    page.driver.instance_exec(page.server_url) { |site| @rules = find_rules(site) if started? }
  end

  # The server answers 404 or 500, as in production. Otherwise the error is one of the test.
  def errors_are_pages
    environment = Rails.application.env_config
    former = environment["action_dispatch.show_exceptions"]
    environment["action_dispatch.show_exceptions"] = true
    @undo << -> { environment["action_dispatch.show_exceptions"] = former }
  end

  def plant(controller, method, &body)
    original = controller.instance_method(method)
    controller.define_method(method, &body)
    @undo << -> { controller.define_method(method, original) }
  end

  def printed_by(steps)
    test = Class.new(ApplicationSystemTestCase) do
      define_method(:test_it) { Capybara.using_wait_time(0.1) { instance_exec(&steps) } }
    end
    # Minitest runs only the tests of this file.
    Minitest::Runnable.runnables.delete(test)
    result = nil
    printed, = capture_io { result = test.new("test_it").run }
    refute_predicate result, :passed?
    ["Failures: #{result.failures.size}", *result.failures.map(&:message), printed].join("\n").gsub(/^ +/, "").gsub(/127\.0\.0\.1:\d+/, "HOST")
  end
end
