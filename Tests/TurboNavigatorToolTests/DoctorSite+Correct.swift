import Foundation
import NavigationTesting

extension DoctorSite {
    /// Sites without mistakes that a careless check would report.
    static let correct: [DoctorSite] = [
        DoctorSite("none", [:], []),
        DoctorSite(
            "an import map",
            [
                "/": page("<a href=/posts>a</a>", head: importMap), "/app.js": app, "/turbo.min.js": turbo,
                "/posts": page(head: importMap),
            ], []),
        DoctorSite(
            "signals, and the attributes of another library",
            [
                "/": page(
                    """
                    <h1 data-native-title>a</h1><a href=/ data-native-button=start data-native-symbol=plus>b</a>
                    <details data-native-menu><summary>m</summary><details></details><a href=/>c</a></details>
                    <a href=/ data-native-share>f</a><form data-native-search><input></form><i data-native-badge> 3 </i>
                    <i data-native-badge=mail></i><p data-native-href=/ data-native-click=".d"></p>
                    <form><button data-native-submit data-native-role=destructive>e</button></form>
                    """)
            ], []),
        DoctorSite(
            "a frame with its response",
            [
                "/": page(
                    "<turbo-frame id=list src=/list></turbo-frame><turbo-frame id=other src=/gone></turbo-frame>"),
                "/list": page("<turbo-frame id='list'>A list</turbo-frame>"),
            ], []),
        DoctorSite("a cookie", ["/": page(headers: ["Set-Cookie": "session=abcdef; path=/; HttpOnly"])], []),
        DoctorSite(
            "nonces",
            [
                "/": page(
                    head: importMap.replacingOccurrences(of: "<script", with: "<script nonce=AbC="),
                    headers: ["Content-Security-Policy": "script-src 'strict-dynamic' 'nonce-AbC='"]),
                "/app.js": app, "/turbo.min.js": turbo,
            ], []),
        DoctorSite(
            "a policy for the origin",
            ["/": page(headers: ["Content-Security-Policy": "script-src 'self' 'nonce-a'"])], []),
        DoctorSite(
            "imports that aren't needed",
            [
                "/": page(head: "<script type=module src=/app.js></script>"),
                "/app.js": script(
                    "import {\n  start\n} from \"./turbo.js\"\n// import \"./old.js\"\nexport const path = \"/gone\"\n"
                        + "if (admin) import(\"/admin.js\")"),
            ], []),
        DoctorSite(
            "old browsers",
            [
                "/": page(head: "<script type=module src=/turbo.js></script><script nomodule src=/old.js></script>"),
                "/old.js": turbo,
            ], []),
        DoctorSite(
            "a script behind a redirect", ["/turbo.js": .redirect(to: "/turbo-1.js"), "/turbo-1.js": turbo], []),
        DoctorSite(
            "links to historical locations",
            [
                "/": page("<a href=/recede_historical_location>a</a><a href=/posts>b</a>"),
                "/posts": .redirect(to: "/resume_historical_location"),
            ], []),
        DoctorSite("one page that reloads", ["/posts": page(head: scripts + reload)], []),
        DoctorSite("one page without Turbo", ["/posts": page(attributes: "data-turbo=false")], []),
        DoctorSite("a root with all pages", ["/": page("<a href=/posts>a</a>", head: scripts + root("/"))], []),
        DoctorSite("a base on this server", ["/": page("<a href=posts>a</a>", head: "<base href=/>" + scripts)], []),
        DoctorSite(
            "a worker", ["/": page(head: scripts + worker("'/worker.js', { scope: './' }")), "/worker.js": script("")],
            []),
        DoctorSite(
            "a worker in a folder that may have the scope",
            [
                "/": page(head: scripts + worker("'/assets/w.js', { type: 'module', scope: '/' }")),
                "/assets/w.js": script("", headers: ["Service-Worker-Allowed": "/"]),
            ], []),
        DoctorSite(
            "a worker for a part of the site",
            ["/": page(head: scripts + worker("'/posts/w.js', { scope: '/posts/' }")), "/posts/w.js": script("")], []),
        DoctorSite(
            "registrations that don't run",
            [
                "/": page(
                    head: scripts + "<script>// navigator.serviceWorker.register('/a.js')\n/* \n"
                        + "navigator.serviceWorker.register('/b.js') */ navigator.serviceWorker.register(path)</script>"
                )
            ], []),
        DoctorSite(
            "a redirect", ["/": .redirect(to: "/home"), "/home": page("<a href='/'>a</a>")], []),
    ]

    /// A script that registers a service worker.
    static func worker(_ arguments: String) -> String {
        "<script>navigator.serviceWorker?.register(\(arguments))</script>"
    }

    static let importMap =
        "<script type=importmap>{\"imports\": {\"app\": \"/app.js\", \"@hotwired/turbo-rails\": \"/turbo.min.js\"}}</script>"
        + "<script type=module>import \"app\"</script>"

    static let app = script("import \"@hotwired/turbo-rails\"\naddEventListener('turbo:load', start)")

    static let reload = "<meta name=turbo-visit-control content=reload>"

    static func root(_ path: String) -> String { "<meta name=turbo-root content='\(path)'>" }

    static func everywhere(_ head: String = scripts, attributes: String = "") -> [String: TestResponse] {
        let page = page("<a href=/posts>a</a>", head: head, attributes: attributes)
        return ["/": page, "/posts": page]
    }

    /// A page with a foreign base needs the whole URL of its script.
    static let absolute = "<script>customElements.define('turbo-frame', class {})</script>"
}
