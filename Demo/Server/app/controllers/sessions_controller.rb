class SessionsController < ApplicationController
  def create
    name = params[:name].to_s.strip
    return render :new, status: 422 if name.empty?

    session[:name] = name
    flash.notice = "Signed in as #{name}."
    refresh_or_redirect_to protected_path, status: :see_other
  end

  # In a native app, the start page clears the stacks.
  def destroy
    session.delete(:name)
    redirect_to root_path, notice: "Signed out.", status: :see_other
  end
end
