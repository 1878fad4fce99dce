class FilesController < ApplicationController
  def note
    send_data "Water the plants.\n", filename: "note.txt", type: "text/plain"
  end

  # Sent in parts, so that its progress can be seen. With a date, no middleware reads the whole body for an entity tag.
  def backup
    part = "\0" * 200_000
    response.headers.merge!("content-length" => (20 * part.bytesize).to_s, "last-modified" => Time.now.httpdate)
    send_file_headers! filename: "backup.bin", type: "application/octet-stream"
    self.response_body = Enumerator.new do |body|
      20.times do
        sleep 0.15
        body << part
      end
    end
  end

  def report
    send_data JSON.pretty_generate(Resource.order(:id).as_json), filename: "resources.json", type: "application/json"
  end
end
