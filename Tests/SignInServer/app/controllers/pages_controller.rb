class PagesController < ApplicationController
  skip_before_action DEVISE ? :authenticate_user! : :require_sign_in
  skip_forgery_protection only: :expire

  def home; end

  # Called by the test, not by a page.
  def expire
    User.find_each(&:expire)
    head :no_content
  end
end
