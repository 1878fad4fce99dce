require_relative "application"
# As turbo-rails does.
Mime::Type.register "text/vnd.turbo-stream.html", :turbo_stream
if Blog::DEVISE
  # Turbo needs 422 for a form with a mistake. Devise 4.9 can be set so; Debian 12 has 4.8.
  class SignInFailure < Devise::FailureApp
    def recall
      super
      self.response = [422, *response.to_a.drop(1)]
    end
  end

  Devise.setup do |config|
    require "devise/orm/active_record"
    config.stretches = 1
    config.warden { |manager| manager.failure_app = SignInFailure }
    config.navigational_formats = ["*/*", :html, :turbo_stream]
  end
end
Rails.application.initialize!
