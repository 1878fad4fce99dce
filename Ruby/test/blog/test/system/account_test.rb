require "application_system_test_case"

# Devise.
class AccountTest < ApplicationSystemTestCase
  include Warden::Test::Helpers if Blog::DEVISE

  setup do
    skip "Devise isn't installed" unless Blog::DEVISE
    User.create!(email: "ada@example.com", password: "secret")
  end

  test "a page that needs a user leads to the form in a modal, and then to the page" do
    visit posts_path
    click_on "Account"
    assert_stacks "/posts | /users/sign_in"
    assert_notice "You need to sign in"
    sign_in
    assert_stacks "/posts /account"
    assert_text "This is ada@example.com."
  end

  test "a user whom the test signs in is signed in on the first page of the app" do
    page.driver.quit
    login_as User.last
    visit "/account"
    assert_text "This is ada@example.com."
  ensure
    Warden.test_reset!
  end

  test "a wrong password stays in the modal" do
    visit "/users/sign_in"
    sign_in "guess"
    assert_notice "Invalid Email or password"
    assert_stacks "/ | /users/sign_in"
  end

  test "who has signed out is asked again" do
    visit "/users/sign_in"
    sign_in
    visit "/account"
    click_on "Sign out"
    assert_no_text "This is"
    visit posts_path
    click_on "Account"
    assert_stacks "/posts | /users/sign_in"
  end

  test "nobody is signed in after another test" do
    visit posts_path
    click_on "Account"
    assert_modal
  end

  private

  def sign_in(password = "secret")
    fill_in "Email", with: "ada@example.com"
    fill_in "Password", with: password
    click_on "Sign in"
  end
end
