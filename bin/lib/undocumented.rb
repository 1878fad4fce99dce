# undocumented.rb FOLDER
#
# Lists the public symbols without a documentation comment, from the symbol graphs below a folder, and fails if there
# are any. A symbol counts as documented if the requirement or method that it implements has a comment.

require "json"
require "uri"

# Relationships whose source is documented at the original declaration.
REPEATS = %w[overrides defaultImplementationOf].freeze

# Whether a symbol needs no comment: cases, and symbols from the compiler or a standard protocol.
def exempt?(symbol, repeats)
  identifier = symbol["identifier"]["precise"]
  symbol["location"].nil? || symbol["kind"]["identifier"] == "swift.enum.case" ||
    identifier.include?("::SYNTHESIZED::") || repeats.include?(identifier)
end

def place(symbol)
  path = URI.decode_www_form_component(symbol["location"]["uri"].delete_prefix("file://").gsub("+", "%2B"))
  "#{path.delete_prefix("#{Dir.pwd}/")}:#{symbol["location"]["position"]["line"] + 1}"
end

def documented?(symbol)
  symbol.dig("docComment", "lines")&.any? { |line| !line["text"].strip.empty? }
end

folder = ARGV.fetch(0)
files = Dir["#{folder}/*/*.symbols.json"]
abort "#{folder} contains no symbol graphs" if files.empty?

found = files.flat_map do |file|
  graph = JSON.parse(File.read(file))
  repeats = graph["relationships"].select { |one| REPEATS.include?(one["kind"]) }.to_h { |one| [one["source"], true] }
  missing = graph["symbols"].reject { |symbol| documented?(symbol) || exempt?(symbol, repeats) }
  missing.map { |symbol| "#{place(symbol)} #{graph["module"]["name"]}.#{symbol["pathComponents"].join(".")}" }
end

found = found.uniq.sort_by { |line| line.split(/[: ]/).then { |path, number| [path, number.to_i] } }
puts found
abort "bin/docs: public symbols without a documentation comment: #{found.size}" unless found.empty?
