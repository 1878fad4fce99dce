import TurboCore

extension FlowRow {
    static let all: [FlowRow] =
        empty + fromDefault + fromModal + back + root + historical + redirects + refreshes + foreign

    private static let modal: PathProperties = ["context": "modal"]

    static let empty: [FlowRow] = [
        FlowRow(
            name: "empty / default / default", before: "", url: "/a", after: "/a*", load: "visit /a on main",
            requests: 1),
        FlowRow(
            name: "empty / default / replace", before: "", url: "/a", properties: ["presentation": "replace"],
            after: "/a*", load: "visit /a on main", requests: 1),
        FlowRow(
            name: "empty / default / pop", before: "", url: "/a", properties: ["presentation": "pop"], after: "/a*",
            load: "visit /a on main", requests: 1),
        FlowRow(
            name: "empty / default / clear_all", before: "", url: "/", properties: ["presentation": "clear_all"],
            after: "/*", load: "visit / on main", requests: 1),
        FlowRow(
            name: "empty / modal / clear_all", before: "", url: "/",
            properties: ["presentation": "clear_all", "context": "modal"], after: "/*", load: "visit / on main",
            requests: 1),
        FlowRow(
            name: "empty / modal / default", before: "", url: "/new", properties: modal, after: "| /new*",
            load: "visit /new on modal", requests: 1),
        FlowRow(
            name: "empty / any / none", before: "", url: "/a", properties: ["presentation": "none"], after: "",
            load: "",
            requests: 0),
        FlowRow(
            name: "empty / a native screen", before: "", url: "/numbers", kind: .native, after: "(/numbers)*", load: "",
            requests: 0),
    ]

    static let fromDefault: [FlowRow] = [
        FlowRow(
            name: "default / default / default: push", before: "/", url: "/a", after: "/ /a*", load: "visit /a on main",
            requests: 1),
        FlowRow(
            name: "default / default / default: same page on top", before: "/ /a", url: "/a", after: "/ /a*",
            load: "visit /a on main", requests: 1),
        FlowRow(
            name: "default / default / default: same page but for the fragment", before: "/ /a", url: "/a#comments",
            after: "/ /a#comments*", load: "visit /a#comments on main", requests: 1),
        FlowRow(
            name: "default / default / default: another query is another page", before: "/ /a?page=1",
            url: "/a?page=2", after: "/ /a?page=1 /a?page=2*", load: "visit /a?page=2 on main", requests: 1),
        FlowRow(
            name: "default / default / default: another query with query_string_presentation", before: "/ /a?page=1",
            url: "/a?page=2", properties: ["query_string_presentation": "replace"], after: "/ /a?page=2*",
            load: "visit /a?page=2 on main", requests: 1),
        FlowRow(
            name: "default / default / default: the page that the top was redirected to", before: "/ /a→/b", url: "/b",
            after: "/ /b*", load: "visit /b on main", requests: 1),
        FlowRow(
            name: "default / default / default: page below", before: "/ /a /b", url: "/a", after: "/ /a",
            load: "visit /a on main", requests: 1),
        FlowRow(
            name: "default / default / default: native page below", before: "/ (/numbers) /b", url: "/numbers",
            kind: .native, after: "/ (/numbers)", load: "", requests: 0),
        FlowRow(
            name: "default / default / default: a page further below is pushed", before: "/ /a /b /c", url: "/a",
            after: "/ /a /b /c /a*", load: "visit /a on main", requests: 1),
        FlowRow(
            name: "default / default / default: the app's screen without a URL is no page", before: "/ (-)", url: "/",
            after: "/", load: "visit / on main", requests: 1),
        FlowRow(
            name: "default / default / default: native screen", before: "/", url: "/numbers", kind: .native,
            after: "/ (/numbers)*", load: "", requests: 0),
        FlowRow(
            name: "default / default / default: another native screen", before: "/ (/numbers/1)", url: "/numbers/2",
            kind: .native, after: "/ (/numbers/1) (/numbers/2)*", load: "", requests: 0),
        FlowRow(
            name: "default / default / default: action replace", before: "/ /a", url: "/b", action: .replace,
            after: "/ /b*", load: "visit /b on main", requests: 1),
        FlowRow(
            name: "default / default / default: action replace of the page below goes back", before: "/ /a /b",
            url: "/a", action: .replace, after: "/ /a", load: "visit /a on main", requests: 1),
        FlowRow(
            name: "default / default / default: with a response", before: "/ /a", url: "/b", response: .page,
            after: "/ /a /b*", load: "visit /b on main", requests: 0),
        FlowRow(
            name: "default / default / default: with a response that is no success", before: "/ /a", url: "/b",
            response: .invalid, after: "/ /a /b*", load: "visit /b on main", requests: 1),
        FlowRow(
            name: "default / default / replace", before: "/ /a", url: "/b", properties: ["presentation": "replace"],
            after: "/ /b*", load: "visit /b on main", requests: 1),
        FlowRow(
            name: "default / modal / default", before: "/ /a", url: "/new", properties: modal, after: "/ /a | /new*",
            load: "visit /new on modal", requests: 1),
        FlowRow(
            name: "default / modal / replace", before: "/ /a", url: "/new",
            properties: ["context": "modal", "presentation": "replace"], after: "/ /a | /new*",
            load: "visit /new on modal", requests: 1),
        FlowRow(
            name: "default / modal / default: native screen", before: "/", url: "/numbers", properties: modal,
            kind: .native, after: "/ | (/numbers)*", load: "", requests: 0),
        FlowRow(
            name: "default / default / default: while the modal is being dismissed", before: "/ |~/new", url: "/a",
            after: "/ /a* | ~/new", load: "visit /a on main", requests: 1),
    ]

    static let fromModal: [FlowRow] = [
        FlowRow(
            name: "modal / default / default: dismiss, push", before: "/ /a | /new", url: "/b", after: "/ /a /b*",
            load: "visit /b on main", requests: 1),
        FlowRow(
            name: "modal / default / default: dismiss, replace the same page", before: "/ /a | /new", url: "/a",
            after: "/ /a*", load: "visit /a on main", requests: 1),
        FlowRow(
            name: "modal / default / default: dismiss, pop to the page below", before: "/ /a /b | /new", url: "/a",
            after: "/ /a", load: "visit /a on main", requests: 1),
        FlowRow(
            name: "modal / default / default: action replace still pushes", before: "/ /a | /new", url: "/b",
            action: .replace, after: "/ /a /b*", load: "visit /b on main", requests: 1),
        FlowRow(
            name: "modal / default / default: action replace of the same page", before: "/ /a | /new", url: "/a",
            action: .replace, after: "/ /a*", load: "visit /a on main", requests: 1),
        FlowRow(
            name: "modal / default / default: a form's answer is not requested again", before: "/ | /new",
            url: "/things/1", response: .page, after: "/ /things/1*", load: "visit /things/1 on main", requests: 0),
        FlowRow(
            name: "modal / default / replace", before: "/ /a | /new /help", url: "/b",
            properties: ["presentation": "replace"], after: "/ /b*", load: "visit /b on main", requests: 1),
        FlowRow(
            name: "modal / default / default: over an empty main stack", before: "| /new", url: "/a", after: "/a*",
            load: "visit /a on main", requests: 1),
        FlowRow(
            name: "modal / modal / default: push", before: "/ | /new", url: "/help", properties: modal,
            after: "/ | /new /help*", load: "visit /help on modal", requests: 1),
        FlowRow(
            name: "modal / modal / default: same page", before: "/ | /new", url: "/new", properties: modal,
            after: "/ | /new*", load: "visit /new on modal", requests: 1),
        FlowRow(
            name: "modal / modal / default: page below", before: "/ | /new /help", url: "/new", properties: modal,
            after: "/ | /new", load: "visit /new on modal", requests: 1),
        FlowRow(
            name: "modal / modal / default: action replace", before: "/ | /new", url: "/help", properties: modal,
            action: .replace, after: "/ | /help*", load: "visit /help on modal", requests: 1),
        FlowRow(
            name: "modal / modal / replace", before: "/ | /new /help", url: "/new2",
            properties: ["context": "modal", "presentation": "replace"], after: "/ | /new /new2*",
            load: "visit /new2 on modal", requests: 1),
    ]
}
