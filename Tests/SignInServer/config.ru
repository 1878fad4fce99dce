# A Rails app with letters that only their users may read, for Tests/TurboNavigatorTests/SignIn/RailsSignInTests.swift.
#
# SIGN_IN names the way in which users sign in: "devise", or "generated", which is the authentication of `rails generate
# authentication` as the Rails guides describe it, because Debian 12 has Rails 6.1. The database is beside PORT_FILE.
require "rails"
require "active_record/railtie"
require "action_controller/railtie"
require "action_view/railtie"

DEVISE = ENV.fetch("SIGN_IN") == "devise"
require "devise" if DEVISE
ENV["DATABASE_URL"] = "sqlite3:#{File.join(File.dirname(ENV.fetch("PORT_FILE")), "letters.sqlite3")}?timeout=5000"

TURBO = File.read(ENV.fetch("TURBO_JS"))

class SignInServer < Rails::Application
  config.root = __dir__
  config.load_defaults 6.1
  config.eager_load = false
  config.secret_key_base = "not secret: this server runs for a test"
  # Cookies are shared by all ports of a host, and so by all tests.
  config.session_store :cookie_store, key: "_letters_#{Process.pid}"
  config.consider_all_requests_local = false
  config.hosts.clear
  config.log_level = :error
  config.logger = Logger.new($stderr)
end

if DEVISE
  # A wrong password is 422, as Devise 4.9 can be set to answer. Debian 12 has 4.8.
  class SignInFailure < Devise::FailureApp
    def recall
      super
      self.response = [422, *response.to_a.drop(1)]
    end
  end

  Devise.setup do |config|
    require "devise/orm/active_record"
    config.stretches = 1
    config.rememberable_options = { key: "remember_#{Process.pid}" }
    config.warden { |manager| manager.failure_app = SignInFailure }
  end
end

SignInServer.initialize!

ActiveRecord::Migration.verbose = false
ActiveRecord::Schema.define do
  create_table(:users) do |t|
    t.string :email, :password_digest, :encrypted_password
    t.datetime :remember_created_at
  end
  create_table(:sessions) { |t| t.references :user }
  create_table(:letters) do |t|
    t.references :user
    t.string :text
  end
end

%w[anna berta].each do |name|
  user = User.create!(email: "#{name}@example.com", password: "secret")
  user.letters.create!(text: "A letter of #{name}")
end

run SignInServer
