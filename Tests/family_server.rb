# family_server.rb PORT_FILE
#
# The pages of the app Family in Tests/Consumer, on a free port, which goes into the file. Turbo is $TURBO_JS, the web side
# of bridge components $BRIDGE_JS or the demo's own.
require "socket"

ROOT = File.expand_path("..", __dir__)
TURBO = File.read(ENV.fetch("TURBO_JS"))
BRIDGE = File.read(ENV["BRIDGE_JS"] || File.join(ROOT, "Demo/Server/app/javascript/bridge.js"))

# A page of the app: its script sends messages to components.
def page(title, body = "", script = "")
  <<~HTML
    <!DOCTYPE html>
    <html><head><meta charset="utf-8"><title>#{title}</title>
    <script #{"type=module" if TURBO.match?(/^export /)} src="/turbo.js"></script><script src="/bridge.js"></script>
    </head><body><h1>#{title}</h1>#{body}
    <script>{
      const web = (window.HotwireNative ?? window.Strada).web
      const send = (component, event, data, callback) =>
        web.send({ component, event, data: { ...data, metadata: { url: location.href } }, callback })
      #{script}
    }</script></body></html>
  HTML
end

def answer(verb, path)
  case path
  when "/" then [200, page("Home", "", "send('note', 'say', { note_text: 'hello' }, () => send('note', 'hear', { note_text: 'answered' }))")]
  when "/form"
    return [303, "/saved"] if verb == "POST"

    [200, page("Form", "<form method=post action=/form><input name=a value=b></form>",
      "send('submit', 'connect', { submit_title: 'Save' }, () => document.forms[0].requestSubmit())")]
  when "/saved"
    [200, page("Saved", "", <<~JS)]
      send('choice', 'display', { title: 'Pick', items: [{ title: 'First', index: 0 }, { title: 'Second', index: 1 }] },
        (message) => send('note', 'say', { note_text: `chose ${message.data.selectedIndex}` }))
    JS
  when %r{\A/numbers/\d+\z} then [200, page("Number #{File.basename(path)}")]
  when "/turbo.js" then [200, TURBO, "text/javascript"]
  when "/bridge.js" then [200, BRIDGE, "text/javascript"]
  else [404, page("Nothing here")]
  end
end

def serve(client)
  verb, path = client.gets.to_s.split
  length = 0
  while (line = client.gets) && line != "\r\n"
    length = Regexp.last_match(1).to_i if line =~ /\Acontent-length: (\d+)/i
  end
  client.read(length)
  status, content, type = answer(verb, path)
  head = "HTTP/1.1 #{status} Answer\r\nConnection: close\r\n"
  if status == 303
    client.write("#{head}Location: #{content}\r\nContent-Length: 0\r\n\r\n")
  else
    client.write("#{head}Content-Type: #{type || "text/html"}; charset=utf-8\r\nContent-Length: #{content.bytesize}\r\n\r\n#{content}")
  end
ensure
  client.close
end

server = TCPServer.new("127.0.0.1", 0)
File.write(ARGV.fetch(0), server.addr[1])
loop { Thread.new(server.accept) { |client| serve(client) } }
