# Tests the demo server over HTTP, as a browser and as a native app, with Ruby's standard library alone.
require "erb"
require "pathname"
require_relative "harness"
require_relative "rails_sample"

checks = Checks.new("server")

# turbo-rails answers native apps with 302, its stand-in with 303.
NATIVE_REDIRECT = File.exist?(File.expand_path("../../Demo/Server/Gemfile.lock", __dir__)) ? 302 : 303

PAGES = {
  "/" => "Turbo Navigator", "/navigation" => "Navigation", "/navigation/second" => "Second screen",
  "/navigation/replace" => "Replaced by link", "/navigation/replace_by_rule" => "Replaced by rule",
  "/modal/new" => "New modal", "/modal" => "Modal", "/modal/replace" => "Replaced modal",
  "/modal/medium" => "Half height", "/modal/full" => "Full screen", "/modal/bare" => "Without a bar",
  "/presentations" => "Presentations", "/pop" => "Pop", "/refresh" => "Refresh", "/clear_all" => "Clear all",
  "/none" => "None", "/replace_root" => "Replace root", "/numbers" => "Numbers", "/tabs" => "Tabs", "/components" => "Components",
  "/elements" => "Elements", "/elements?q=o&day=tue" => "Elements", "/elements/new" => "New note",
  "/resources" => "Resources", "/resources/new" => "New resource", "/resources/1" => "Kettle",
  "/resources/1/edit" => "Edit resource", "/session/new" => "Sign in",
  "/slow?seconds=0" => "Slow page", "/long" => "Long page", "/long/7" => "Row 7", "/redirects" => "Redirects",
  "/redirected" => "Redirected", "/errors" => "Errors", "/files" => "Files", "/links" => "Links",
  "/javascript" => "JavaScript", "/plain" => "Page without Turbo", "/flows" => "Flows"
}.freeze

FLOWS = JSON.parse(File.read(File.expand_path("../../Demo/flows.json", __dir__)))
FLOW_LIST = FLOWS.fetch("groups").flat_map { |group| group.fetch("flows") }

RECEDE_IN_MODAL = "Closes, then pops the page below, unless it is the first"

# What rows say that isn't so on every page: docs/flows.md tells why.
ROWS = {
  "/modal/new" => {
    "/modal" => "Pushes, or goes back if it is below", "/navigation" => "Closes, then pushes, or replaces if it is below",
    "/navigation/replace_by_rule" => "Closes, then replaces", "/recede_historical_location" => RECEDE_IN_MODAL
  },
  "/modal/replace" => {
    "/modal" => "Pushes, or goes back if it is below", "/recede_historical_location" => RECEDE_IN_MODAL
  },
  "/modal" => {
    "/pop" => "Back by one screen, or closes, no request",
    "/refresh" => "Back by one screen, or closes; what is below loads again",
    "/modal/new" => "Pushes, or goes back if it is below", "/recede_historical_location" => RECEDE_IN_MODAL,
    "/refresh_historical_location" => "Closes, and the page below loads again", "/resume_historical_location" => "Closes"
  },
  "/presentations" => {
    "/pop" => "Back by one screen, no request", "/refresh" => "Back by one screen, which loads again",
    "/recede_historical_location" => "Back, as after a form", "/refresh_historical_location" => "Stay, and load again",
    "/resume_historical_location" => "Stay"
  },
  "/links" => {
    "https://hotwired.dev" => "https://hotwired.dev, in a browser view",
    "unknown-app://open" => "Shown as an address, unless the app lists the scheme", "#bottom" => "Only the fragment differs"
  }
}.freeze

# The path of a page of a flow.
def flow_path(flow, word)
  return word unless word.match?(/\A[a-z-]+\z/)

  word == "start" ? "/flows/#{flow["id"]}" : "/flows/#{flow["id"]}/#{word}"
end

DemoServer.run do |server|
  web = Client.new(server.port, Client::WEB)
  native = Client.new(server.port, Client::NATIVE)

  # Every page

  PAGES.each do |path, title|
    { "web" => web, "native" => native }.each do |name, client|
      client.get(path)
      checks.equal "#{path} answers a #{name} client", [client.status, client.title], [200, title]
      checks.holds "#{path} tells a #{name} client when and for whom it was rendered",
        client.body.match?(/\d\d:\d\d:\d\d\.\d{3}/) && client.body.include?(%(<span id="client">#{name}</span>))
    end
    checks.holds "#{path} says what it shows", web.body.match?(/<p class="about">.{20,}/)
  end
  checks.holds "only a browser gets the page's own navigation bar",
    web.get("/").body.include?("<nav") && !native.get("/").body.include?("<nav")
  checks.holds "a page loads Turbo", web.get("/navigation").body.include?("/turbo.js")
  checks.holds "/plain does not load Turbo", !web.get("/plain").body.include?("/turbo.js")
  checks.holds "every link of the pages to this site answers", PAGES.each_key.all? { |path|
    web.get(path).body.scan(/<a [^>]*href="(\/[^"#]*)/).flatten.uniq.reject { |link| link.start_with?("/slow") }.all? { |link|
      web.get(link).status < 400 || %w[/not_found /error /protected].include?(link)
    }
  }
  checks.equal "/up answers at once", web.get("/up").status, 200
  checks.equal "/turbo.js is a script", web.get("/turbo.js").page.content_type, "text/javascript"
  checks.holds "/turbo.js is Turbo", web.body.include?("turbo:load")
  checks.equal "/bridge.js is a script", web.get("/bridge.js").page.content_type, "text/javascript"
  checks.holds "/bridge.js is a web side of components", web.body.include?("web-bridge:ready")
  checks.equal "/demo.css is a style", web.get("/demo.css").page.content_type, "text/css"
  worker = %(register("/service-worker.js"))
  checks.equal "only an app's page has a service worker", [native, web].map { _1.get("/").body.include?(worker) }, [true, false]
  checks.equal "/service-worker.js is a script", web.get("/service-worker.js").page.content_type, %r{\A(?:text|application)/javascript\z}
  web.body[/assets = \[(.*)\]/, 1].scan(/"(.*?)"/).flatten.each do |asset|
    checks.equal "#{asset} is there for the service worker", web.get(asset).status, 200
  end
  checks.equal "files of public/ are asked for again", web.page["cache-control"], "no-cache"

  # What rows say

  details = ->(path) {
    native.get(path).body.scan(%r{<a [^>]*href="([^"]*)"[^>]*><span class="label"><span class="name">[^<]*</span>(?:<span class="detail">([^<]*))?}).to_h
  }
  ROWS.each do |path, rows|
    seen = details.(path)
    rows.each { |location, detail| checks.equal "#{path} says what #{location} does", seen[location], detail }
  end
  %w[/modal/medium /modal/full /modal/bare].each do |path|
    checks.equal "#{path} closes, and pops nothing", details.(path).keys, ["/resume_historical_location"]
  end
  groups = native.get("/links").body.split("<h2>").drop(1).to_h { |group| [group[/[^<]+/], group.scan(/class="name">([^<]*)/).flatten] }
  checks.equal "/links says who opens what", groups, {
    "The system opens" => %w[Message Call Mail], "The app opens" => ["Another site", "New window", "Without Turbo"],
    "Nothing opens" => ["Unknown app", "Inside this page"]
  }
  checks.holds "/files says what becomes of files", native.get("/files").body.include?("they are downloaded, and offered")

  # Requests that end elsewhere

  checks.equal "/follow redirects", [web.get("/follow").status, web.location], [302, "/redirected"]
  checks.equal "/follow/modal redirects into a modal", [web.get("/follow/modal").status, web.location], [302, "/modal/new"]
  checks.equal "/modal/follow redirects out of one", [web.get("/modal/follow").status, web.location], [302, "/redirected"]
  started = Process.clock_gettime(Process::CLOCK_MONOTONIC)
  web.get("/slow?seconds=0.4")
  checks.holds "/slow takes its time", Process.clock_gettime(Process::CLOCK_MONOTONIC) - started >= 0.4
  checks.equal "/slow takes no nonsense", web.get("/slow?seconds[]=1&seconds[]=x").status, 200

  checks.equal "/not_found is not found", [web.get("/not_found").status, web.title], [404, "Not found"]
  checks.holds "a page that is not found can be read", web.body.include?("This page does not exist.")
  checks.equal "a resource that is not there is not found", native.get("/resources/999").status, 404
  checks.equal "/error is broken", [web.get("/error").status, web.title], [500, "Something broke"]
  checks.holds "an error shows nothing of the server", !web.body.include?("Broken on purpose")

  checks.equal "/files/note is an attachment", web.get("/files/note").page["content-disposition"], /\Aattachment; filename="note\.txt"/
  checks.equal "/files/report is an attachment of the resources",
    [web.get("/files/report").page["content-disposition"][0, 10], JSON.parse(web.body).size], ["attachment", 2]
  checks.equal "/files/picture.svg is a picture", web.get("/files/picture.svg").page.content_type, "image/svg+xml"

  checks.equal "/elements finds what is typed", web.get("/elements?q=OO").body.scan(/<span class="label">(\w+)</).flatten,
    %w[Oolong Rooibos]
  checks.equal "/elements takes no nonsense", web.get("/elements?q[]=1&day[]=x").status, 200

  # Forms, in a browser

  web.get("/resources/new")
  web.submit("/resources", "resource[title]" => "", "resource[description]" => "")
  checks.equal "an invalid form is 422", [web.status, web.title], [422, "New resource"]
  checks.holds "an invalid form says what is wrong", web.body.include?("Title can&#39;t be blank")
  web.submit("/resources", "resource[title]" => "Cup", "resource[description]" => "Holds <tea>.")
  checks.equal "a valid form leads a browser to the resource", [web.status, web.location], [303, "/resources/3"]
  checks.equal "the flash is shown", web.follow.flash, "“Cup” was created."
  checks.holds "what was written is escaped", web.body.include?("Holds &lt;tea&gt;.")
  checks.equal "the flash is shown once", web.get("/resources/3").flash, nil
  web.submit("/resources/3", "_method" => "patch", "resource[title]" => "Mug", "resource[description]" => "Bigger.")
  checks.equal "a change leads a browser to the resource", [web.status, web.location, web.follow.title], [303, "/resources/3", "Mug"]
  web.get("/resources/3/edit")
  web.submit("/resources/3", "_method" => "patch", "resource[title]" => "", "resource[description]" => "Bigger.")
  checks.equal "an invalid change is 422", [web.status, web.title], [422, "Edit resource"]
  native.get("/resources/3/edit")
  native.submit("/resources/3", "_method" => "patch", "resource[title]" => "", "resource[description]" => "Bigger.")
  checks.holds "a change that comes back shows its rule",
    [native.status, native.title] == [422, "Edit resource"] && native.body.include?("Forms open in a modal")
  web.submit("/resources/3", "_method" => "delete")
  checks.equal "a deletion leads to the list", [web.status, web.location, web.follow.flash], [303, "/resources", "“Mug” was deleted."]
  checks.equal "a deleted resource is gone", web.get("/resources/3").status, 404
  checks.equal "the list can be ordered", web.get("/resources?sort=title").body.scan(/class="name">([^<]+)/).flatten, %w[Kettle Teapot]
  web.get("/resources/new")
  checks.equal "a form without its token is refused",
    web.submit("/resources", "authenticity_token" => "wrong", "resource[title]" => "x").status, 422

  # Forms, in a native app

  native.get("/resources/new")
  native.submit("/resources", "resource[title]" => "", "resource[description]" => "")
  checks.equal "an invalid form is 422 in a native app too", [native.status, native.title], [422, "New resource"]
  checks.holds "a form that comes back shows its rule", native.body.include?("Forms open in a modal")
  native.submit("/resources", "resource[title]" => "Spoon", "resource[description]" => "Stirs.")
  checks.equal "a valid form tells a native app to refresh", [native.status, native.location], [NATIVE_REDIRECT, "/refresh_historical_location"]
  native.follow
  checks.equal "a historical location is HTML, for Turbo", [native.status, native.page.content_type], [200, "text/html"]
  checks.equal "the flash survives it", native.get("/resources").flash, "“Spoon” was created."
  %w[recede resume refresh].each do |name|
    native.get("/#{name}_historical_location")
    checks.equal "/#{name}_historical_location is HTML", [native.status, native.page.content_type], [200, "text/html"]
  end
  hotwire = Client.new(server.port, "#{Client::WEB} Hotwire Native iOS")
  checks.holds "the name Hotwire Native is known as well", hotwire.get("/").body.include?(%(<span id="client">native</span>))

  # Signing in

  checks.equal "the protected page is 401", [native.get("/protected").status, native.title], [401, "Sign-in needed"]
  native.get("/session/new")
  checks.equal "a sign-in without a name is 422", native.submit("/session", "name" => " ").status, 422
  native.submit("/session", "name" => "Ada")
  checks.equal "a sign-in tells a native app to refresh", [native.status, native.location], [NATIVE_REDIRECT, "/refresh_historical_location"]
  checks.equal "the protected page answers then", [native.get("/protected").status, native.flash], [200, "Signed in as Ada."]
  native.submit("/session", "_method" => "delete")
  checks.equal "a sign-out leads to the start page", [native.status, native.location, native.follow.flash], [303, "/", "Signed out."]
  checks.equal "the protected page is 401 again", native.get("/protected").status, 401

  # Flows

  rules = JSON.parse(native.get("/configurations/ios_v1.json").body).fetch("rules")
  properties = ->(path) { rules.select { |rule| rule["patterns"].any? { path.match?(Regexp.new(_1)) } }.map { _1["properties"] }.reduce({}, :merge) }
  flow_paths = FLOW_LIST.flat_map { |flow|
    [*flow["start"], flow.dig("link", "to"), *flow.fetch("requests").map { _1.split[1] }].compact.map { flow_path(flow, _1) }
  }.grep(%r{^/flows}).uniq
  checks.holds "the table of flows in docs/flows.md is up to date",
    system("ruby", File.expand_path("../../bin/lib/flow-table.rb", __dir__), "--check")
  checks.equal "each flow has a name of its own", FLOW_LIST.map { _1["id"] }.uniq.size, FLOW_LIST.size
  native.get("/flows")
  checks.holds "the index leads to each flow", FLOW_LIST.all? { native.body.include?(%(href="/flows/#{_1["id"]}")) }
  FLOW_LIST.each do |flow|
    native.get(flow_path(flow, flow["start"].last || "start"))
    checks.holds "#{flow["id"]} says what should happen", native.body.include?(ERB::Util.html_escape(flow["expect"]))
    checks.holds "#{flow["id"]} has its link or form",
      native.body.include?('id="go"') == (flow.key?("link") || flow.dig("form", "provider") == true) && native.body.include?("<form") == flow.key?("form")
    flow["start"].each_cons(2) do |page, following|
      place = following == flow["start"].last ? "there" : "further on"
      checks.equal "#{flow["id"]}: #{page} says where the flow begins",
        details.(flow_path(flow, page))[flow_path(flow, following)], "The flow begins #{place}"
    end
    flow["requests"].grep(%r{^GET (?!/provider/)}).each do |request|
      _, word, status = request.split
      checks.equal "#{flow["id"]}: #{request}", native.get(flow_path(flow, word)).status, status.to_i
    end
    next unless (link = flow["link"]) && !flow.key?("redirect") && link["to"].match?(/\A[a-z-]+\z/) && !link["host"]

    given = properties[flow_path(flow, link["to"])].values_at("context", "presentation").map { _1 || "default" }
    checks.equal "#{flow["id"]}: the rules say what its row says", given, flow["row"].drop(1).map { _1.empty? ? "default" : _1 }
  end
  native.get("/flows/provider")
  native.submit("/flows/provider")
  provider = URI(native.page["location"])
  checks.equal "the provider is another port", [native.status, provider.port == server.port], [303, false]
  answer = Client.new(provider.port, Client::NATIVE).get(provider.path)
  checks.holds "the provider leads back", answer.body.include?("http://127.0.0.1:#{server.port}/flows/provider/target")
  checks.equal "the demo itself isn't a provider", native.get(provider.path).status, 404
  checks.equal "anybody may broadcast", Client.new(server.port, Client::WEB).submit("/broadcasts/broadcast").status, 204
  checks.holds "a page says that it was broadcast", native.get("/flows/broadcast").body.include?("Somebody has changed")
  native.get("/flows/form")
  checks.equal "a flow's form without a name is 422", native.submit("/flows/form", "name" => " ").status, 422
  native.submit("/flows/form", "name" => "Ada")
  checks.equal "a flow's form leads on", [native.status, native.location, native.follow.flash], [303, "/flows/form/target", "Saved."]
  checks.equal "a modal without a bar has a way out", details.("/flows/modal-bare/target")["/resume_historical_location"], "The only way out"
  %w[/flows/nothing /flows/push/nothing].each { checks.equal "#{_1} is not found", native.get(_1).status, 404 }

  # Path configuration

  native.get("/configurations/ios_v1.json")
  checks.equal "the path configuration is JSON", native.page.content_type, "application/json"
  rules = JSON.parse(native.body).fetch("rules")
  checks.holds "each rule has patterns, properties and a comment", rules.all? { |rule|
    rule["patterns"].is_a?(Array) && rule["properties"].is_a?(Hash) && rule["comment"].to_s.length > 10
  }
  checks.holds "each rule is about a page that exists", rules.all? { |rule|
    rule["patterns"].all? { |pattern| (PAGES.keys + flow_paths).any? { |path| path.match?(Regexp.new(pattern)) } }
  }
  styles = %w[/modal/medium /modal/full /modal/bare]
  checks.holds "the styles of a modal are opened from the main stack", styles.all? { native.get("/presentations").body.include?(_1) }
  # From inside a modal they would be pushed in it, and their sentences would be false.
  checks.holds "no page of a modal opens them", %w[/modal/new /modal].all? { |path| styles.none? { native.get(path).body.include?(_1) } }
  checks.holds "a page shows its rules", native.get("/modal/new").body.include?("context: modal")

  # Hosts

  checks.equal "a foreign host is refused", web.get("/", "Host" => "rebound.example").status, 403
  %w[localhost 127.0.0.1 [::1]].each do |host|
    checks.equal "#{host} is answered", web.get("/up", "Host" => "#{host}:#{server.port}").status, 200
  end

  # The request log

  lines = server.requests do
    web.get("/resources?sort=title")
    web.get("/turbo.js")
    web.get("/follow")
    web.get("/not_found")
    web.get("/resources/1")
    web.submit("/resources/1", "_method" => "delete")
  end
  checks.equal "the log has a line for each request", lines, [
    "GET /resources?sort=title 200 html", "GET /turbo.js 200 javascript asset", "GET /follow 302 html",
    "GET /not_found 404 html", "GET /resources/1 200 html", "POST /resources/1 303 html"
  ]
end

# 127.0.0.2 stands for an address in a network, because only a server that listens on all addresses listens there.
DemoServer.run("HOST" => "0.0.0.0", "DEMO_NETWORK_NAME" => "demo.local") do |server|
  checks.holds "without bin/iphone, the server isn't in the network", !server.listens?("127.0.0.2") && server.listens?("127.0.0.1")
  checks.equal "a new server starts with a fresh database",
    JSON.parse(Client.new(server.port, Client::WEB).get("/files/report").body).size, 2
end

DemoServer.run({}, %w[--network demo.local]) do |server|
  phone = Client.new(server.port, Client::WEB)
  checks.holds "for bin/iphone, the server is in the network", server.listens?("127.0.0.2")
  checks.equal "a phone is answered", phone.get("/up", "Host" => "demo.local:#{server.port}").status, 200
  checks.equal "a page of another site isn't", phone.get("/up", "Host" => "rebound.example").status, 403
  checks.holds "the server prints that it is in the network", server.errors.include?("listens on all networks of this machine, as demo.local")
end

# The sample of docs/rails.md

rules = File.read(File.expand_path("../../Demo/Server/config/path_configuration.json", __dir__))
names = %w[ios_v1.json ios_v1 none.json %2E%2E%2Fsecret.json ios_v1%0A.json]
answers = names.zip(RailsSample.answers(names.map { "/configurations/#{_1}" }, "ios_v1.json" => rules, "../secret.json" => "{}")).to_h
%w[ios_v1.json ios_v1].each do |name|
  checks.equal "the sample for Rails answers #{name}", answers[name].first(2), [200, "application/json"]
  checks.equal "the sample for Rails says how long #{name} holds", answers[name][2].split(", ").sort, ["max-age=300", "public"]
  checks.holds "the sample for Rails answers #{name} with the file", answers[name].last == rules
end
names.drop(2).each { checks.equal "the sample for Rails does not find #{_1}", answers[_1].first, 404 }

# The library is named as from the folder of the program that starts the server.
Dir.mktmpdir do |folder|
  library = File.join(folder, "library.js")
  File.write(library, "window.own = 1")
  relative = Pathname.new(library).relative_path_from(Pathname.pwd).to_s
  [library, relative].each do |name|
    DemoServer.run("BRIDGE_JS" => name) do |server|
      bridge = Client.new(server.port, Client::WEB).get("/bridge.js").body
      checks.equal "BRIDGE_JS=#{name} takes the place of the demo's own web side", bridge, "window.own = 1"
    end
  end
end

# A server does not outlive the program that started it.
Dir.mktmpdir do |folder|
  port_file = File.join(folder, "port")
  environment = { "DEMO_DATABASE" => File.join(folder, "demo.sqlite3") }
  Process.wait(spawn(environment, "#{DemoServer::SERVE} #{port_file} & until [ -f #{port_file} ]; do sleep 0.1; done"))
  port = Integer(File.read(port_file))
  refused = 50.times.any? do
    sleep 0.1
    TCPSocket.new("127.0.0.1", port).close
    false
  rescue Errno::ECONNREFUSED
    true
  end
  checks.holds "a server stops with the program that started it", refused
end

checks.finish
