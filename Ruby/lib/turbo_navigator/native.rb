# frozen_string_literal: true

module TurboNavigator
  # What is native, for tests: included by `driven_by :turbo_navigator`, and by RSpec's metadata `driver: :turbo_navigator`.
  #
  # Each assertion waits like Capybara's.
  module Native
    # Other tests have their own `tabs` or `back`.
    module DrivenBy
      # Returns the driver, which system specs of RSpec use.
      def driven_by(driver, ...) = super.tap { include Native, Reporting if driver == :turbo_navigator }
    end

    # `stacks`: the paths of the main stack and, after a bar, those of the modal: "/posts | /posts/new". `downloads`: the files
    # that pages led to, such as { "name" => "note.txt", "state" => "downloaded", "path" => "/…" }.
    #
    # With the names of fixtures, they and `requests` are those of Rails.
    %w[stacks tabs downloads].each do |key|
      define_method(key) { |*fixtures| fixtures.any? ? super(*fixtures) : native.state[key] }
    end

    # The title in the bar.
    def screen_title = native.state["title"]

    def assert_stacks(expected, **options) = expect_state("stacks", expected, "stacks", **options)

    # With more arguments, such as a page or `exact`, those of Capybara: the title of the page.
    def assert_title(*arguments, **options)
      return super unless native? && arguments.size == 1 && (options.keys - [:wait]).empty?

      expect_state("title", arguments.first, "title", **options)
    end

    # A message of the server that the app shows, or that the page does.
    def assert_notice(expected, **options)
      eventually("a notice \"#{expected}\"", **options) do |state|
        [state["message"], *state["labels"], native_page_text(state)].compact.any? { |text| text.include?(expected) }
      end
    end

    # Whether a modal is over the main stack.
    def assert_modal(**options) = eventually("a modal", **options) { |state| state["stacks"].include?(" | ") }

    def assert_no_modal(**options) = eventually("no modal", **options) { |state| !state["stacks"].include?(" | ") }

    # The native error view, with one of its texts.
    def assert_error(text = "", **options) =
      eventually("an error #{text}", **options) { |state| state["error"] && state["labels"].any? { |one| one.include?(text) } }

    def assert_tab(title, **options) = expect_state("tab", title, "tab", **options)

    # The requests since the test began, or since `clear_requests`, such as "GET /posts", without those for scripts and images.
    def requests(*fixtures) = fixtures.any? ? super : native.call(:requests).drop(@cleared_requests.to_i)

    def clear_requests = @cleared_requests = native.call(:requests).size

    def assert_requests(*expected, **options)
      expected = expected.flatten
      told = -> { "The requests are #{requests.inspect}." }
      eventually("the requests #{expected.inspect}", told, **options) { requests == expected }
    end

    def select_tab(title) = native.call(:tab, title: title)

    # The back button of the bar, a swipe from the edge to the screen below, the modal dragged down, the page pulled down.
    { back: :back, swipe_back: :swipe, dismiss: :dismiss, pull_to_refresh: :refresh }.each do |name, command|
      define_method(name) { native.call(command) }
    end

    def open_link(url) = native.linking { page.visit(url) }

    def resize(width, height) = native.resize_window_to("app", width, height)

    def dark_mode(is_dark: true) = native.call(:appearance, dark: is_dark)

    # Pictures of what is shown, for a pull request: light, dark and wide.
    #
    # @return the paths, such as "tmp/native/posts/new-dark.png"
    def turbo_navigator_screenshot(name)
      width, height = native.window_size("app")
      { light: [width, false], dark: [width, true], wide: [width * 2, false] }.map do |look, (points, is_dark)|
        resize points, height
        dark_mode is_dark: is_dark
        path = File.join(TurboNavigator.configuration.records, "#{name}-#{look}.png")
        FileUtils.mkdir_p(File.dirname(path))
        native.save_screenshot(path)
      end
    ensure
      resize width, height
      dark_mode is_dark: false
    end

    # The size of texts, as a factor.
    def text_scale(scale) = native.call(:textScale, scale: scale.to_f)

    # Without a network in the block: requests of pages fail.
    def offline
      native.call(:offline, offline: true)
      yield
    ensure
      native.call(:offline, offline: false)
    end

    # @return the path of the file, once it has been downloaded
    def assert_download(name, **options)
      found = nil
      eventually("the download #{name}", -> { "The downloads: #{downloads}." }, **options) do |state|
        found = state["downloads"].find { |one| one["name"] == name && one["state"] == "downloaded" }
      end
      found["path"]
    end

    # @return the path of the file, once the user has put it into the folder for downloads
    def assert_saved(name, **options)
      path = File.join(native.saved, name)
      eventually("the saved file #{name}", **options) { File.exist?(path) }
      path
    end

    # The dialog that offers a file, a link or a text to other apps.
    def assert_share_sheet(title, **options) = expect_state("share", title, "share sheet", **options)

    # Clicks a link or button of the page; or else a button of the bar or of an alert, or a row of a native list. In a
    # `within`, only what is there.
    def click_on(locator = nil, **options)
      return super unless native? && options.empty? && page.current_scope == page.document

      # Either may appear first.
      page.document.synchronize(Capybara.default_max_wait_time) do
        super(locator, exact: true, wait: 0)
      rescue Capybara::ElementNotFound, NoPage
        press_native(locator.to_s) || super(locator, wait: 0)
      end
    end

    alias click_link_or_button click_on

    # turbo-rails calls it after each visit, also of what isn't a page.
    def connect_turbo_cable_stream_sources(...)
      super
    rescue NoPage
      nil
    end

    private

    def native? = page.driver.is_a?(Driver)

    def native
      return page.driver if native?

      raise Error, "This test isn't driven by :turbo_navigator, but by #{Capybara.current_driver}."
    end

    def press_native(name)
      state = native.state
      return native.call(:press, button: name) || true if state["buttons"].include?(name)
      return native.call(:row, text: name) || true if state["url"].nil? && state["labels"].include?(name)

      false
    end

    def native_page_text(state) = state["url"] && !state["alert"] && !state["error"] ? page.text : nil

    def expect_state(key, expected, name, **options)
      told = -> { "The #{name}: #{native.state[key].inspect}." }
      eventually("the #{name} #{expected.inspect}", told, **options) do |state|
        expected.is_a?(Regexp) ? expected.match?(state[key].to_s) : expected == state[key]
      end
    end

    def eventually(what, told = -> {}, wait: Capybara.default_max_wait_time, &block)
      native.poll(wait, &block) or
        raise Capybara::ExpectationNotMet, "Expected #{what}. #{told.call}\n#{native.report}"
      self.assertions += 1 if defined?(Minitest::Test) && is_a?(Minitest::Test)
      true
    end
  end

  # What the app has shown and decided, after a test of Minitest that has failed.
  module Reporting
    def before_teardown
      super
      return if passed? || skipped?

      Driver.report_failure("#{self.class.name} #{name}", page.driver).each { |text| puts text }
    end
  end
end
