class ComponentsController < ApplicationController
  def create
    redirect_to components_path, notice: "Sent: #{params[:text].to_s.truncate(40)}", status: :see_other
  end
end
