# frozen_string_literal: true

module TurboNavigator
  # The driver of Capybara. `visit` starts the app with a page, and keeps its cookies; a reset discards them.
  class Driver < Capybara::Driver::Base
    include Node::WithoutSelenium

    class << self
      # The drivers that have visited something since their reset, each with the name of its session.
      def used = @used ||= {}

      # What each app of a test that has failed shows.
      #
      # @param driver the test's own, which may have visited nothing
      def report_failure(test, driver)
        own = driver.is_a?(Driver) ? { driver => :default } : {}
        own.merge(used).map do |one, session|
          name = " of the session #{session}" unless session == :default
          "[The app#{name}]\n#{one.report_failure("#{test}#{name}").gsub(/^/, "  ")}"
        end
      end
    end

    def initialize(app, configuration = TurboNavigator.configuration)
      super()
      @rack = app
      @configuration = configuration
      @frames = []
      @blank = true
      @recorded = 0
    end

    def needs_server? = true

    def wait? = true

    def invalid_element_errors = [StaleElement, ObscuredElement, NoPage]

    def no_such_window_error = Error

    # @return the value of the response
    def call(command, **values) = app.call(command, **values)

    # Asks the visible page, or the current frame of it.
    def page(name, **values) = call(:page, ask: name, frames: @frames, **values)

    def state = @app ? call(:state) : { "stacks" => "", "labels" => [], "buttons" => [], "tabs" => [] }

    # Waits until the block wants the state as it is.
    #
    # @return whether it does within so many seconds
    def poll(limit)
      timer = Capybara::Helpers.timer(expire_in: limit)
      sleep 0.02 until (is_met = yield(state)) || timer.expired?
      is_met
    end

    # Pages

    def visit(url)
      return call(:link, url: url) if @links

      @frames = []
      @blank = url == "about:blank"
      return started? && call(:leave) if @blank

      Driver.used[self] = Capybara.session_name
      start(Addressable::URI.join(url, "/").to_s) unless started?
      call(:visit, url: url, start: @configuration.start)
    end

    def current_url
      url, alert = state.values_at("url", "alert")
      url || (alert ? raise(NoPage, "An alert asks: #{alert["message"]}") : "about:blank")
    end

    # What the block visits is opened as a deep link.
    def linking
      @links = true
      yield
    ensure
      @links = false
    end

    { frame_url: :url, frame_title: :title }.each { |name, question| define_method(name) { page(question) } }

    def html = @blank ? "" : page(:html)

    def title = @blank ? "" : call(:page, ask: :title, frames: [])

    { refresh: :reload, go_back: :back }.each { |name, command| define_method(name) { call(command) } }

    def find_xpath(query, **) = find("xpath", query)

    def find_css(query, **) = find("css", query)

    def find(kind, query, within = nil)
      return [] if @blank

      page(:find, kind: kind, query: query, within: within).to_a.map { |element| Node.new(self, element) }
    end

    # Scripts

    def execute_script(script, *list)
      decode(page(:execute, script: script, list: encode(list))).tap { call(:wait) }
    end

    def evaluate_script(script, *list) = decode(page(:evaluate, script: script, list: encode(list)))

    def evaluate_async_script(script, *list, limit: session_options.default_max_wait_time)
      deadline = limit + @configuration.deadline
      decode(page(:evaluateLater, script: script, list: encode(list), limit: (limit * 1000).to_i, deadline: deadline))
    end

    # As Selenium's browser has it, also for axe-core.
    def execute_async_script(script, *list) = evaluate_async_script(script, *list, limit: 30)

    def active_element = Node.new(self, page(:active))

    def send_keys(*keys) = call(:type, keys: Node.keys(keys), frames: @frames)

    # Frames

    def switch_to_frame(frame)
      @frames = { top: [], parent: @frames[...-1] }.fetch(frame) { [*@frames, frame.native] }
    end

    attr_reader :frames

    # Windows: an app has one.

    def current_window_handle = "app"

    def window_handles = ["app"]

    def switch_to_window(handle)
      raise Error, "There is no window #{handle}: an app has one." unless handle == "app"
    end

    def window_size(_handle) = @size || @configuration.size

    # Before the first visit, it is the size that the app starts with.
    def resize_window_to(_handle, width, height)
      @size = [width, height]
      call(:resize, width: width.to_f, height: height.to_f) if started?
    end

    def open_new_window(*) = raise(Capybara::NotSupportedByDriverError, "An app has one window.")

    alias close_window open_new_window

    def maximize_window(handle) = resize_window_to(handle, 1400, 1000)

    alias fullscreen_window maximize_window

    # Rails takes one of each test that has failed, also of one whose app doesn't run.
    def save_screenshot(path, **)
      call(:screenshot, path: File.expand_path(path)) if started?
      path
    end

    # What a test of Selenium asks its browser for.
    def browser = self

    # Alerts

    def accept_modal(type, **options, &block) = answer(type, true, **options, &block)

    def dismiss_modal(type, **options, &block) = answer(type, false, **options, &block)

    # Ends what is shown, and discards cookies and other data.
    def reset!
      @frames = []
      @blank = true
      @size = nil
      Driver.used.delete(self)
      return @app = nil unless started?

      call(:reset)
      FileUtils.rm_rf(@app.saved)
      @recorded = File.size(@app.record)
    end

    # The folder for downloads, where the user puts files.
    def saved = app.saved

    # Ends the app. The next visit starts another one.
    def quit
      Driver.used.delete(self)
      @app&.quit if started?
      @app = nil
    end

    # Keeps the record of a test that has failed, and tells what the app shows and has decided.
    def report_failure(test)
      return report unless @app && @configuration.records

      FileUtils.mkdir_p(@configuration.records)
      # The name of a file has at most 255 bytes.
      name = test.gsub(/[^\p{Word}]+/, "_").byteslice(0, 200).scrub("")
      path = File.join(@configuration.records, "#{name}.jsonl")
      header = File.open(@app.record, "rb", &:readline)
      File.binwrite(path, header + File.binread(@app.record, nil, [@recorded, header.bytesize].max).to_s)
      "#{report}\nRecord: #{path}"
    end

    # What the app shows and has decided.
    def report
      return @app ? "The app has ended." : "The app hasn't started." unless started?

      state = state()
      lines = ["Stacks: #{state["stacks"]}", "Title: #{state["title"]}", "URL: #{state["url"]}"]
      lines << "Alert: #{state["alert"].values_at("title", "message").join(" ").strip}" if state["alert"]
      lines << "Buttons of the app: #{state["buttons"].join(", ")}" if state["buttons"].any?
      lines << "Labels: #{state["labels"].join(", ")}" if state["labels"].any?
      log = call(:log)
      lines += ["Rules: #{@rules}", *log["rules"].map { |one| "  #{one}" }]
      lines += section("Decisions", log["decisions"]) + section("Requests", log["requests"])
      (lines + section("Events", log["events"]) + section("Console", log["console"])).join("\n")
    rescue Error => e
      e.message
    end

    private

    def section(name, entries) = entries.empty? ? [] : ["#{name}:", *entries.last(10).map { |one| "  #{one}" }]

    def app
      @app or raise NoPage, "The app hasn't started: call visit first."
    end

    def start(site)
      @app = App.new(site, @configuration)
      @recorded = 0
      # Rails resets what belongs to the thread of a request.
      @rules = @configuration.rules || Thread.new { keeping_sign_ins { find_rules(site) } }.value
      resize_window_to(nil, *@size) if @size
    end

    # A helper of Warden, such as Devise's `sign_in`, is for the next request: that of the test.
    def keeping_sign_ins
      waiting = defined?(Warden) && Warden.respond_to?(:_on_next_request) ? Warden._on_next_request : []
      kept = waiting.slice!(0..)
      yield
    ensure
      waiting.concat(kept)
    end

    # Lets the app use the rules of the site.
    #
    # @return their path, or why there are none
    def find_rules(site)
      broken = +""
      @app.rule_paths.each do |path|
        url = URI.join(site, path).to_s
        text = read_rules(url) or next
        JSON.parse(text).fetch("rules")
        call(:rules, url: url)
        return path
      rescue StandardError => e
        broken << "; #{path} can't be read: #{e.message.lines.first.to_s.strip[...100]}"
      end
      "none#{broken}"
    end

    # Asks the app in this process: a request for a page that isn't there would make a test of Rails fail.
    #
    # @return the JSON; nil if the site has nothing there
    def read_rules(url)
      status, _, body = @rack.call(Rack::MockRequest.env_for(url))
      raise "HTTP #{status}" unless [200, 404].include?(status)

      body.to_enum.to_a.join if status == 200
    rescue StandardError => e
      raise unless e.class.name == "ActionController::RoutingError"
    ensure
      body.close if body.respond_to?(:close)
    end

    def started? = @app&.alive? || false

    def answer(type, accepts, text: nil, with: nil, wait: session_options.default_max_wait_time)
      yield if block_given?
      alert = nil
      is_met = poll(wait) do |state|
        alert = state["alert"]
        alert && alert["hasField"] == (type == :prompt) && Regexp.union(text || "").match?(alert["message"])
      end
      unless is_met
        found = alert ? "The alert says \"#{alert["message"]}\"." : "No alert is visible."
        raise Capybara::ModalNotFound, "Unable to find modal dialog#{" with #{text}" if text}. #{found}\n#{report}"
      end
      call(:answer, accept: accepts, text: with&.to_s)
      alert["message"]
    end

    def encode(value)
      case value
      when Array then value.map { |one| encode(one) }
      when Hash then value.transform_values { |one| encode(one) }
      when Capybara::Node::Element, Node then encode(value.native)
      when Node::Handle then { "turbo-navigator-element" => value }
      else value
      end
    end

    def decode(value)
      kind, content = value&.first
      case kind
      when "element" then Node.new(self, content)
      when "list" then content.map { |one| decode(one) }
      when "object" then content.transform_values { |one| decode(one) }
      else content
      end
    end
  end
end
