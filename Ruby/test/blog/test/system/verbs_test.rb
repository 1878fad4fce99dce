require "application_system_test_case"

class VerbsTest < ApplicationSystemTestCase
  test "a swipe leads back, and there is none on the first screen" do
    post = Post.create!(title: "Old")
    visit posts_path
    click_on "Old"
    assert_stacks "/posts /posts/#{post.id}"
    swipe_back
    assert_stacks "/posts"
    error = assert_raises(TurboNavigator::Error) { swipe_back }
    assert_match(/can't swipe back here.*Stacks: \/posts/m, error.message)
  end

  test "a menu of the bar opens, and its item leads on" do
    Post.create!(title: "Old")
    visit posts_path
    click_on "Old"
    assert_no_link "All posts"
    click_on "More"
    click_on "All posts"
    assert_stacks "/posts"
  end

  test "without a network a page is an error, which retrying ends with it" do
    visit posts_path
    offline do
      click_on "Sign in"
      assert_error
      assert_equal 1, requests.count { |one| one == "GET /posts" }
    end
    click_on "Retry"
    assert_field "Name"
    visit posts_path
    assert_text "New post"
  end

  test "a file is downloaded, offered to other apps, and saved" do
    visit posts_path
    click_on "Note"
    click_on "Download"
    assert_equal "A note", File.read(assert_download("note.txt"))
    click_on "Show in Files"
    assert_equal "A note", File.read(assert_saved("note.txt"))
    click_on "Note"
    click_on "Download"
    click_on "Open"
    assert_share_sheet "note.txt"
    click_on "Cancel"
    assert_share_sheet nil
    assert_stacks "/posts"
  end

  test "the user goes on during a download" do
    visit posts_path
    click_on "Long file"
    click_on "Sign in"
    assert_stacks "/posts | /session/new"
    assert_equal [%w[long.csv running]], downloads.map { |one| one.values_at("name", "state") }
    click_on "Done"
    click_on "Cancel"
    click_on "Cancel Download"
    assert_equal %w[canceled], downloads.map { |one| one["state"] }
  end

  test "pictures for a pull request are light, dark and wide" do
    visit posts_path
    paths = turbo_navigator_screenshot "posts/all"
    assert_equal %w[light dark wide].map { |look| "tmp/native/posts/all-#{look}.png" }, paths
    assert_equal [[390, 844], [390, 844], [780, 844]], paths.map { |path| File.binread(path, 8, 16).unpack("NN") }
    assert_equal 3, paths.uniq { |path| File.binread(path) }.size
    assert_equal [390, 844], page.current_window.size
    FileUtils.cp(paths, ENV["SHOTS"]) if ENV["SHOTS"]
  end

  test "nothing is left of the test before" do
    visit posts_path
    assert_empty downloads
    assert_raises(Capybara::ExpectationNotMet) { Capybara.using_wait_time(0) { assert_saved "note.txt" } }
    height = evaluate_script("innerHeight")
    text_scale 2
    assert_in_delta height / 2, evaluate_script("innerHeight"), 1
    resize 800, 600
    dark_mode
    Capybara.reset_sessions!
    visit posts_path
    assert_equal [390, 844], page.current_window.size
    assert_not evaluate_script("matchMedia('(prefers-color-scheme: dark)').matches")
    assert_equal height, evaluate_script("innerHeight")
  end
end
