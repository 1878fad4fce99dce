class FilesController < ApplicationController
  def note
    send_data "Water the plants.\n", filename: "note.txt", type: "text/plain"
  end

  def report
    send_data JSON.pretty_generate(Resource.order(:id).as_json), filename: "resources.json", type: "application/json"
  end
end
