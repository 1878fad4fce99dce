class PathConfigurationsController < ApplicationController
  def show
    render json: JSON.pretty_generate(PathConfiguration.document)
  end
end
