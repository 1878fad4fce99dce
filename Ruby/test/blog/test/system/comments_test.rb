require "application_system_test_case"

# Streams and frames change the page, and no screen.
class CommentsTest < ApplicationSystemTestCase
  setup do
    @post = Post.create!(title: "Hello")
    @path = "/posts/#{@post.id}"
  end

  test "a stream adds a comment to the page" do
    visit @path
    clear_requests
    fill_in "Comment", with: "First!"
    click_on "Comment"
    assert_selector "#comments p", text: "First!"
    assert_field "Comment", with: ""
    assert_stacks @path
    assert_requests "POST #{@path}/comments"
  end

  test "a stream shows the mistake in a form" do
    visit @path
    click_on "Comment"
    assert_selector "#form [role=alert]", text: "Text can't be blank"
    assert_no_selector "#comments p"
    assert_stacks @path
  end

  test "a stream removes a comment" do
    @post.comments.create!(text: "Spam")
    visit @path
    click_on "Remove"
    assert_no_text "Spam"
    assert_empty Comment.all
    assert_stacks @path
  end

  test "a comment is changed in its frame" do
    @post.comments.create!(text: "Frist!")
    visit @path
    click_on "Change"
    within("turbo-frame") { fill_in "New text", with: "First!" and click_on "Save" }
    assert_selector "turbo-frame p", text: "First!"
    assert_stacks @path
    assert_title "Hello"
  end

  test "what a stream has added is still there after another screen" do
    visit @path
    fill_in "Comment", with: "First!"
    click_on "Comment"
    assert_text "First!"
    click_on "Edit"
    assert_stacks "#{@path} | #{@path}/edit"
    click_on "Done"
    assert_stacks @path
    assert_text "First!"
  end
end
