class ApplicationController < ActionController::Base
  # A tab of a browser has no native bars.
  helper_method def turbo_native_app? = request.user_agent.to_s.include?("Turbo Native")

  helper_method def user = session[:user]
end
