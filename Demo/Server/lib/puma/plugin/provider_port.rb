require "puma/plugin"

# The last port that the server listens on is that of the sign-in provider, on an external origin: $DEMO_PROVIDER_PORT. The
# first is the demo's own: $DEMO_PORT.
Puma::Plugin.create do
  def start(launcher)
    events = launcher.events
    booted = events.respond_to?(:after_booted) ? :after_booted : :on_booted
    events.public_send(booted) do
      ENV["DEMO_PORT"], ENV["DEMO_PROVIDER_PORT"] = launcher.connected_ports.values_at(0, -1).map(&:to_s)
    end
  end
end
