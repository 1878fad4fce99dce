require "puma/plugin"

# For programs that start the server: once it listens, the port that the system chose is written to $PORT_FILE. The server stops
# when the program that started it has exited.
Puma::Plugin.create do
  def start(launcher)
    events = launcher.events
    booted = events.respond_to?(:after_booted) ? :after_booted : :on_booted
    events.public_send(booted) { write_port(launcher.connected_ports.first) }

    parent = Process.ppid
    in_background do
      sleep 0.5 while Process.ppid == parent
      launcher.stop
    end
  end

  private

  # Written atomically, so that a reader never sees half a number.
  def write_port(port)
    path = ENV.fetch("PORT_FILE")
    File.write("#{path}.new", "#{port}\n")
    File.rename("#{path}.new", path)
  end
end
