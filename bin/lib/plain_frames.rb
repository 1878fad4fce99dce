# plain_frames.rb FOLDER
# Checks the rows of pixels that frames.sh captured of each frame of an app whose pages have one color, and whose bars have
# another. From the first page on, each row has these colors only. The window is never without its bar. Exits with 1
# otherwise.
WIDTH = 430
# A part of a row that may have other colors: the texts and buttons of a bar that slides over the row.
OTHERS = 0.2
LEAST_FRAMES = 300

folder = ARGV.fetch(0)
frames = File.binread("#{folder}/rows").bytes.each_slice(WIDTH * 3).map { |row| row.each_slice(3).to_a }.each_slice(3).to_a

# The color of a pixel. It stays the same below a shadow.
def color((red, green, blue))
  return :page if green > [red, blue].max * 1.05
  return :bar if blue > [red, green].max * 1.05
  [red, green, blue].max < 4 ? :none : :other
end

def colors(row) = row.map { |pixel| color(pixel) }.tally.transform_values { |count| count.fdiv(WIDTH) }

wrong = []
is_page_visible = false
checked = 0
frames.each_with_index do |(bar, *rows), number|
  found = rows.map { |row| colors(row) }
  is_page_visible ||= found.all? { |shares| shares.fetch(:page, 0) > 0.9 }
  next if found.all? { |shares| shares.fetch(:none, 0) > 0.9 }
  wrong << [number, "no bar"] if colors(bar).fetch(:bar, 0) < 0.5
  next unless is_page_visible
  checked += 1
  wrong << [number, "another color"] if found.any? { |shares| shares.fetch(:other, 0) + shares.fetch(:none, 0) > OTHERS }
end

puts "#{frames.count} frames, #{checked} after the first page: #{wrong.count} wrong"
wrong.first(20).each do |number, fault|
  puts "  frame #{number}: #{fault}"
  system("ffmpeg", "-loglevel", "error", "-y", "-i", "#{folder}/screen.mkv", "-vf", "select=eq(n\\,#{number})",
         "-frames:v", "1", "#{folder}/#{number}.png")
end
abort "Too few frames to check: #{checked}" if checked < LEAST_FRAMES
exit wrong.empty?
