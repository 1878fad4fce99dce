# gallery.rb
# Writes index.html into the folder DEMO_TOUR: each flow of Demo/flows.json with its screenshots and the tour's results.
require "erb"
require "json"

# The gallery of the tour, made from the files in its folder.
class Gallery
  include ERB::Util

  ROOT = File.expand_path("../..", __dir__)
  FOLDER = ENV.fetch("DEMO_TOUR")

  def initialize
    @results = JSON.parse(File.read(File.join(FOLDER, "results.json"))).to_h { |result| [result["id"], result] }
    @groups = JSON.parse(File.read(File.join(ROOT, "Demo/flows.json"))).fetch("groups").filter_map do |group|
      flows = group["flows"].select { |flow| @results.key?(flow["id"]) }
      [group["name"], flows] if flows.any?
    end
  end

  def write
    template = File.read(File.join(__dir__, "gallery.html.erb"))
    File.write(File.join(FOLDER, "index.html"), ERB.new(template, trim_mode: "-").result(binding))
  end

  private

  def count(verdict)
    @results.values.count { |result| result["verdict"] == verdict }
  end

  def all_good?
    count("failed").zero?
  end

  # "55 of 57 as expected, 2 not done yet"
  def summary
    others = { "not done yet" => count("pending"), "not run" => count("not run") }.reject { |_, number| number.zero? }
    text = "#{count("ok")} of #{@results.size - others.values.sum} as expected"
    [text, *others.map { |words, number| "#{number} #{words}" }].join(", ")
  end

  VERDICTS = {
    "ok" => ["as expected", "ok"], "pending" => ["not done yet", "todo"], "failed" => %w[differs bad],
    "not run" => ["not run", "todo"]
  }.freeze

  def verdict(result)
    name, style = VERDICTS.fetch(result["verdict"])
    %(<span class="verdict #{style}">#{name}</span>)
  end

  # "start | modal" as chips.
  def stacks(text)
    return %(<span class="none">empty</span>) if text.empty?

    text.split(/ ([|!]) /).map { |part|
      case part
      when "|" then %(<span class="bar">modal</span>)
      when "!" then %(<span class="bar">above</span>)
      else part.split.map { |screen| %(<span class="chip">#{h(screen.delete("()"))}</span>) }.join
      end
    }.join
  end

  def requests(lines)
    return %(<span class="none">none</span>) if lines.empty?

    lines.map { |line| "<code>#{h(line)}</code>" }.join(" ")
  end

  def user_action(flow)
    flow.fetch("do", ["tap #go"]).reject { |step| step.start_with?("open") }.map { |step|
      step.sub(/\Atap #go\z/, "tap the link").sub("scroll #go", "scroll to the link").sub("submit", "send the form")
    }.join(", then ")
  end
end

Gallery.new.write
