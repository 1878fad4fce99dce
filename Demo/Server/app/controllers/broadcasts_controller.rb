# Simulates a change by another user: all pages of a flow refresh themselves.
class BroadcastsController < ApplicationController
  # The other user's request has no authenticity token.
  skip_forgery_protection

  # The number of broadcasts of each flow since the server started.
  COUNTS = Concurrent::Map.new

  def create
    COUNTS.compute(params[:flow].to_s) { |count| count.to_i + 1 }
    ActionCable.server.broadcast(BroadcastsChannel.name_of(params[:flow]), %(<turbo-stream action="refresh"></turbo-stream>))
    head :no_content
  end

  # Closes the sockets of all pages, as if the network was lost. Pages reconnect on their own.
  def destroy
    ActionCable.server.connections.each { |connection| connection.close(reconnect: true) }
    head :no_content
  end
end
