module Demo
  # Serves the page's side of the bridge between components: $BRIDGE_JS, or the demo's own.
  module BridgeScript
    def self.call(_env)
      [200, TurboLibrary::HEADERS.dup, [File.binread(path)]]
    end

    def self.path
      ENV["BRIDGE_JS"].presence || Rails.root.join("app/javascript/bridge.js")
    end
  end
end
