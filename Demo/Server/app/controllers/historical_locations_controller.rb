# Turbo reads the response to a form only if it is HTML. Native apps don't show it.
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
