class ConfigurationsController < ApplicationController
  def ios_v1
    render json: { rules: [{ patterns: ["/new$"], properties: { context: "modal" } }] }
  end
end
