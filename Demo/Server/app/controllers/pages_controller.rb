# Most pages are only a view. Actions without code are omitted.
class PagesController < ApplicationController
  def slow
    @seconds = params.fetch(:seconds, 3).to_s.to_f.clamp(0, 10)
    sleep @seconds
  end

  def error
    raise "Broken on purpose"
  end

  def plain
    render layout: "plain"
  end
end
