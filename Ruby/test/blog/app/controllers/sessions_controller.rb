class SessionsController < ApplicationController
  def new; end

  def create
    session[:user] = params[:name]
    redirect_to posts_path, notice: "Welcome, #{user}", status: :see_other
  end

  def destroy
    reset_session
    redirect_to posts_path, status: :see_other
  end
end
