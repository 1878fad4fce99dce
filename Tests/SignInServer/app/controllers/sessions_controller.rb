class SessionsController < ApplicationController
  skip_before_action :require_sign_in, only: %i[new create], raise: false

  def new; end

  def create
    user = User.find_by(email: params[:email])&.authenticate(params[:password])
    return redirect_to new_session_path, alert: "Wrong password" unless user
    opened = user.sessions.create!
    cookies.signed.permanent[self.class.cookie] = { value: opened.id, httponly: true, same_site: :lax }
    redirect_to session.delete(:wanted) || root_url
  end

  def destroy
    current_session.destroy
    cookies.delete(self.class.cookie)
    redirect_to new_session_path, status: :see_other
  end
end
