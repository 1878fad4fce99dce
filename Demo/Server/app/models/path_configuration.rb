# The file that native apps load. The demo reads it too: each page says which rules are about it.
module PathConfiguration
  FILE = Rails.root.join("public/configurations/ios_v1.json")

  def self.rules_for(path)
    JSON.parse(FILE.read).fetch("rules").select do |rule|
      rule.fetch("patterns").any? { |pattern| path.match?(Regexp.new(pattern)) }
    end
  end
end
