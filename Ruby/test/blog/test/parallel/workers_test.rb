require "application_system_test_case"

# WORKERS=4: each worker gets one of these tests, because each waits for the others.
class WorkersTest < ApplicationSystemTestCase
  NUMBERS = (1..4).to_a

  NUMBERS.each do |number|
    test "worker #{number} has a process, a display and data of its own" do
      visit new_session_path
      fill_in "Name", with: "Ada #{number}"
      click_on "Sign in"
      Post.create!(title: "Post #{number}")
      app = page.driver.send(:app)
      environment = File.read("/proc/#{app.process}/environ").split("\0")
      tell "signed-in", number, [Process.pid, app.process, environment.grep(/\ADISPLAY=/).first].join("\n")
      everybody = all("signed-in")
      # All have signed in now, and use their keyboards at the same time.
      visit posts_path
      assert_text "Signed in as Ada #{number}"
      assert_equal ["Post #{number}"], Post.pluck(:title)
      click_on "New post"
      fill_in "Title", with: "By worker #{number} " * 5
      assert_field "Title", with: "By worker #{number} " * 5
      tell "typed", number, ""
      all "typed"
      everybody.map(&:lines).transpose.each { |values| assert_equal NUMBERS.size, values.uniq.size }
    end
  end

  private

  def file(step, number) = File.join(ENV.fetch("TMPDIR", "/tmp"), "#{step}-#{number}")

  def tell(step, number, text)
    File.write("#{file(step, number)}.new", text)
    File.rename("#{file(step, number)}.new", file(step, number))
  end

  # What all have told, once they have.
  def all(step)
    files = NUMBERS.map { |number| file(step, number) }
    Timeout.timeout(120) { sleep 0.05 until files.all? { |one| File.exist?(one) } }
    files.map { |one| File.read(one) }
  end
end
