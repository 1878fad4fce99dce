module FlowsHelper
  # For another host, this machine's other name is used.
  def link_location(flow)
    location = flow.path(flow.link["to"])
    return location unless flow.link["host"]

    other = request.host == "localhost" ? "127.0.0.1" : "localhost"
    "#{request.protocol}#{other}:#{request.port}#{location}"
  end

  def link_description(flow)
    action = flow.link["action"]
    action ? %(data-turbo-action="#{action}") : link_location(flow)
  end
end
