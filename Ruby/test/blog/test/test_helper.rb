ENV["RAILS_ENV"] = "test"
require_relative "../config/environment"
ActiveRecord::Schema.verbose = false
load Rails.root.join("db/schema.rb")
require "rails/test_help"

Capybara.server = :puma, { Silent: true }

# Each worker has an app, a display and data of its own.
ActiveSupport::TestCase.parallelize(workers: ENV.fetch("WORKERS", 1).to_i)
