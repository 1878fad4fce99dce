class ResourcesController < ApplicationController
  before_action :set_resource, only: %i[show edit update destroy]

  def index
    @resources = params[:sort] == "title" ? Resource.order(:title) : Resource.order(created_at: :desc, id: :desc)
  end

  def new
    @resource = Resource.new
  end

  def create
    @resource = Resource.new(resource_params)
    if @resource.save
      flash.notice = "“#{@resource.title}” was created."
      refresh_or_redirect_to @resource, status: :see_other
    else
      render :new, status: 422
    end
  end

  def update
    if @resource.update(resource_params)
      flash.notice = "“#{@resource.title}” was saved."
      refresh_or_redirect_to @resource, status: :see_other
    else
      render :edit, status: 422
    end
  end

  # The page of a deleted resource can't be refreshed, so native apps are redirected to the list too: it is the page below.
  def destroy
    @resource.destroy!
    redirect_to resources_path, notice: "“#{@resource.title}” was deleted.", status: :see_other
  end

  private

  def set_resource
    @resource = Resource.find(params[:id])
  end

  def resource_params
    params.require(:resource).permit(:title, :description)
  end
end
