require "application_system_test_case"
require "open3"

# Pictures of the app, compared by the tool.
class PicturesTest < ApplicationSystemTestCase
  setup do
    @folder = Pathname(Dir.mktmpdir)
    %w[old new].each { |name| @folder.join(name).mkpath }
  end

  teardown { @folder.rmtree }

  test "pictures of the same page are alike, and dark ones differ from light ones" do
    visit new_post_path
    %w[old/a.png new/a.png old/b.png].each { |file| save_screenshot @folder.join(file) }
    FileUtils.cp(@folder.join("old/b.png"), @folder.join("new/b.png"))
    assert_equal [["2 alike, 0 different: #{@folder}/page.html"], 0], compare
    dark_mode
    save_screenshot @folder.join("new/b.png")
    lines, status = compare
    assert_match(/\Ab\.png: \d+\.\d\d%\z/, lines.first)
    assert_equal ["1 alike, 1 different: #{@folder}/page.html", 1], [lines.last, status]
    assert_equal 3, @folder.join("page.html").read.scan("<img").size
    FileUtils.cp(@folder.join("page.html"), ENV["SHOTS"]) if ENV["SHOTS"]
  end

  test "the cursor in a field doesn't blink" do
    visit new_post_path
    find_field("Title").click
    file = @folder.join("a.png")
    pictures = Set.new
    # It would be hidden and visible within this time.
    ends = Time.now + 1.3
    pictures << File.binread(save_screenshot(file)) while Time.now < ends
    assert_equal 1, pictures.size
  end

  test "an edge that is smoothed differently is alike; a digit, a color and a pixel are not" do
    visit posts_path
    { edge: "ball.style.transform = 'translateX(0.3px)'", digit: "word.textContent = 'Page 3'",
      color: "ball.style.background = '#0077cc'", pixel: "dot.hidden = true" }.each do |name, change|
      draw "new/#{name}.png", change
    end
    draw "old/edge.png"
    %w[digit color pixel].each { |name| FileUtils.cp(@folder.join("old/edge.png"), @folder.join("old/#{name}.png")) }
    lines, = compare
    assert_equal %w[color digit pixel 1], lines.map { |line| line[/\w+/] }
    assert_includes lines, "pixel.png: 0.01%"
  end

  test "a picture that only one folder has is a difference, and what isn't a picture is an error" do
    assert_equal [["turbo-navigator: There are no PNG files in #{@folder}/old and #{@folder}/new."], 2], compare
    visit posts_path
    save_screenshot @folder.join("old/a & b.png")
    lines, status = compare
    assert_equal ["a & b.png: only in #{@folder}/old", 1], [lines.first, status]
    assert_includes @folder.join("page.html").read, "<h2>a &amp; b.png"
    resize 390, 800
    save_screenshot @folder.join("new/a & b.png")
    assert_match(/\Aa & b\.png: \d+\.\d\d%, 390 × 844 before, 390 × 800 after\z/, compare.first.first)
    @folder.join("new/a & b.png").write("no picture")
    assert_equal [["turbo-navigator: #{@folder}/new/a & b.png isn't a PNG file."], 2], compare
    @folder.join("new").rmtree
    assert_equal [["turbo-navigator: #{@folder}/new isn't a folder."], 2], compare
  end

  private

  # A picture of a page with text, an edge and a dot, after a change by a script.
  def draw(file, change = "")
    execute_script(<<~JS)
      document.body.innerHTML = `<h1 id="word">Page 8</h1>
        <div id="ball" style="width: 100px; height: 100px; border-radius: 50%; background: #0066cc"></div>
        <div id="dot" style="position: fixed; left: 200px; top: 300px; width: 1px; height: 1px; background: black"></div>`
      #{change}
    JS
    save_screenshot @folder.join(file)
  end

  # The lines that the tool prints, and its exit status.
  def compare
    printed, status = Open3.capture2e(
      ENV.fetch("TURBO_NAVIGATOR"), "compare", *%w[old new].map { |name| @folder.join(name).to_s }, "--output", @folder.join("page.html").to_s)
    [printed.lines(chomp: true), status.exitstatus]
  end
end
