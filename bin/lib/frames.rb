# frames.rb FOLDER
# Checks the rows of pixels that frames.sh captured of each frame. Each screen has black marks followed by the color of its
# page, and the page must be visible to the right of a mark. Exits with 1 if a screen shows another screen's page, a white
# one, or none although its page was drawn earlier.
WIDTH = 430
LEAST_FRAMES = 500
# A placeholder for a page is dark. WebKitGTK's empty page is lighter than this.
WHITE = 128
# The black marks of modal screens are wider than this.
TWO_MARKS = 8

folder = ARGV.fetch(0)
rows = File.binread("#{folder}/rows").bytes.each_slice(WIDTH * 3).map { |row| row.each_slice(3).to_a }
frames = rows.each_slice(2).to_a

def black?(color) = color.max < 12
def near?(one, other) = one.zip(other).all? { |a, b| (a - b).abs <= 14 }
def gray?(color) = color.max - color.min < 12

# The hue in steps of nine degrees. It stays the same if a sheet dims the screen below it.
def hue(color)
  red, green, blue = color
  low, high = color.minmax
  step = (high - low).to_f
  sixth =
    case high
    when red then (green - blue) / step % 6
    when green then (blue - red) / step + 2
    else (red - green) / step + 4
    end
  (sixth * 60 / 9).round % 40
end

# The marks of a row next to a visible page: [color of the mark, color of the page to its right, screen].
def marks(row)
  (8...(WIDTH - 24)).filter_map do |x|
    next unless black?(row[x]) && black?(row[x - 1]) && !black?(row[x + 1])
    mark = row[x + 6]
    page = row[(x + 14)..(x + 22)]
    # Pixels at the edge of a screen or in a shadow don't count.
    next if gray?(mark) || row[(x + 1)..(x + 22)].any? { |color| black?(color) }
    next unless near?(row[x + 3], row[x + 8]) && page.all? { |color| near?(color, page.first) }
    [mark, page.first, [hue(mark), ((x - TWO_MARKS)..x).all? { |place| black?(row[place]) }]]
  end
end

drawn = {}
counts = Hash.new(0)
wrong = []
unmarked = 0
frames.each_with_index do |pair, number|
  found = pair.flat_map { |row| marks(row) }
  unmarked += 1 if found.empty?
  now = found.map do |mark, page, screen|
    next :right if near?(mark, page)
    next :another unless gray?(page)
    next :white if page.min > WHITE
    drawn[screen] ? :blank : :early
  end
  found.zip(now) { |(_, _, screen), result| drawn[screen] = true if result == :right }
  now.uniq.each { |result| counts[result] += 1 }
  fault = (now & %i[another white blank]).first
  wrong << [number, fault, found[now.index(fault)]] if fault
end

puts "#{frames.count} frames, #{drawn.count} pages: #{counts[:another]} with another screen's page, " \
  "#{counts[:white]} with a white one, #{counts[:blank]} with none in its place, #{counts[:early]} before the page was there, " \
  "#{unmarked} without any mark"
wrong.first(20).each do |number, kind, (mark, page)|
  puts "  frame #{number}: #{kind}, beside a mark of #{mark} a page of #{page}"
  system("ffmpeg", "-loglevel", "error", "-i", "#{folder}/screen.mkv", "-vf", "select=eq(n\\,#{number})",
         "-frames:v", "1", "#{folder}/#{kind}-#{number}.png")
end
abort "Too few frames to check: #{frames.count}" if frames.count < LEAST_FRAMES
abort "Too few pages were visible: #{drawn.count}" if drawn.count < 35
exit wrong.empty?
