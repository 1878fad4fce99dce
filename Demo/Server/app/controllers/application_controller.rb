class ApplicationController < ActionController::Base
  helper_method :signed_in_name

  private

  def signed_in_name
    session[:name]
  end
end
