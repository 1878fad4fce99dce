# Somebody else has changed something: all pages of a flow refresh themselves.
class BroadcastsController < ApplicationController
  # Somebody else has no page of ours.
  skip_forgery_protection

  # How often each flow was broadcast since the server began.
  COUNTS = Concurrent::Map.new

  def create
    COUNTS.compute(params[:flow].to_s) { |count| count.to_i + 1 }
    ActionCable.server.broadcast(BroadcastsChannel.name_of(params[:flow]), %(<turbo-stream action="refresh"></turbo-stream>))
    head :no_content
  end

  # The sockets of all pages are lost, as on a train. Pages connect again by themselves.
  def destroy
    ActionCable.server.connections.each { |connection| connection.close(reconnect: true) }
    head :no_content
  end
end
