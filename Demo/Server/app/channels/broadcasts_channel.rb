# What others do, told to each page that shows it: <turbo-cable-stream-source channel="BroadcastsChannel" data-flow="…">.
class BroadcastsChannel < ActionCable::Channel::Base
  def subscribed
    stream_from BroadcastsChannel.name_of(params[:flow])
  end

  def self.name_of(flow)
    "broadcasts:#{flow}"
  end
end
