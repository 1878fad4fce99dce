class LettersController < ApplicationController
  before_action { sleep params[:seconds].to_f }

  def index
    @letters = current_user.letters
  end

  def new; end

  def create
    current_user.letters.create!(text: params[:text])
    redirect_to letters_path, status: :see_other
  end

  def count
    render inline: "<turbo-frame id=count><b><%= current_user.email %> has <%= current_user.letters.count %></b></turbo-frame>",
      layout: !request.headers["Turbo-Frame"]
  end
end
