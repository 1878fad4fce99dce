ENV["RAILS_ENV"] = "test"
require_relative "../config/environment"
require "turbo_navigator/rspec"
begin
  require "rspec/rails"
rescue LoadError
  # Some systems have no package of it.
  return
end

RSpec.describe "A system spec", type: :system, driver: :turbo_navigator do
  before(:context) do
    ActiveRecord::Schema.verbose = false
    load Rails.root.join("db/schema.rb")
  end

  it "drives the app" do
    visit "/posts"
    click_on "New post"
    expect(page).to have_stacks("/posts | /posts/new")
  end

  it "that fails tells what the app showed" do
    visit "/posts"
    allow(RSpec.current_example).to receive(:exception).and_return(StandardError.new)
    expect { take_failed_screenshot }.to output(%r{\[The app\]\nStacks: /posts\n.*Record: }m).to_stderr
  end
end
