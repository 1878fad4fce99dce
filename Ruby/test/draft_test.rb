# ruby -I Ruby/lib Ruby/test/draft_test.rb
require "minitest/autorun"
require "turbo_navigator"
require "turbo_navigator/draft"

# What a record's lines become. A record of a whole app is one of install_test.rb.
class DraftTest < Minitest::Test
  def test_a_user_who_goes_back_and_closes_a_modal
    lines = [decision("/", [], %w[setRoot]), screens(%w[/]), decision("/a", %w[/], %w[push]), screens(%w[/ /a]), screens(%w[/]),
             decision("/new", %w[/], %w[presentModal]), screens(%w[/], %w[/new]), screens(%w[/])]
    assert_equal <<~RUBY.lines(chomp: true), draft(*lines)
      visit "/"
      assert_stacks "/"
      click_link href: "/a"
      assert_stacks "/ /a"
      back
      assert_stacks "/"
      click_link href: "/new"
      assert_stacks "/ | /new"
      dismiss
      assert_stacks "/"
    RUBY
  end

  def test_a_form_is_sent_once_and_its_redirect_is_not_the_users
    lines = [decision("/new", [], %w[setRoot]), screens(%w[/new]), request("POST", "/things"),
             decision("/things/1", %w[/new], %w[push]), screens(%w[/new /things/1])]
    assert_equal ['find("form[action=\"/things\"]").find(:button).click', 'assert_stacks "/new /things/1"'], draft(*lines).last(2)
  end

  def test_the_stacks_before_a_form_is_answered_are_not_those_after_it
    lines = [decision("/", [], %w[setRoot]), decision("/new", %w[/], %w[presentModal]), request("POST", "/things"), screens(%w[/], %w[/new]),
             decision("/things/1", %w[/], %w[dismissModal push]), screens(%w[/ /things/1])]
    assert_equal ['find("form[action=\"/things\"]").find(:button).click', 'assert_stacks "/ /things/1"'], draft(*lines).last(2)
  end

  def test_a_form_that_stays_on_its_page_is_followed_by_the_users_next_tap
    [[request("POST", "/things", 422)], [request("POST", "/things"), { "type" => "visit", "event" => "began" }]].each do |lines|
      steps = draft(decision("/", [], %w[setRoot]), *lines, screens(%w[/]), decision("/a", %w[/], %w[push]))
      assert_equal ['assert_stacks "/"', 'click_link href: "/a"'], steps.last(2)
    end
  end

  def test_addresses_are_texts_of_ruby_and_stacks_are_as_the_app_tells_them
    lines = [decision('/"a', [], %w[setRoot]), screens(%w[/gr%C3%BC%C3%9Fe%20a?q=v1])]
    assert_equal ['visit "/\"a"', 'assert_stacks "/grüße%20a?q=v1"'], draft(*lines)
  end

  def test_the_last_line_may_be_incomplete_and_other_files_are_no_records
    assert_equal ['visit "/"'], TurboNavigator::Draft.new(record(decision("/", [], %w[setRoot])) + '{"type": "scr').steps
    ["", "{}\n", "hello\n", "[1]\n", '{"type": "decision"}' "\n"].each do |text|
      assert_raises(TurboNavigator::Error) { TurboNavigator::Draft.new(text) }
    end
  end

  private

  def draft(*lines) = TurboNavigator::Draft.new(record(*lines)).steps

  def record(*lines) = [{ "type" => "record" }, *lines].map { |line| "#{JSON.generate(line)}\n" }.join

  def decision(path, before, steps)
    { "type" => "decision", "proposal" => { "url" => url(path) }, "before" => { "main" => list(before) },
      "outcome" => { "steps" => steps.map { |step| { "step" => step } } } }
  end

  def request(method, path, status = 303)
    { "type" => "request", "method" => method, "url" => url(path), "status" => status }
  end

  def screens(main, modal = nil) = { "type" => "screens", "main" => list(main), "modal" => modal && list(modal) }

  def list(paths) = paths.map { |path| { "kind" => "web", "routed" => url(path) } }

  def url(path) = "http://localhost:3000#{path}"
end
