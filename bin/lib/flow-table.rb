# flow-table.rb [--check]
# Writes the flows of Demo/flows.json into docs/flows.md, between two marks. --check changes nothing, and fails if the
# table is out of date.
require "json"

# The tables, one for each group of flows, with the screenshots in docs/images/flows. A case of the page's first table is
# listed only if it has a screenshot.
class FlowTable
  ROOT = File.expand_path("../..", __dir__)
  PAGE = File.join(ROOT, "docs/flows.md")
  MARKS = /(?<=<!-- flows -->\n).*(?=<!-- \/flows -->)/m

  def page
    File.read(PAGE).sub(MARKS) { "\n#{groups.map { |group| section(group) }.join("\n")}\n" }
  end

  def up_to_date?
    page == File.read(PAGE)
  end

  def write
    File.write(PAGE, page)
  end

  private

  def groups
    groups = JSON.parse(File.read(File.join(ROOT, "Demo/flows.json"))).fetch("groups")
    listed = groups.map { |group| group.merge("flows" => group["flows"].select { |flow| listed?(flow) }) }
    listed.reject { |group| group["flows"].empty? }
  end

  def listed?(flow)
    picture(flow) || !cases.include?(flow["id"])
  end

  def cases
    @cases ||= begin
      rows = File.read(PAGE)[/^## Stacks$.*?(?=^## )/m].lines.grep(/^\| /)
      rows.flat_map { |row| row.split(" | ").last.scan(/`([^`]+)`/) }.flatten
    end
  end

  def section(group)
    pictures = group["flows"].filter_map { |flow| picture(flow) }
    [
      "### #{group["name"]}\n",
      *("#{pictures.join("\n")}\n" if pictures.any?),
      "| id | what happens | stacks | requests |",
      "| --- | --- | --- | --- |",
      *group["flows"].map { |flow| "| #{cells(flow).join(" | ")} |" },
      ""
    ].join("\n")
  end

  def picture(flow)
    file = "images/flows/#{flow["id"]}.png"
    return unless File.exist?(File.join(ROOT, "docs", file))

    %(<img src="#{file}" width="215" alt="#{flow["title"]}">)
  end

  def cells(flow)
    [code(flow["id"]), happening(flow), stacks(flow), requests(flow)]
  end

  def happening(flow)
    flow["pending"] ? "#{flow["expect"]} **Not done yet:** #{flow["pending"]}" : flow["expect"]
  end

  def stacks(flow)
    before = flow["start"].chunk_while { |left, right| modal?(left) == modal?(right) }.map { |part| part.join(" ") }
    [before.join(" | "), flow["stacks"]].reject(&:empty?).map { |text| code(text) }.join(" → ")
  end

  def requests(flow)
    flow["requests"].empty? ? "none" : flow["requests"].map { |line| code(line) }.join(", ")
  end

  def modal?(word)
    word.start_with?("modal")
  end

  def code(text)
    "`#{text.gsub("|", "\\|")}`"
  end
end

table = FlowTable.new
if ARGV.first == "--check"
  abort "docs/flows.md is out of date: run ruby bin/lib/flow-table.rb" unless table.up_to_date?
else
  table.write
end
