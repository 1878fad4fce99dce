# The sample of docs/rails.md, in an app of its own for each question.
class RailsSample
  PAGE = File.expand_path("../../docs/rails.md", __dir__)
  APP = File.expand_path("sample_app.rb", __dir__)
  SERVER = File.expand_path("../../Demo/Server", __dir__)

  # What it answers to these paths: status, type, cache control and body of each.
  # The files are those of config/path_configurations, by name.
  def self.answers(paths, files)
    Dir.mktmpdir("turbo-navigator-sample") do |folder|
      write(folder, "app/controllers/application_controller.rb", "class ApplicationController < ActionController::Base; end")
      sources.each { |path, text| write(folder, path, text) }
      files.each { |name, text| write(folder, "config/path_configurations/#{name}", text) }
      JSON.parse(IO.popen([{ "RAILS_ENV" => "test" }, *ruby, APP, folder, *paths], chdir: SERVER, &:read))
    end
  end

  # The files of the first block in Ruby, each below a comment with its path.
  def self.sources
    block = File.read(PAGE)[/^```ruby\n(.*?)^```$/m, 1]
    block.split(/^# (\S+\.rb)\n/).drop(1).each_slice(2).to_h { |path, text|
      [path, path == "config/routes.rb" ? "Rails.application.routes.draw do\n#{text}end\n" : text]
    }
  end

  # With the gems of the demo server, where it has gems.
  def self.ruby
    File.exist?(File.join(SERVER, "Gemfile.lock")) ? %w[bundle exec ruby] : %w[ruby]
  end

  def self.write(folder, path, text)
    file = File.join(folder, path)
    FileUtils.mkdir_p(File.dirname(file))
    File.write(file, text)
  end

  private_class_method :sources, :ruby, :write
end
