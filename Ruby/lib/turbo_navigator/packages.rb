# frozen_string_literal: true

module TurboNavigator
  # The packages of Debian and Ubuntu that the app needs.
  module Packages
    # By the library that is missing without them.
    LIBRARIES = {
      "libadwaita-1.so.0" => "libadwaita-1-0", "libgtk-4.so.1" => "libgtk-4-1", "libsecret-1.so.0" => "libsecret-1-0",
      "libwebkitgtk-6.0.so.4" => "libwebkitgtk-6.0-4", "libjavascriptcoregtk-6.0.so.1" => "libjavascriptcoregtk-6.0-1",
      "libsoup-3.0.so.0" => "libsoup-3.0-0"
    }.freeze
    # The display, its pointer and keyboard, fonts and icons.
    DISPLAY = %w[xvfb libxtst6 adwaita-icon-theme librsvg2-common fonts-cantarell fonts-noto-color-emoji].freeze

    def self.all = LIBRARIES.values + DISPLAY

    # @return what to do so that an app starts; nil if nothing is known to be missing
    def self.advice(program)
      names = libraries(program).map { |library| LIBRARIES.fetch(library, library) }
      names << "xvfb" unless path("Xvfb")
      return if names.empty?

      packages, others = names.partition { |name| all.include?(name) }
      ["The app can't start on this system.", ("Install what is missing: apt-get install #{packages.join(" ")}" if packages.any?),
       ("No package is known for #{others.join(", ")}." if others.any?)].compact.join(" ")
    end

    def self.libraries(program)
      executable = path(program) or return []
      IO.popen(["ldd", executable], err: File::NULL, &:read).scan(/^\s*(\S+) => not found/).flatten.uniq
    rescue Errno::ENOENT
      []
    end

    def self.path(program)
      return (program if File.executable?(program)) if program.include?("/")

      ENV.fetch("PATH", "").split(":").map { |folder| File.join(folder, program) }.find { |file| File.executable?(file) }
    end
    private_class_method :libraries, :path
  end
end
