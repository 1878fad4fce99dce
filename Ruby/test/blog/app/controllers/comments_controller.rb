class CommentsController < ApplicationController
  before_action { @post = Post.find(params[:post_id]) }
  before_action(except: :create) { @comment = @post.comments.find(params[:id]) }

  def show; end

  def edit; end

  def create
    @comment = @post.comments.new(text: params[:comment][:text])
    render status: @comment.save ? :ok : :unprocessable_entity, formats: :turbo_stream
  end

  def update
    @comment.update!(text: params[:comment][:text])
    redirect_to [@post, @comment], status: :see_other
  end

  def destroy
    @comment.destroy!
    render formats: :turbo_stream
  end
end
