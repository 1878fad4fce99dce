require "application_system_test_case"

# Links from outside, and what a link does to the stacks.
class LinksTest < ApplicationSystemTestCase
  setup { @post = Post.create!(title: "Hello") }

  test "a deep link opens over the screens" do
    visit posts_path
    open_link "/posts/#{@post.id}"
    assert_stacks "/posts /posts/#{@post.id}"
    assert_title "Hello"
  end

  test "a deep link to the page on top doesn't push it again" do
    visit posts_path
    2.times { open_link "/posts/#{@post.id}" }
    assert_stacks "/posts /posts/#{@post.id}"
  end

  test "a deep link to a form opens its modal" do
    visit posts_path
    open_link "/posts/new"
    assert_stacks "/posts | /posts/new"
  end

  test "a deep link closes a modal" do
    visit posts_path
    click_on "New post"
    open_link "/posts/#{@post.id}"
    assert_stacks "/posts /posts/#{@post.id}"
  end

  test "a link that replaces keeps the number of screens" do
    Post.create!(title: "Aloha")
    visit posts_path
    click_on "By title"
    assert_stacks "/posts?by=title"
    assert_equal %w[Aloha Hello], all("li").map(&:text)
  end

  test "the page below is where it was" do
    50.times { |number| Post.create!(title: "Post #{number}") }
    visit posts_path
    click_on "Post 45"
    assert_title "Post 45"
    back
    assert_stacks "/posts"
    assert_operator evaluate_script("scrollY"), :>, 0
  end

  test "a page of the history is requested again after its data has changed" do
    visit posts_path
    click_on "Hello"
    @post.update!(title: "Changed")
    back
    pull_to_refresh
    assert_link "Changed"
  end
end
