# One row of the table of navigation flows, with the pages for trying it. maintenance/tour does that.
class Flow
  FILE = Rails.root.join("../flows.json")

  # A page of a flow: its name in flows.json, and its text.
  Page = Struct.new(:name, :title, :about)

  # A group of flows, as shown in the index.
  Group = Struct.new(:name, :flows)

  class << self
    def groups
      document.fetch("groups").map { |group| Group.new(group["name"], group["flows"].map { |flow| new(flow) }) }
    end

    def all
      groups.flat_map(&:flows)
    end

    def find(id)
      all.find { |flow| flow.id == id }
    end

    # The rules of the flows for the path configuration.
    def rules
      document.fetch("rules") + all.filter_map(&:rule)
    end

    def document
      JSON.parse(FILE.read)
    end
  end

  attr_reader :id, :title, :expectation, :start, :link, :form, :stacks

  def initialize(fields)
    @fields = fields
    @id, @title, @expectation = fields.values_at("id", "title", "expect")
    @start, @link, @form, @stacks = fields.values_at("start", "link", "form", "stacks")
  end

  def row
    ["Current context", "Given context", "Presentation"].zip(@fields.fetch("row")).reject { |_, value| value.empty? }
  end

  # Words are pages of the flow; anything with a slash or a scheme is unchanged.
  def path(word)
    case word
    when "start" then "/flows/#{id}"
    when /\A[a-z-]+\z/ then "/flows/#{id}/#{word}"
    else word
    end
  end

  def page_names
    names = ["start", *start, link&.fetch("to"), form&.fetch("to"), *redirect&.values, rule_page]
    names.compact.grep(/\A[a-z-]+\z/).uniq
  end

  def page(name)
    return unless page_names.include?(name)

    title, about = self.class.document.dig("pages", name)&.values_at("title", "about")
    name == "start" ? Page.new(name, self.title, expectation) : Page.new(name, title, about)
  end

  # The `meta` elements for Turbo in the flow's pages.
  def meta
    @fields.fetch("meta", {})
  end

  # Whether this page receives broadcasts.
  def receives_broadcast?(name)
    @fields["receives_broadcast"] == name
  end

  # Whether the flow's form leads to the provider, which leads to a page of the flow.
  def provider?
    form&.key?("provider")
  end

  # The page with the link or the form; the pages before it lead to it.
  def scene
    start.last || "start"
  end

  def page_after(name)
    start.each_cons(2).to_h[name]
  end

  def redirect_from(name)
    redirect["to"] if redirect && redirect["from"] == name
  end

  def status_of(name)
    @fields.dig("answers", name) || 200
  end

  def rule
    return unless @fields["rule"]

    { "patterns" => ["^#{path(rule_page)}$"] }.merge(@fields["rule"].slice("properties", "comment"))
  end

  # Whether only this page can close its modal.
  def needs_close?(name)
    name == rule_page && !!@fields.dig("rule", "properties", "isModalNavigationBarHidden")
  end

  def stays_in_page?
    link && link["to"].start_with?("#")
  end

  # The instruction for the user, if it isn't to tap the link.
  def instruction
    word = @fields.fetch("do", []).grep(/\A(press|key)/).first
    word&.sub("press", "Press")&.sub("key", "Press the key")
  end

  private

  def redirect
    @fields["redirect"]
  end

  def rule_page
    @fields["rule"] && @fields["rule"].fetch("page", "target")
  end
end
