$LOAD_PATH.unshift File.expand_path("../lib", __dir__)

environment ENV.fetch("RAILS_ENV", "development")
threads 0, 5
quiet
force_shutdown_after 1

# A phone is in the same network, and reaches no loopback address of this machine.
address = ENV["DEMO_NETWORK_NAME"] ? "0.0.0.0" : "127.0.0.1"
bind "tcp://#{address}:#{ENV["PORT_FILE"] ? 0 : ENV.fetch("PORT", "3000")}"
plugin :port_file if ENV["PORT_FILE"]

bind "tcp://#{address}:0"
plugin :provider_port
