ENV["RAILS_ENV"] = "test"
require_relative "../config/environment"
require "capybara/rspec"
require "turbo_navigator/rspec"

ActiveRecord::Schema.verbose = false
load Rails.root.join("db/schema.rb")
Capybara.app = Rails.application
Capybara.server = :puma, { Silent: true }

RSpec.describe "Posts", type: :feature, driver: :turbo_navigator do
  it "are written in a modal" do
    visit "/posts"
    click_on "New post"
    expect(page).to have_stacks("/posts | /posts/new")
    fill_in "Title", with: "Hello"
    click_on "Save"
    expect(page).to have_stacks("/posts /posts/1")
    expect(page).to have_screen_title("Hello")
    expect(page).to have_notice("Post saved")
    expect(page).not_to have_modal
    expect(page).to have_requests("GET /posts", "GET /posts/new", "POST /posts", "GET /posts/1")
  end

  it "fail with what is visible" do
    visit "/posts"
    expect { expect(page).to have_stacks("/nowhere") }
      .to raise_error(RSpec::Expectations::ExpectationNotMetError, %r{The stacks: "/posts".*Decisions:}m)
  end

  it "are awaited as long as a matcher says" do
    visit "/posts"
    Capybara.using_wait_time(5) do
      %i[stacks screen_title tab notice native_error requests download share_sheet].each do |name|
        ask = -> { expect(page).to send(:"have_#{name}", "Missing", wait: 0) }
        Timeout.timeout(2) { expect(&ask).to raise_error(/Expected.*Missing/) }
      end
      expect(page).not_to have_modal(wait: 0)
    end
    execute_script "setTimeout(() => document.querySelector('a').click(), 500)"
    Capybara.using_wait_time(0) { expect(page).to have_modal(wait: 5) }
  end

  it "close their modal by a native button" do
    visit "/posts/new"
    expect(page).to have_stacks("/ | /posts/new")
    expect(page).to have_modal
    click_on "Done"
    expect(page).to have_stacks("/")
  end
end
