require_relative "application"

Rails.application.initialize!
Demo::Database.prepare
