# frozen_string_literal: true

require "base64"
require "mini_mime"

module TurboNavigator
  # An element of the visible page. Clicks and keys are those of the display's pointer and keyboard.
  class Node < Capybara::Driver::Node
    Rectangle = Struct.new(:x, :y, :width, :height)
    # After so many characters, the rest of a text is inserted at once.
    LONG = 200
    # A date as it is typed into Chrome.
    TYPED = /\A(\d{1,2})\D?(\d{1,2})\D?(\d{4})\z/
    FORMATS = { "date" => "%Y-%m-%d", "time" => "%H:%M", "datetime-local" => "%Y-%m-%dT%H:%M", "month" => "%Y-%m",
                "week" => "%G-W%V" }.freeze
    COLOR = /\A((background-|outline-|border-(top|right|bottom|left)-)?color)\z/

    # Tests may call other methods that Selenium has, or ask whether they are there by rescuing NoMethodError.
    module WithoutSelenium
      def method_missing(name, *)
        raise NoMethodError, "No Selenium drives the app, so there is no #{name}. Use accept_confirm, save_screenshot, " \
                             "execute_script, current_window.resize_to, send_keys."
      end
    end

    # The name of an element, with methods of Selenium's.
    class Handle < String
      include WithoutSelenium

      def initialize(node, name)
        super(name)
        @node = node
      end

      { "[]": :[], attribute: :[], property: :[], rect: :rect, location: :rect, size: :rect, click: :click, send_keys: :send_keys }
        .each { |name, meant| define_method(name) { |*list| @node.public_send(meant, *list) } }

      def css_value(name) = @node.style([name]).values.first

      def clear = @node.set("")
    end

    def native = Handle.new(self, super.to_s)

    # The keys of `send_keys`, as the protocol has them.
    def self.keys(list)
      list.map do |key|
        case key
        when Symbol then { key: key }
        when Array then keys(key)
        else key.to_s
        end
      end
    end

    # Between the cells of a row are tabs.
    def visible_text = strip(plain(:visibleText).gsub(/\t+/, " ").gsub(/[ \t\f]*\n[ \t\f]*/, "\n").gsub(/\n+/, "\n"))

    def all_text = strip(plain(:text).gsub(/[ \n\f\t\v\u2028\u2029]+/, " "))

    def [](name) = ask(:attribute, name: name.to_s)

    { value: :value, tag_name: :tag, path: :path, visible?: :isVisible, obscured?: :isCovered, checked?: :isChecked,
      selected?: :isSelected, disabled?: :isDisabled }.each { |name, question| define_method(name) { ask(question) } }

    def rect = Rectangle.new(*ask(:rect).values_at("x", "y", "width", "height"))

    # Colors are written as by Chrome's driver.
    def style(names)
      ask(:style, names: names).to_h do |name, value|
        [name, COLOR.match?(name) ? value.sub(/\Argb\((.*)\)\z/, 'rgba(\1, 1)') : value]
      end
    end

    def find_xpath(query, **) = driver.find("xpath", query, native)

    def find_css(query, **) = driver.find("css", query, native)

    def set(value, clear: nil, **options)
      raise ArgumentError, "Value cannot be an Array when 'multiple' attribute is not present. Not a #{value.class}" if
        value.is_a?(Array) && !multiple?

      case ask(:kind)
      when "checkbox" then click if value != checked?
      when "radio" then click
      when "file" then ask(:attach, list: files(value))
      when "value" then ask(:setValue, value: dated(value))
      when "text" then write(value.to_s.gsub("\r\n", "\n"), clear, **options)
      end
    end

    def select_option = disabled? ? nil : choose(true)

    def unselect_option
      select = find_xpath("ancestor::select").first
      raise Capybara::UnselectNotAllowed, "Cannot unselect option from single select box." unless select.multiple?

      choose(false)
    end

    def click(keys = [], **options)
      return select_option if tag_name == "option"

      press(1, keys, **options)
    end

    def right_click(keys = [], **options) = press(3, keys, **options)

    def double_click(keys = [], **options) = press(1, keys, count: 2, **options)

    def send_keys(*keys) = order(:type, keys: Node.keys(keys))

    def hover = order(:hover)

    def drag_to(other, drop_modifiers: [], **) = order(:drag, to: other.native, holding: Array(drop_modifiers).map(&:to_s))

    def drop(*items)
      texts, paths = items.partition { |item| item.is_a?(Hash) }
      ask(:drop, list: files(paths), texts: texts.reduce({}, :merge))
    end

    def scroll_by(x, y) = ask(:scrollBy, x: x, y: y)

    def scroll_to(element, location, position = nil)
      if element
        edge = { bottom: "end", center: "center" }.fetch(location, "start")
        driver.page(:scrollTo, element: element.native, x: edge)
      elsif location.is_a?(Symbol)
        driver.page(:scrollEdge, element: tag_name == "html" ? nil : native, edge: location)
      else
        ask(:scrollTo, x: position.first, y: position.last)
      end
    end

    def trigger(event) = ask(:trigger, type: event.to_s)

    private

    # Without marks that nobody sees.
    def plain(name) = ask(name).to_s.gsub(/[\u200b\u200e\u200f]/, "")

    def strip(text) = text.gsub(/\A[[:space:]&&[^\u00a0]]+|[[:space:]&&[^\u00a0]]+\z/, "").tr("\u00a0", " ")

    def ask(name, **values) = driver.page(name, element: native, **values)

    def order(command, **values) = driver.call(command, element: native, frames: driver.frames, **values)

    def press(button, keys, count: 1, delay: 0, x: nil, y: nil, offset: nil, **)
      place = { x: x, y: y, isFromMiddle: offset.to_s == "center" || driver.send(:session_options).w3c_click_offset } if x
      order(:click, button: button, count: count, delay: delay.to_f, offset: place, holding: keys.map(&:to_s))
    end

    def choose(is_chosen)
      ask(:choose, isChosen: is_chosen)
      driver.call(:wait)
    end

    def write(text, clear, **)
      return if readonly? || disabled?
      return order(:type, keys: Node.keys([*clear, text])) if clear.is_a?(Array)
      return order(:type, keys: [text]) if clear == :none

      order(:type, selects: true, keys: [{ key: "delete" }, text[...LONG]].reject { |key| key == "" })
      return unless text.size > LONG

      # A line break at the end sends a form.
      driver.page(:insert, text: text[LONG..].chomp)
      order(:type, keys: ["\n"]) if text.end_with?("\n")
    end

    def dated(value)
      type = self[:type]
      return value.strftime(FORMATS[type]) if FORMATS[type] && value.respond_to?(:strftime)
      return value.to_s unless type == "date"

      value.to_s.sub(TYPED) { format("%04d-%02d-%02d", *Regexp.last_match.values_at(3, 1, 2).map(&:to_i)) }
    end

    def files(paths)
      Array(paths).map do |path|
        type = MiniMime.lookup_by_filename(path.to_s)&.content_type.to_s
        { name: File.basename(path), type: type, content: Base64.strict_encode64(File.binread(path)),
          date: (File.mtime(path).to_f * 1000).to_i }
      end
    end
  end
end
