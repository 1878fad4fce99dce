import TurboCore

extension FlowRow {
    private static let modal: PathProperties = ["context": "modal"]

    /// `provisional` is the screen that was pushed for the visit that the server then redirected.
    static let redirects: [FlowRow] = [
        FlowRow(
            name: "redirect within the main stack", before: "/ /follow", url: "/b", action: .replace, response: .page,
            provisional: "/follow", after: "/ /b*", load: "adopt /b on main", requests: 0),
        FlowRow(
            name: "redirect to the page below", before: "/ /a /follow", url: "/a", action: .replace, response: .page,
            provisional: "/follow", after: "/ /a*", load: "adopt /a on main", requests: 0),
        FlowRow(
            name: "redirect to the page two below", before: "/ /a /b /follow", url: "/a", action: .replace,
            response: .page, provisional: "/follow", after: "/ /a", load: "adopt /a on main", requests: 0),
        FlowRow(
            name: "redirect within the modal stack", before: "/ | /new /follow", url: "/help", properties: modal,
            action: .replace, response: .page, provisional: "/follow", after: "/ | /new /help*",
            load: "adopt /help on modal", requests: 0),
        FlowRow(
            name: "redirect of the only modal screen within the modal context", before: "/ | /follow", url: "/new",
            properties: modal, action: .replace, response: .page, provisional: "/follow", after: "/ | /new*",
            load: "adopt /new on modal", requests: 0),
        FlowRow(
            name: "redirect into a modal", before: "/ /follow", url: "/new", properties: modal, action: .replace,
            response: .page, provisional: "/follow", after: "/ | /new*", load: "visit /new on modal", requests: 0),
        FlowRow(
            name: "redirect out of a modal", before: "/ | /new /follow", url: "/b", action: .replace, response: .page,
            provisional: "/follow", after: "/ /b*", load: "visit /b on main", requests: 0),
        FlowRow(
            name: "redirect of the only modal screen out of the modal", before: "/ | /follow", url: "/b",
            action: .replace, response: .page, provisional: "/follow", after: "/ /b*", load: "visit /b on main",
            requests: 0),
        FlowRow(
            name: "redirect to a native screen", before: "/ /follow", url: "/numbers", action: .replace,
            response: .page, kind: .native, provisional: "/follow", after: "/ (/numbers)*", load: "", requests: 0),
        FlowRow(
            name: "redirect to an alert", before: "/ /follow", url: "/alert", action: .replace, response: .page,
            kind: .foreign, provisional: "/follow", after: "/ ! alert", load: "", requests: 0),
        FlowRow(
            name: "redirect to presentation pop", before: "/ /a /follow", url: "/x",
            properties: ["presentation": "pop"], action: .replace, response: .page, provisional: "/follow", after: "/",
            load: "", requests: 0),
        FlowRow(
            name: "redirect to presentation refresh", before: "/ /a /follow", url: "/x",
            properties: ["presentation": "refresh"], action: .replace, response: .page, provisional: "/follow",
            after: "/", load: "refresh / on main", requests: 1),
        FlowRow(
            name: "redirect to clear_all: the root was rendered already", before: "/ /a /follow", url: "/",
            properties: ["presentation": "clear_all"], action: .replace, response: .page, provisional: "/follow",
            after: "/", load: "adopt / on main", requests: 0),
        FlowRow(
            name: "redirect to replace_root", before: "/ /a /follow", url: "/home",
            properties: ["presentation": "replace_root"], action: .replace, response: .page, provisional: "/follow",
            after: "/home*", load: "adopt /home on main", requests: 0),
        FlowRow(
            name: "redirect to a historical location", before: "/ /a /follow", url: "/recede_historical_location",
            properties: ["presentation": "pop", "historical_location": true], action: .replace, response: .page,
            provisional: "/follow", after: "/", load: "", requests: 0),
        FlowRow(
            name: "redirect to none", before: "/ /a /follow", url: "/x", properties: ["presentation": "none"],
            action: .replace, response: .page, provisional: "/follow", after: "/ /a", load: "", requests: 0),
        FlowRow(
            name: "redirect of the only screen", before: "/follow", url: "/b", action: .replace, response: .page,
            provisional: "/follow", after: "/b*", load: "adopt /b on main", requests: 0),
        FlowRow(
            name: "redirect of the only screen to none leaves it", before: "/follow", url: "/x",
            properties: ["presentation": "none"], action: .replace, response: .page, provisional: "/follow",
            after: "/follow", load: "", requests: 0),
        FlowRow(
            name: "the first page is sent to a modal: its screen goes", before: "/follow", url: "/new",
            properties: modal, provisional: "/follow", isRendered: false, after: "| /new*",
            load: "visit /new on modal", requests: 1),
        FlowRow(
            name: "a cold boot's redirect is visited, once", before: "/ /follow", url: "/new", properties: modal,
            provisional: "/follow", isRendered: false, after: "/ | /new*", load: "visit /new on modal", requests: 1),
        FlowRow(
            name: "a redirect whose screen the user has left", before: "/ /a", url: "/b", action: .replace,
            response: .page, provisional: "/gone", after: "/ /a", load: "", requests: 0),
        FlowRow(
            name: "a form that redirects keeps its screen", before: "/ /form", url: "/b", response: .page,
            after: "/ /form /b*", load: "visit /b on main", requests: 0),
    ]

    static let foreign: [FlowRow] = [
        FlowRow(
            name: "an alert is presented", before: "/ /a", url: "/alert", kind: .foreign, after: "/ /a ! alert",
            load: "", requests: 0),
        FlowRow(
            name: "an alert over a modal", before: "/ | /new", url: "/alert", properties: modal, kind: .foreign,
            after: "/ | /new ! alert", load: "", requests: 0),
        FlowRow(
            name: "an alert with presentation replace_root", before: "/ /a", url: "/alert",
            properties: ["presentation": "replace_root"], kind: .foreign, after: "/ /a ! alert", load: "", requests: 0),
        FlowRow(
            name: "an alert covers us: default context goes on beneath it", before: "/ ! alert", url: "/a",
            after: "/ /a* ! alert", load: "visit /a on main", requests: 1),
        FlowRow(
            name: "an alert covers us: a modal waits", before: "/ ! alert", url: "/new", properties: modal,
            after: "/ ! alert", load: "visit nothing on modal", requests: 1, waits: true),
        FlowRow(
            name: "an alert covers the modal: a push goes on beneath it", before: "/ | /new ! alert", url: "/help",
            properties: modal, after: "/ | /new /help* ! alert", load: "visit /help on modal", requests: 1),
        FlowRow(
            name: "an alert covers the modal: its dismissal waits", before: "/ | /new ! alert", url: "/a",
            after: "/ /a*", load: "visit /a on main", requests: 1, waits: true),
    ]
}
