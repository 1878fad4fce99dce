module Demo
  # Logs one line for each request, written before the client receives the response:
  #
  #   GET /resources?sort=title 200 html
  #   GET /turbo.js 200 javascript asset
  #
  # The method is the one that was sent. Scripts, styles and images have the word "asset".
  class RequestLog
    ASSETS = %w[javascript css svg+xml].freeze
    # A response "not modified" has no type.
    ASSET_NAME = /\.(?:js|css|svg)\z/.freeze

    def initialize(app, path)
      @app = app
      @path = path
    end

    def call(env)
      verb = env["REQUEST_METHOD"]
      location = env.values_at("PATH_INFO", "QUERY_STRING").reject(&:blank?).join("?")
      status, headers, body = @app.call(env)
      format = format_of(headers)
      write [verb, location, status, format, ("asset" if asset?(env, format))].compact.join(" ")
      [status, headers, body]
    end

    private

    def asset?(env, format)
      ASSETS.include?(format) || env["PATH_INFO"].match?(ASSET_NAME)
    end

    def format_of(headers)
      type = headers.find { |name, _| name.casecmp?("content-type") }&.last.to_s
      type[%r{/([^;\s]+)}, 1] || "-"
    end

    def write(line)
      File.write(@path, "#{line}\n", mode: "a")
    end
  end
end
