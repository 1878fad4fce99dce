class ApplicationController < ActionController::Base
  protect_from_forgery with: :exception

  # What the generator writes: a signed, permanent cookie names a session of the database.
  unless DEVISE
    before_action :require_sign_in
    helper_method :current_user

    def current_user = current_session&.user

    def current_session
      @current_session ||= Session.find_by(id: cookies.signed[self.class.cookie])
    end

    def self.cookie = "session_id_#{Process.pid}"

    private

    def require_sign_in
      return if current_session
      session[:wanted] = request.url
      redirect_to new_session_path
    end
  else
    before_action :authenticate_user!, unless: :devise_controller?
  end
end
