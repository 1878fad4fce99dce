# frozen_string_literal: true

require "json"

module TurboNavigator
  # The draft of a test: what a user has done, as a record tells it. What was typed isn't in a record.
  class Draft
    # @param text the lines of a record; the last one may be incomplete
    def initialize(text)
      *lines, last = text.lines
      @lines = lines.map { |line| JSON.parse(line) } + (last&.end_with?("\n") ? [JSON.parse(last)] : [])
      raise Error, "This isn't a record." unless @lines.dig(0, "type") == "record"

      @has_begun = @is_sent = false
    rescue JSON::ParserError, TypeError
      raise Error, "This isn't a record, or a damaged one."
    end

    # @return lines of Ruby
    def steps = @lines.flat_map { |line| step(line) }

    private

    def step(line)
      case line["type"]
      when "decision" then decision(line)
      when "visit" then began(line)
      when "request" then form(line)
      when "screens" then seen(line)
      else []
      end
    end

    def decision(line)
      path = path(line["proposal"]["url"])
      is_by_user = !line["proposal"]["redirect"] && !@is_sent
      lines = is_by_user && @has_begun ? [*seen(line["before"]), "click_link href: #{path.inspect}"] : []
      lines = ["visit #{path.inspect}"] unless @has_begun
      @has_begun = true
      @is_sent = false
      @stacks = stacks(line["before"])
      @decided = line["outcome"]["steps"].map { |step| step["step"] }
      lines
    end

    def form(line)
      return [] if %w[GET HEAD].include?(line["method"])

      # A redirect leads to a visit, any other answer stays on the page.
      @is_sent = (300..399).cover?(line["status"])
      form = "form[action=\"#{path(line["url"])}\"]"
      ["# Fill in the form: a record doesn't contain what was typed.", "find(#{form.inspect}).find(:button).click"]
    end

    # The redirect of a form may lead to a visit of its own page, without a decision.
    def began(line)
      @is_sent = false if line["event"] == "began"
      []
    end

    def seen(state)
      # The app can be idle until the form's redirect is answered: these stacks aren't the form's.
      return [] if @is_sent

      before, @stacks = @stacks, stacks(state)
      left = @decided ? leaving_at_once(before) : leaving(before)
      @decided = nil
      return [] if before == @stacks && !left

      [*left, "assert_stacks #{@stacks.map { |names| names.join(" ") }.join(" | ").inspect}"]
    end

    def stacks(state) = [state["main"], state["modal"]].compact.map { |screens| screens.map { |one| name(one) } }

    # How the user has left the screen on top.
    def leaving(before)
      return unless before
      return "dismiss" if before.size > @stacks.size

      "back" if before.last.size > @stacks.last.size
    end

    # The same before the app was idle.
    def leaving_at_once(before)
      return "dismiss" if @decided.include?("presentModal") && before == @stacks

      "back" if @decided.include?("push") && @stacks == before.first(1)
    end

    def name(screen)
      # As the app tells its stacks: letters beyond ASCII aren't escaped.
      path = path(screen["redirected"] || screen["routed"]).gsub(/(%[89A-F]\h)+/i) do |escapes|
        [escapes.delete("%")].pack("H*").force_encoding(Encoding::UTF_8)
      end
      screen["kind"] == "native" ? "(#{path})" : path
    end

    def path(url) = url.to_s.sub(%r{\A\w+://[^/]*}, "").sub(/#.*/, "")
  end
end
