# What Turbo and the browser do inside a page, without another screen.
class ElementsController < ApplicationController
  TABS = { "mon" => "Monday", "tue" => "Tuesday", "wed" => "Wednesday" }.freeze
  TEAS = %w[Assam Ceylon Chamomile Darjeeling Jasmine Matcha Oolong Rooibos Sencha].freeze

  def show
    @tab = TABS.key?(params[:day]) ? params[:day] : TABS.keys.first
    @teas = TEAS.select { |tea| tea.downcase.include?(params[:q].to_s.downcase) }
  end

  def export
    send_data "day,tea\n#{TABS.values.zip(TEAS).map { |row| row.join(",") }.join("\n")}\n", filename: "teas.csv", type: "text/csv"
  end
end
