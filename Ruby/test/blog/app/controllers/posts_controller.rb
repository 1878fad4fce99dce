class PostsController < ApplicationController
  content_security_policy(only: %i[strict inner]) { |policy| policy.script_src :self }
  before_action(only: %i[destroy]) { redirect_to new_session_path, alert: "Sign in first" unless user }

  def index = @posts = Post.order(params[:by] == "title" ? :title : :id)

  def show = @post = Post.find(params[:id])

  def new = @post = Post.new

  def edit = show

  def create
    @post = Post.new(attributes)
    answer(@post.save, :new, "Post saved")
  end

  def update
    @post = Post.find(params[:id])
    # Closes the modal, and shows what has changed below.
    return redirect_to "/refresh_historical_location", status: :see_other if params[:commit] == "Keep" && @post.update(attributes)

    answer(@post.update(attributes), :edit, "Post changed")
  end

  def destroy
    Post.find(params[:id]).destroy!
    redirect_to posts_path, notice: "Post deleted", status: :see_other
  end

  def about = render inline: "<% content_for :title, 'About' %><%= link_to 'New post', new_post_path %>", layout: "application"

  # Asks while it loads.
  def question = render(inline: "<h1></h1><script>document.querySelector('h1').textContent = confirm('Stay?')</script>", layout: "application")

  # Forbids that scripts evaluate texts.
  def strict = render(inline: "<% content_for :title, 'Strict' %><iframe id='inner' src='/inner'></iframe>", layout: "application")

  def inner = render(html: "<title>Inner</title>".html_safe)

  def slow
    sleep 1
    render inline: "<h1>Slow</h1>", layout: "application"
  end

  # They are a file.
  def rules = head(:not_found)

  def note = send_data("A note", filename: "note.txt", type: "text/plain")

  private

  def attributes = params.require(:post).permit(:title, :text, :language, :is_draft, :file).tap do |all|
    all[:file] = all[:file].original_filename if all[:file].respond_to?(:original_filename)
  end

  def answer(is_saved, form, notice)
    return redirect_to @post, notice: notice, status: :see_other if is_saved

    render form, status: :unprocessable_entity
  end
end
