# A sign-in provider on an external origin. It listens on its own port, and leads back to a page of a flow.
class ProvidersController < ApplicationController
  before_action { head :not_found unless request.port.to_s == ENV["DEMO_PROVIDER_PORT"] }

  def show
    @back = "#{request.protocol}#{request.host}:#{ENV["DEMO_PORT"]}/flows/#{params[:flow]}/#{params[:page]}"
    render layout: "plain"
  end
end
