# The pages of Demo/flows.json: for each flow its start, and the targets of its link or form.
class FlowsController < ApplicationController
  before_action :set_page, only: %i[show submit]

  def index
    @groups = Flow.groups
  end

  def show
    onward = @flow.redirect_from(@page.name)
    return redirect_to(@flow.path(onward), status: 302) if onward

    render status: @flow.status_of(@page.name)
  end

  def submit
    if @flow.provider?
      redirect_to provider_location, status: :see_other, **OUTWARDS
    elsif params[:name].to_s.strip.empty?
      @complaint = "Name can't be blank"
      render :show, status: 422
    else
      redirect_to @flow.path(@flow.form["to"]), notice: @flow.form["notice"], status: :see_other
    end
  end

  private

  # Rails 7 requires permission for redirects to another host, Rails 6 doesn't have the option.
  OUTWARDS = Rails::VERSION::MAJOR < 7 ? {} : { allow_other_host: true }

  def provider_location
    provider_url(@flow.id, @flow.form["to"], port: ENV.fetch("DEMO_PROVIDER_PORT"))
  end

  def set_page
    @flow = Flow.find(params[:id])
    @page = @flow&.page(params[:page])
    raise ActionController::RoutingError, "There is no flow with this name" unless @page
    raise ActionController::RoutingError, "There is no form" if request.post? && !@flow.form
  end
end
