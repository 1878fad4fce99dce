# frozen_string_literal: true

module TurboNavigator
  # The packages of Debian and Ubuntu that the app needs: its libraries, the display, its pointer and keyboard, fonts and icons.
  PACKAGES = %w[
    libadwaita-1-0 libgtk-4-1 libsecret-1-0 libwebkitgtk-6.0-4 libjavascriptcoregtk-6.0-1 libsoup-3.0-0
    xvfb libxtst6 adwaita-icon-theme librsvg2-common fonts-cantarell fonts-noto-color-emoji
  ].freeze

  # @return what to do so that an app starts; nil if no package is missing
  def self.advice
    missing = PACKAGES.reject { |name| system("dpkg-query", "--show", name, %i[out err] => File::NULL) }
    "The app can't start on this system. Install what is missing: apt-get install #{missing.join(" ")}" if missing.any?
  end
end
