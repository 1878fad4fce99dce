ENV["RAILS_ENV"] = "test"
require_relative "../config/environment"
require "rails/test_help"

ActiveRecord::Schema.verbose = false
ActiveRecord::Schema.define do
  create_table :posts, force: true do |table|
    table.string :title
    table.text :text
    table.string :language
    table.boolean :is_draft
    table.string :file
  end
end
Capybara.server = :puma, { Silent: true }
