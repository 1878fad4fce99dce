class ProtectedController < ApplicationController
  def show
    render :unauthorized, status: 401 unless signed_in_name
  end
end
