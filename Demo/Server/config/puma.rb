$LOAD_PATH.unshift File.expand_path("../lib", __dir__)

environment ENV.fetch("RAILS_ENV", "development")
threads 0, 5
quiet
force_shutdown_after 1

if ENV["PORT_FILE"]
  bind "tcp://127.0.0.1:0"
  plugin :port_file
else
  bind "tcp://#{ENV.fetch("HOST", "127.0.0.1")}:#{ENV.fetch("PORT", "3000")}"
end

bind "tcp://127.0.0.1:0"
plugin :provider_port
