require "application_system_test_case"

class PostsTest < ApplicationSystemTestCase
  test "a post is written in a modal" do
    visit posts_path
    click_on "New post"
    assert_stacks "/posts | /posts/new"
    fill_in "Title", with: "Hello"
    click_on "Save"
    assert_stacks "/posts /posts/1"
    assert_title "Hello"
    assert_notice "Post saved"
  end

  test "a form with a mistake stays in its modal" do
    visit posts_path
    click_on "New post"
    click_on "Save"
    assert_text "Title can't be blank"
    assert_stacks "/posts | /posts/new"
    assert_modal
    dismiss
    click_on "Discard"
    assert_no_modal
    assert_equal 0, Post.count
  end

  test "each kind of field is filled in by the keyboard, a choice or a file" do
    visit new_post_path
    fill_in "Title", with: "Grüße ☃ 日本語"
    fill_in "Text", with: "two\nlines"
    select "German", from: "Language"
    check "Draft"
    attach_file "File", __FILE__
    assert_field "Title", with: "Grüße ☃ 日本語"
    click_on "Save"
    assert_text "German, draft, posts_test.rb"
    assert_equal "two\r\nlines", Post.last.text
  end

  test "a text with more letters than the keyboard has free keys is what was typed" do
    visit new_post_path
    text = "Съешь ещё этих мягких французских булок, да выпей же чаю. いろはにほへと ちりぬるを わかよたれそ つねならむ"
    fill_in "Title", with: text
    assert_field "Title", with: text
    find_field("Text").send_keys "ЪЫЬЭ", [:shift, "юя"], :enter, "üÜ", :tab
    assert_field "Text", with: "ЪЫЬЭюя\nüÜ"
    find_field("Text").send_keys text.reverse
    assert_field "Text", with: "ЪЫЬЭюя\nüÜ#{text.reverse}"
  end

  test "the back button leads back, and a changed post is shown there" do
    post = Post.create!(title: "Old")
    visit posts_path
    click_on "Old"
    assert_stacks "/posts /posts/#{post.id}"
    click_on "Edit"
    fill_in "Title", with: "New"
    click_on "Save"
    assert_notice "Post changed"
    assert_no_modal
    back
    assert_stacks "/posts"
    assert_title "Posts"
  end

  test "a post is deleted after a question, by somebody who has signed in" do
    post = Post.create!(title: "Gone")
    visit new_session_path
    fill_in "Name", with: "Ada"
    click_on "Sign in"
    assert_text "Signed in as Ada"
    visit post_path(post)
    dismiss_confirm("Delete this post?") { click_on "Delete" }
    assert Post.exists?(post.id)
    accept_confirm("Delete this post?") { click_on "Delete" }
    assert_notice "Post deleted"
    assert_not Post.exists?(post.id)
  end

  test "nobody is signed in after another test" do
    visit posts_path
    assert_no_text "Signed in"
  end

  test "about:blank ends the page, and nobody is signed out" do
    visit new_session_path
    fill_in "Name", with: "Ada"
    click_on "Sign in"
    assert_text "Signed in as Ada"
    resize 800, 600
    visit "about:blank"
    assert_equal "about:blank", current_url
    visit posts_path
    assert_text "Signed in as Ada"
    assert_equal [800, 600], page.current_window.size
    visit "about:blank"
    Capybara.reset_sessions!
    visit posts_path
    assert_no_text "Signed in"
  end

  test "a page is requested once, and again when it is pulled down" do
    visit posts_path
    assert_requests "GET /posts"
    clear_requests
    pull_to_refresh
    assert_requests "GET /posts"
  end

  test "an element that isn't there is an error with what is visible" do
    visit posts_path
    Capybara.default_max_wait_time, limit = 0.1, Capybara.default_max_wait_time
    error = assert_raises(Capybara::ElementNotFound) { click_on "Publish" }
    assert_match(/Publish/, error.message)
    error = assert_raises(Capybara::ExpectationNotMet) { assert_stacks "/nowhere" }
    assert_includes error.message, "Stacks: /posts"
    assert_includes error.message, "Decisions:"
  ensure
    Capybara.default_max_wait_time = limit
  end

  test "an error of the server is that of the test" do
    visit posts_path
    error = assert_raises(ActiveRecord::RecordNotFound) do
      visit post_path(0)
      Capybara.reset_sessions!
    end
    assert_match(/Couldn't find Post/, error.message)
  end

  test "an app that has ended is an error, and the next visit starts another one" do
    visit posts_path
    Process.kill(:KILL, page.driver.send(:app).process)
    error = assert_raises(TurboNavigator::AppEnded) { 100.times { page.driver.state } }
    assert_match(/The app has ended/, error.message)
    visit posts_path
    assert_stacks "/posts"
  end

  test "a dark window and a wide one" do
    visit posts_path
    dark_mode
    resize 800, 600
    assert_equal [800, 600], page.current_window.size
    save_screenshot File.join(ENV.fetch("SHOTS", Dir.tmpdir), "dark.png")
    dark_mode is_dark: false
    resize 390, 844
  end

  test "a script gets elements and returns values" do
    visit posts_path
    link = find_link("New post")
    assert_equal "New post", evaluate_script("arguments[0].textContent", link)
    assert_equal({ "a" => [1, nil, true] }, evaluate_script("({ a: [1, null, true] })"))
  end
end
