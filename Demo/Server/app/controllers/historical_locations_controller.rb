# Turbo reads the answer to a form only if it is HTML. A native app does not show it.
class HistoricalLocationsController < ApplicationController
  def recede
    render html: "Going back…"
  end

  def resume
    render html: "Staying here…"
  end

  def refresh
    render html: "Refreshing…"
  end
end
