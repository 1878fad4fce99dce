import TurboCore

extension FlowRow {
    private static let modal: PathProperties = ["context": "modal"]

    /// `refreshed` is the screen whose page refreshed itself, and was sent to `url` by the server.
    static let refreshes: [FlowRow] = [
        FlowRow(
            name: "a refresh is sent elsewhere: the target takes the screen's place", before: "/ /a", url: "/b",
            action: .replace, response: .page, refreshed: "/a", after: "/ /b*", load: "visit /b on main", requests: 0),
        FlowRow(
            name: "a refresh of the only screen is sent elsewhere", before: "/a", url: "/b", action: .replace,
            response: .page, refreshed: "/a", after: "/b*", load: "visit /b on main", requests: 0),
        FlowRow(
            name: "a refresh under a modal is sent elsewhere: the modal stays", before: "/ /a | /new", url: "/b",
            action: .replace, response: .page, refreshed: "/a", after: "/ /b* | /new", load: "visit /b on main",
            requests: 0),
        FlowRow(
            name: "a refresh below a native screen is sent elsewhere: the native screen stays",
            before: "/ /a (/numbers)", url: "/b", action: .replace, response: .page, refreshed: "/a",
            after: "/ /b* (/numbers)", load: "visit /b on main", requests: 0),
        FlowRow(
            name: "a refresh is sent to the page below", before: "/ /a", url: "/", action: .replace, response: .page,
            refreshed: "/a", after: "/", load: "visit / on main", requests: 0),
        FlowRow(
            name: "a refresh under a modal is sent to the page below", before: "/ /a | /new", url: "/",
            action: .replace, response: .page, refreshed: "/a", after: "/ | /new", load: "visit / on main", requests: 0),
        FlowRow(
            name: "a refresh in the modal is sent to another modal page", before: "/ | /new /edit", url: "/help",
            properties: modal, action: .replace, response: .page, refreshed: "/edit", after: "/ | /new /help*",
            load: "visit /help on modal", requests: 0),
        FlowRow(
            name: "a refresh is sent to a modal page", before: "/ /a", url: "/new", properties: modal, action: .replace,
            response: .page, refreshed: "/a", after: "/ /a | /new*", load: "visit /new on modal", requests: 0),
        FlowRow(
            name: "a refresh in the modal is sent out of it", before: "/ | /new", url: "/b", action: .replace,
            response: .page, refreshed: "/new", after: "/ /b*", load: "visit /b on main", requests: 0),
        FlowRow(
            name: "a refresh is sent to a native screen", before: "/ /a", url: "/numbers", action: .replace,
            response: .page, kind: .native, refreshed: "/a", after: "/ (/numbers)*", load: "", requests: 0),
        FlowRow(
            name: "a refresh is sent to an alert", before: "/ /a", url: "/alert", action: .replace, response: .page,
            kind: .foreign, refreshed: "/a", after: "/ /a ! alert", load: "", requests: 0),
        FlowRow(
            name: "a refresh is sent to a page with clear_all", before: "/ /a", url: "/",
            properties: ["presentation": "clear_all"], action: .replace, response: .page, refreshed: "/a", after: "/",
            load: "refresh / on main", requests: 0),
        FlowRow(
            name: "a refresh is sent to none", before: "/ /a", url: "/x", properties: ["presentation": "none"],
            action: .replace, response: .page, refreshed: "/a", after: "/ /a", load: "", requests: 0),
        FlowRow(
            name: "a refresh is sent elsewhere, and the user has left", before: "/ /a", url: "/b", action: .replace,
            response: .page, refreshed: "/gone", after: "/ /a", load: "", requests: 0),
    ]
}
