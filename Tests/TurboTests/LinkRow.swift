/// A row of the table "Links and loads outside Turbo" of `docs/flows.md`, as something that a page does.
///
/// Clicks are a script's. A user's own would differ in three things only: a frame of another origin may leave for
/// `_top`, `mailto:` opens an app, and `window.open` works without the app's permission (the navigator gives it).
struct LinkRow: CustomStringConvertible, Sendable {
    enum Outcome: Sendable {
        /// The app is asked about `/b`.
        case proposal
        /// The app is asked to open another site.
        case external
        /// The main frame loads this path, in place.
        case loads(String)
        /// A frame loads `/b`, and the app receives no callback.
        case frameLoads
        case stays
        case refused
    }

    let description: String
    let body: String
    let script: String
    let outcome: Outcome

    private init(_ description: String, _ body: String, _ script: String = click, _ outcome: Outcome) {
        self.description = description
        self.body = body
        self.script = script
        self.outcome = outcome
    }

    private static let click = "document.querySelector('a').click()"
    private static let inFrame = "document.querySelector('iframe').contentDocument.querySelector('a').click()"

    private static func frame(_ body: String) -> String { #"<iframe srcdoc="\#(body)"></iframe>"# }

    /// `OTHER` stands for another site.
    static let all = [
        LinkRow("link without Turbo", "<a data-turbo=false href=/b>b</a>", .proposal),
        LinkRow("link to a new window", "<a target=_blank href=/b>b</a>", .proposal),
        LinkRow("location.href", "", "location.href = '/b'", .proposal),
        LinkRow("location.replace", "", "location.replace('/b')", .proposal),
        LinkRow("link to another host", "<a href=OTHER>b</a>", .external),
        LinkRow("link to another host, without Turbo", "<a data-turbo=false href=OTHER>b</a>", .external),
        LinkRow("link to another host in a new window", "<a target=_blank href=OTHER>b</a>", .external),
        LinkRow("link to a fragment", "<a href='#there'>b</a><p id=there>", .stays),
        LinkRow("link to a fragment, tapped twice", "<a href='#there'>b</a><p id=there>", "\(click); \(click)", .stays),
        LinkRow("link to #", "<a href='#'>b</a>", .stays),
        LinkRow(
            "link to a fragment of a page that has changed its URL", "<a href='#there'>b</a><p id=there>",
            "history.replaceState({}, '', '/a?page=2'); \(click)", .stays),
        LinkRow("link to a fragment of another page", "<a href='/b#there'>b</a>", .proposal),
        LinkRow("link to a fragment, without Turbo (HNI#81)", "<a data-turbo=false href='#there'>b</a>", .stays),
        LinkRow("link to #, without Turbo (HNI#264)", "<a data-turbo=false href='#'>b</a>", .stays),
        LinkRow("location.hash", "", "location.hash = 'there'", .stays),
        LinkRow("form without Turbo", "<form data-turbo=false action=/b>", "document.forms[0].submit()", .loads("/b")),
        LinkRow("location.reload", "", "location.reload()", .loads("/a")),
        LinkRow("javascript: runs in the page", "<a data-turbo=false href='javascript:void(0)'>b</a>", .stays),
        LinkRow("data:", "<a data-turbo=false href='data:text/html,b'>b</a>", .refused),
        LinkRow("about:", "<a data-turbo=false href='about:blank'>b</a>", .refused),
        LinkRow("file:, which the engine refuses itself", "<a data-turbo=false href='file:///b'>b</a>", .stays),
        LinkRow("any other scheme", "<a data-turbo=false href='other:b'>b</a>", .refused),
        LinkRow("mailto: of a script", "", "location.href = 'mailto:b@example.com'", .refused),
        LinkRow("link in a frame", frame("<a href=/b>b</a>"), inFrame, .frameLoads),
        LinkRow(
            "location.href of a frame", frame(""),
            "document.querySelector('iframe').contentWindow.location.href = '/b'",
            .frameLoads),
        LinkRow(
            "form in a frame", frame("<form action=/b>"),
            "document.querySelector('iframe').contentDocument.forms[0].submit()", .frameLoads),
        LinkRow("data: in a frame", frame(""), "document.querySelector('iframe').src = 'data:text/html,b'", .stays),
        LinkRow("link to _top in a frame", frame("<a target=_top href=/b>b</a>"), inFrame, .proposal),
        LinkRow("link to a new window in a frame", frame("<a target=_blank href=/b>b</a>"), inFrame, .proposal),
        LinkRow(
            "link of a frame to another host in a new window", frame("<a target=_blank href=OTHER>b</a>"), inFrame,
            .external),
    ]

    private init(_ description: String, _ body: String, _ outcome: Outcome) {
        self.init(description, body, Self.click, outcome)
    }
}
