# Sends the actions of other users to each page with <turbo-cable-stream-source channel="BroadcastsChannel" data-flow="…">.
class BroadcastsChannel < ActionCable::Channel::Base
  def subscribed
    stream_from BroadcastsChannel.name_of(params[:flow])
  end

  def self.name_of(flow)
    "broadcasts:#{flow}"
  end
end
