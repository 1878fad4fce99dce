import Foundation
import NavigationTesting

extension DoctorSite {
    /// Sites with one mistake each.
    static let mistaken: [DoctorSite] = [
        DoctorSite("a script that doesn't exist", ["/turbo.js": .html("", status: 404)], ["/turbo.js [turbo-script]"]),
        DoctorSite(
            "a page in place of a script", ["/turbo.js": page()], ["/turbo.js [turbo-script]"]),
        DoctorSite(
            "a module as text",
            [
                "/": page(head: "<script type=module src=/turbo.js></script>"),
                "/turbo.js": script("customElements.define('turbo-frame', F)", type: "text/plain"),
            ], ["/turbo.js [turbo-script]"]),
        DoctorSite(
            "nosniff",
            ["/turbo.js": script("", type: "text/plain", headers: ["X-Content-Type-Options": "nosniff"])],
            ["/turbo.js [turbo-script]"]),
        DoctorSite(
            "a module of the import map that doesn't exist", ["/": page(head: importMap), "/app.js": app],
            ["/turbo.min.js [turbo-script]"]),
        DoctorSite(
            "a module next to Turbo that doesn't exist",
            ["/": page(head: "<script type=module>import './gone.js'; import '/turbo.js'</script>")],
            ["/gone.js [turbo-script]"]),
        DoctorSite(
            "a bundle that doesn't exist", ["/": page(head: "<script src=/bundle.js></script>")],
            ["/bundle.js [turbo-script]", "/ [turbo-missing]"]),
        DoctorSite(
            "the name of a module without an import map",
            ["/": page(head: "<script type=module>import '@hotwired/turbo-rails'</script>")], ["/ [turbo-script]"]),
        DoctorSite(
            "the name of a module in a file, without an import map",
            [
                "/": page(head: "<script type=module src=/app.js></script>"),
                "/app.js": script("import * as Turbo from '@hotwired/turbo'"),
            ], ["/ [turbo-script]"]),
        DoctorSite(
            "a script behind a sign-in", ["/turbo.js": .redirect(to: "/session/new"), "/session/new": page()],
            ["/turbo.js [turbo-script]"]),
        DoctorSite(
            "a frame's response without the frame",
            ["/": page("<turbo-frame id=list src='/list?a=1&amp;b=2'></turbo-frame>"), "/list": page("<p>A list</p>")],
            ["/list?a=1&b=2 [frame-missing]"]),
        DoctorSite(
            "a native button on a heading", ["/": page("<h1 data-native-button>Orders</h1>")], ["/ [signal]"]),
        DoctorSite(
            "a misspelt signal", ["/": page("<a href='/' data-native-buton>Home</a>")], ["/ [signal]"]),
        DoctorSite(
            "two submit buttons in the bar",
            ["/": page("<form><button data-native-submit>a</button><button data-native-submit>b</button></form>")],
            ["/ [signal]"]),
        DoctorSite(
            "a menu without items, before a link",
            ["/": page("<details data-native-menu><summary>More</summary><p>None</p></details><a href=/>Home</a>")],
            ["/ [signal]"]),
        DoctorSite("a badge that is no number", ["/": page("<b data-native-badge>3 new</b>")], ["/ [signal]"]),
        DoctorSite(
            "a search that changes data", ["/": page("<form method=post data-native-search><input></form>")],
            ["/ [signal]"]),
        DoctorSite("a share button on a heading", ["/": page("<h1 data-native-share>a</h1>")], ["/ [signal]"]),
        DoctorSite(
            "a symbol that doesn't exist", ["/": page("<a href=/ data-native-button data-native-symbol=inbox>a</a>")],
            ["/ [signal]"]),
        DoctorSite(
            "a role of its own", ["/": page("<a href='/' data-native-button data-native-role=danger>Home</a>")],
            ["/ [signal]"]),
        DoctorSite(
            "a Secure cookie over http",
            ["/": page(headers: ["Set-Cookie": "session=abcdef; path=/; Secure; HttpOnly"])],
            ["/ [secure-cookie-over-http]"]),
        DoctorSite(
            "HTTP Basic", ["/": .html("", status: 401, headers: ["WWW-Authenticate": "Basic realm=\"Staging\""])],
            ["/ [unreachable]"]),
        DoctorSite("twice the same script", ["/": page(head: scripts + scripts)], ["/ [turbo-twice]"]),
        DoctorSite(
            "Turbo and a bundle with it",
            ["/": page(head: scripts + "<script src=/bundle.js></script>"), "/bundle.js": turbo],
            ["/ [turbo-twice]"]),
        DoctorSite(
            "Turbo from a CDN too",
            ["/": page(head: scripts + "<script src=https://cdn.example/npm/@hotwired/turbo@8/dist/t.js></script>")],
            ["/ [turbo-twice]"]),
        DoctorSite(
            "no nonce", ["/": page(headers: ["Content-Security-Policy": "script-src 'nonce-a'"])],
            ["/ [content-policy]"]),
        DoctorSite(
            "a nonce in other letters",
            [
                "/": page(
                    head: "<script nonce=abc src=/turbo.js></script>",
                    headers: ["Content-Security-Policy": "script-src 'nonce-ABC'"])
            ], ["/ [content-policy]"]),
        DoctorSite(
            "an import map without the nonce",
            [
                "/": page(
                    head: importMap.replacingOccurrences(
                        of: "<script type=module", with: "<script nonce=a type=module"),
                    headers: ["Content-Security-Policy": "script-src 'self' 'nonce-a'"]), "/app.js": app,
                "/turbo.min.js": turbo,
            ], ["/ [content-policy]"]),
        DoctorSite(
            "a policy in the page",
            [
                "/": page(
                    head: "<meta http-equiv=Content-Security-Policy content=\"script-src https://a.example\">"
                        + scripts)
            ], ["/ [content-policy]"]),
        DoctorSite(
            "a circle of redirects", ["/posts": .redirect(to: "/a"), "/a": .redirect(to: "/posts")],
            ["/a [redirect-loop]"]),
        DoctorSite("a redirect to itself", ["/posts": .redirect(to: "/posts")], ["/posts [redirect-loop]"]),
        DoctorSite(
            "a redirect with a fragment", ["/posts": .redirect(to: "/a#c9"), "/a": page()],
            ["/posts [redirect-fragment]"]),
        DoctorSite(
            "a base elsewhere", ["/": page("<a href=posts>a</a>", head: "<base href=https://a.example/>" + absolute)],
            ["/ [foreign-base]"]),
        DoctorSite("every page reloads", everywhere(scripts + reload), ["/ [reload-on-every-page]"]),
        DoctorSite("no page has Turbo", everywhere(attributes: "data-turbo=\"false\""), ["/ [turbo-disabled]"]),
        DoctorSite("a root that leaves pages out", everywhere(scripts + root("/posts")), ["/ [turbo-root]"]),
        DoctorSite(
            "a historical location that fails", ["/recede_historical_location": .html("", status: 500)],
            ["/recede_historical_location [historical-location-fails]"]),
        DoctorSite(
            "a historical location behind a sign-in", ["/resume_historical_location": .redirect(to: "/about")],
            ["/resume_historical_location [historical-location-fails]"]),
        DoctorSite(
            "a worker that doesn't exist", ["/": page(head: scripts + worker("'/worker.js'"))],
            ["/worker.js [service-worker]"]),
        DoctorSite(
            "a page in place of a worker", ["/": page(head: scripts + worker("'/worker.js'")), "/worker.js": page()],
            ["/worker.js [service-worker]"]),
        DoctorSite(
            "a worker behind a redirect",
            ["/": page(head: scripts + worker("'/w.js'")), "/w.js": .redirect(to: "/turbo.js")],
            ["/w.js [service-worker]"]),
        DoctorSite(
            "a worker in a folder",
            ["/": page(head: scripts + worker("'/assets/worker.js'")), "/assets/worker.js": script("")],
            ["/assets/worker.js [service-worker]"]),
        DoctorSite(
            "a scope above the worker",
            ["/": page(head: scripts + worker("'/assets/w.js', { scope: '/' }")), "/assets/w.js": script("")],
            ["/assets/w.js [service-worker]"]),
        DoctorSite(
            "a module with a worker that doesn't exist",
            [
                "/": page(head: "<script type=module src=/app.js></script>"),
                "/app.js": script("import \"/turbo.js\"\nTurbo.offline.start(\"/worker.js\", { scope: \"/\" })"),
            ], ["/worker.js [service-worker]"]),
    ]
}
