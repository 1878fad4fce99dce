require "application_system_test_case"

# A scaffold's forms, in modals.
class FormsTest < ApplicationSystemTestCase
  test "a form is filled in and sent by the keyboard alone" do
    visit new_post_path
    find_field("Title").send_keys "Hello", :tab, "Text of it"
    find_field("Title").send_keys :enter
    assert_notice "Post saved"
    assert_equal ["Hello", "Text of it"], Post.pick(:title, :text)
  end

  test "options and a calendar that a click has opened don't take the next click" do
    visit new_post_path
    find("select#post_language").click
    find("option", text: "German").click
    fill_in "Title", with: "Hello"
    execute_script "document.querySelector('form').insertAdjacentHTML('afterbegin', '<input type=date>')"
    find("input[type=date]").click
    click_on "Save"
    assert_notice "Post saved"
    assert_equal %w[Hello German], Post.pick(:title, :language)
  end

  test "suggestions and options that a key has opened don't take the next click" do
    visit new_post_path
    execute_script <<~JS
      document.querySelector("#post_title").setAttribute("list", "titles")
      const options = [..."abcdefghij"].map((one) => `<option>Hello ${one}`).join("")
      document.querySelector("form").insertAdjacentHTML("afterbegin", `<datalist id="titles">${options}</datalist>`)
    JS
    fill_in "Title", with: "Hello"
    find_field("Text").click
    find_field("Language").send_keys :space
    click_on "Save"
    assert_notice "Post saved"
    assert_equal %w[Hello English], Post.pick(:title, :language)
  end

  test "a click on a field for files or colors, a printed page and the window of shortcuts don't take what follows" do
    visit new_post_path
    execute_script "document.querySelector('form').insertAdjacentHTML('afterbegin', '<input type=color>')"
    find_field("File").click
    find("input[type=color]").click
    execute_script "document.querySelector('input[type=file]').click()"
    execute_script "print()"
    send_keys :f1
    fill_in "Title", with: "Hello"
    click_on "Save"
    assert_notice "Post saved"
    assert_equal "Hello", Post.pick(:title)
  end

  test "a form closes its modal, and the page below shows the change" do
    post = Post.create!(title: "Hello")
    visit post_path(post)
    click_on "Edit"
    fill_in "Title", with: "Changed"
    click_on "Keep"
    assert_stacks "/posts/#{post.id}"
    assert_title "Changed"
  end

  test "a change with a mistake stays in the modal, and changes nothing" do
    post = Post.create!(title: "Hello")
    visit post_path(post)
    click_on "Edit"
    fill_in "Title", with: ""
    click_on "Save"
    assert_text "Title can't be blank"
    assert_stacks "/posts/#{post.id} | /posts/#{post.id}/edit"
    assert_equal "Hello", post.reload.title
  end

  test "a form that the user wants to keep stays" do
    visit posts_path
    click_on "New post"
    fill_in "Title", with: "Hel"
    click_on "Cancel"
    click_on "Keep Editing"
    assert_field "Title", with: "Hel"
    assert_modal
  end

  test "a form without a network keeps what was typed" do
    visit posts_path
    click_on "New post"
    fill_in "Title", with: "Hello"
    offline do
      click_on "Save"
      click_on "OK"
    end
    assert_field "Title", with: "Hello"
    click_on "Save"
    assert_notice "Post saved"
  end

  test "a notice is gone on the next screen" do
    visit new_post_path
    fill_in "Title", with: "Hello"
    click_on "Save"
    assert_notice "Post saved"
    visit posts_path
    assert_no_text "Post saved"
  end

  test "who hasn't signed in can't delete, and is asked to" do
    post = Post.create!(title: "Hello")
    visit post_path(post)
    accept_confirm { click_on "Delete" }
    assert_stacks "/posts/#{post.id} | /session/new"
    assert_notice "Sign in first"
    assert Post.exists?(post.id)
  end

  test "a page asks while it loads" do
    accept_confirm("Stay?") { visit "/question" }
    assert_text "true"
    visit "/question"
    Timeout.timeout(5) { save_screenshot File.join(Dir.tmpdir, "question.png") }
    error = assert_raises(TurboNavigator::NoPage) { assert_no_current_path "/question", wait: 0 }
    assert_match(/Stay\?/, error.message)
    dismiss_confirm
    assert_current_path "/question"
  end

  test "a page asks for a text" do
    visit posts_path
    answer = accept_prompt("Name?", with: "Ada") { execute_script "setTimeout(() => document.title = prompt('Name?'))" }
    assert_equal "Name?", answer
    assert_equal "Ada", evaluate_script("document.title")
    accept_prompt(with: 5) { execute_script "setTimeout(() => document.title = prompt('Age?', 40))" }
    assert_equal "5", evaluate_script("document.title")
  end

  test "a dark device has dark pages" do
    visit posts_path
    color = -> { evaluate_script("getComputedStyle(document.body).backgroundColor") }
    assert_not_equal "rgb(0, 0, 0)", color.call
    dark_mode
    assert_equal "rgb(0, 0, 0)", color.call
  end
end
