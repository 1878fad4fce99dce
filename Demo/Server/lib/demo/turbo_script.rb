module Demo
  # Serves one Turbo build: $TURBO_JS, or that of the turbo-rails gem, or the one that bin/setup downloaded.
  module TurboLibrary
    HEADERS = { "content-type" => "text/javascript; charset=utf-8", "cache-control" => "no-cache" }.freeze

    def self.call(_env)
      [200, HEADERS.dup, [File.binread(path)]]
    end

    def self.path
      return ENV["TURBO_JS"] if ENV["TURBO_JS"].present?
      return Turbo::Engine.root.join("app/assets/javascripts/turbo.js") if defined?(Turbo::Engine)

      Rails.root.join("vendor/javascript/turbo-7.1.0.umd.js")
    end
  end
end
