# The path configuration of native apps: the rules of the demo and those of its flows. The demo uses it too: each page lists the
# rules that match it.
module PathConfiguration
  FILE = Rails.root.join("config/path_configuration.json")

  def self.document
    JSON.parse(FILE.read).tap { |document| document.fetch("rules").concat(Flow.rules) }
  end

  def self.rules_for(path)
    document.fetch("rules").select do |rule|
      rule.fetch("patterns").any? { |pattern| path.match?(Regexp.new(pattern)) }
    end
  end
end
