# frozen_string_literal: true

module TurboNavigator
  VERSION = "0.1.0"
end
