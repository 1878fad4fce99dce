# What the generator has written into the Rails app of this folder, and what an app that can't start says.
# Called by bin/lib/gem.sh, with the installed gem.
require "minitest/autorun"
require "tmpdir"
require "turbo_navigator"
require "yaml"

class InstallTest < Minitest::Test
  def test_github_runs_the_steps_that_the_generator_writes
    steps = YAML.load_file(".github/workflows/native.yml")["jobs"]["native"]["steps"].filter_map { |step| step["run"] }
    run_steps steps
  end

  def test_gitlab_runs_the_steps_that_the_generator_writes
    included = YAML.load_file(".gitlab-ci.yml")["include"].first["local"]
    job = YAML.load_file(included)["native"]
    run_steps job["before_script"] + job["script"]
  end

  def test_an_app_without_its_libraries_says_which_packages_to_install
    program = broken("libwebkitgtk-6.0.so.4" => "libwebkitgtk-6.0.so.X")
    assert_match(/error while loading shared libraries: libwebkitgtk-6.0.so.X/, start(program).message)
    File.write(File.join(File.dirname(program), "dpkg-query"), %(#!/bin/sh\n[ "$2" != libsoup-3.0-0 ]\n), perm: 0o755)
    with_path("#{File.dirname(program)}:#{ENV["PATH"]}") do
      assert_match(/Install what is missing: apt-get install libsoup-3.0-0 It has/, start(program).message)
    end
  end

  def test_the_packages_have_libraries_that_the_app_needs
    TurboNavigator::PACKAGES.grep(/\Alib.*\d\z/).each do |package|
      next unless system("dpkg-query", "-W", package, %i[out err] => File::NULL)

      libraries = IO.popen(["dpkg-query", "-L", package], &:read).scan(%r{[^/]+\.so\.\d+$})
      assert libraries.any? { |library| executable.include?(library) }, package
    end
  end

  def test_a_machine_without_a_display_says_which_package_to_install
    error = with_path("/nowhere") { start(TurboNavigator.configuration.program) }
    assert_match(/The app can't start on this system. Install what is missing: apt-get install .*\bxvfb/, error.message)
  end

  def test_an_app_that_is_not_there_says_how_to_get_it
    assert_includes start("/nowhere/turbo-navigator-open").message, "/nowhere/turbo-navigator-open isn't there."
  end

  def test_an_app_that_cannot_start_leaves_no_display
    start("/nowhere/turbo-navigator-open")
    start("/bin/false")
    Thread.list.grep(Process::Waiter).each { |process| assert process.join(10), "Process #{process.pid} goes on." }
  end

  FAILING = <<~RUBY
    require "native_system_test_case"

    class FailingTest < NativeSystemTestCase
      test "a user looks around" do
        visit "/posts"
        click_on "New post"
        dismiss
        click_on "New post"
        fill_in "Title", with: "Hello"
        click_on "Save"
        assert_stacks "/posts /posts/1"
        back
        assert_title "Nowhere"
      end
    end
  RUBY

  def test_the_record_of_a_failed_test_is_kept_and_becomes_the_draft_of_a_test
    File.write("test/system/native/failing_test.rb", FAILING)
    printed = IO.popen({ "RAILS_ENV" => "test" }, "ruby bin/rails test test/system/native 2>&1", &:read)
    record = printed[%r{Record: (tmp/native/\S+\.jsonl)}, 1] or flunk printed
    assert system(ENV.fetch("TURBO_NAVIGATOR"), "simulate", "--replay", record)

    File.delete("test/system/native/failing_test.rb")
    assert system("ruby bin/rails generate turbo_navigator:test_from #{record}")
    draft = Dir["test/system/native/*_test.rb"].find { |path| path.include?("looks_around") }
    text = File.read(draft)
    # Between quick steps the app isn't idle, so the record doesn't have all stacks.
    steps = text.lines(chomp: true).grep(/^ {4}/).map(&:strip).grep_v(/assert_stacks/)
    assert_equal <<~RUBY.lines(chomp: true), steps.first(6)
      visit "/posts"
      click_link href: "/posts/new"
      dismiss
      click_link href: "/posts/new"
      # Fill in the form: a record doesn't contain what was typed.
      find("form[action=\\"/posts\\"]").find(:button).click
    RUBY
    File.write(draft, text.sub(/# Fill in.*/, 'fill_in "Title", with: "Hello"'))
    assert system({ "RAILS_ENV" => "test" }, "ruby bin/rails test test/system/native"), text
  end

  private

  # Runs those of Rails, and asks apt-get whether it knows the packages of the others.
  def run_steps(steps)
    assert_includes steps, "bin/rails test test/system/native"
    steps.each do |step|
      case step
      when /\Abin\/rails/ then assert system({ "RAILS_ENV" => "test" }, "ruby #{step}"), step
      when /apt-get install/ then apt(step.delete_prefix("sudo "))
      end
    end
  end

  def apt(command)
    return unless system("apt-cache show xvfb", %i[out err] => File::NULL)

    assert system("#{command} --simulate", out: File::NULL), command
  end

  def with_path(path)
    former, ENV["PATH"] = ENV["PATH"], path
    yield
  ensure
    ENV["PATH"] = former
  end

  def executable = @executable ||= File.binread(TurboNavigator.configuration.program)

  def broken(names)
    file = File.join(Dir.mktmpdir, "app")
    File.binwrite(file, executable.gsub(Regexp.union(names.keys), names))
    File.chmod(0o755, file)
    file
  end

  def start(program)
    configuration = TurboNavigator::Configuration.new
    configuration.program = program
    assert_raises(TurboNavigator::Error) { TurboNavigator::App.new("http://127.0.0.1:1/", configuration) }
  end
end
