import TurboCore

extension FlowRow {
    private static let pop: PathProperties = ["presentation": "pop"]
    private static let refresh: PathProperties = ["presentation": "refresh"]
    private static let clearAll: PathProperties = ["presentation": "clear_all"]
    private static let replaceRoot: PathProperties = ["presentation": "replace_root"]

    static let back: [FlowRow] = [
        FlowRow(
            name: "default / any / pop", before: "/ /a", url: "/x", properties: pop, after: "/", load: "", requests: 0),
        FlowRow(
            name: "default / modal / pop ignores the given context", before: "/ /a", url: "/x",
            properties: ["presentation": "pop", "context": "modal"], after: "/", load: "", requests: 0),
        FlowRow(
            name: "default / any / pop: root", before: "/", url: "/x", properties: pop, after: "/", load: "",
            requests: 0),
        FlowRow(
            name: "modal / any / pop", before: "/ /a | /new /help", url: "/x", properties: pop, after: "/ /a | /new",
            load: "", requests: 0),
        FlowRow(
            name: "modal / any / pop: one screen", before: "/ /a | /new", url: "/x", properties: pop, after: "/ /a",
            load: "", requests: 0),
        FlowRow(
            name: "default / any / refresh", before: "/ /a /b", url: "/x", properties: refresh, after: "/ /a",
            load: "refresh /a on main", requests: 1),
        FlowRow(
            name: "default / any / refresh: root", before: "/", url: "/x", properties: refresh, after: "/",
            load: "refresh / on main", requests: 1),
        FlowRow(
            name: "default / any / refresh: with a response for that page", before: "/ /a", url: "/",
            properties: refresh, response: .page, after: "/", load: "refresh / on main", requests: 0),
        FlowRow(
            name: "default / any / refresh: with a response for another page", before: "/ /a", url: "/x",
            properties: refresh, response: .page, after: "/", load: "refresh / on main", requests: 1),
        FlowRow(
            name: "default / any / refresh: a native screen is not visited", before: "/ (/numbers) /b", url: "/x",
            properties: refresh, after: "/ (/numbers)", load: "", requests: 0),
        FlowRow(
            name: "modal / any / refresh", before: "/ /a | /new /help", url: "/x", properties: refresh,
            after: "/ /a | /new", load: "refresh /new on modal", requests: 1),
        FlowRow(
            name: "modal / any / refresh: one screen", before: "/ /a | /new", url: "/x", properties: refresh,
            after: "/ /a", load: "refresh /a on main", requests: 1),
    ]

    static let root: [FlowRow] = [
        FlowRow(
            name: "default / any / clear_all", before: "/ /a /b", url: "/", properties: clearAll, after: "/",
            load: "refresh / on main", requests: 1),
        FlowRow(
            name: "default / any / clear_all: at the root", before: "/", url: "/", properties: clearAll, after: "/",
            load: "refresh / on main", requests: 1),
        FlowRow(
            name: "modal / any / clear_all", before: "/ /a | /new /help", url: "/", properties: clearAll, after: "/",
            load: "refresh / on main", requests: 1),
        FlowRow(
            name: "modal / any / clear_all: the sign-in form's answer is shown", before: "/ /a | /sign_in", url: "/",
            properties: clearAll, response: .page, after: "/", load: "refresh / on main", requests: 0),
        FlowRow(
            name: "any / any / clear_all: a native root is not visited", before: "(/numbers) /a", url: "/",
            properties: clearAll, after: "(/numbers)", load: "", requests: 0),
        FlowRow(
            name: "default / any / replace_root", before: "/ /a /b", url: "/home", properties: replaceRoot,
            after: "/home*", load: "visit /home on main", requests: 1),
        FlowRow(
            name: "modal / modal / replace_root", before: "/ /a | /sign_in", url: "/home",
            properties: ["presentation": "replace_root", "context": "modal"], after: "/home*",
            load: "visit /home on main", requests: 1),
        FlowRow(
            name: "modal / any / replace_root: with a response", before: "/ | /sign_in", url: "/home",
            properties: replaceRoot, response: .page, after: "/home*", load: "visit /home on main", requests: 0),
        FlowRow(
            name: "any / any / replace_root: a native screen", before: "/ /a", url: "/numbers",
            properties: replaceRoot, kind: .native, after: "(/numbers)*", load: "", requests: 0),
        FlowRow(
            name: "default / any / none", before: "/ /a", url: "/x", properties: ["presentation": "none"],
            after: "/ /a", load: "", requests: 0),
        FlowRow(
            name: "modal / any / none", before: "/ /a | /new", url: "/x", properties: ["presentation": "none"],
            after: "/ /a | /new", load: "", requests: 0),
    ]

    static let historical: [FlowRow] = [
        FlowRow(
            name: "recede", before: "/ /a", url: "/recede_historical_location", properties: recede, after: "/",
            load: "", requests: 0),
        FlowRow(
            name: "recede: root", before: "/", url: "/recede_historical_location", properties: recede, after: "/",
            load: "", requests: 0),
        FlowRow(
            name: "recede: dismiss, then pop main by one", before: "/ /a | /new", url: "/recede_historical_location",
            properties: recede, after: "/", load: "", requests: 0),
        FlowRow(
            name: "recede: an empty main stack", before: "", url: "/recede_historical_location", properties: recede,
            after: "", load: "", requests: 0),
        FlowRow(
            name: "refresh: the top without popping", before: "/ /a", url: "/refresh_historical_location",
            properties: refreshed, after: "/ /a", load: "refresh /a on main", requests: 1),
        FlowRow(
            name: "refresh: dismiss, then refresh the top of main", before: "/ /a | /new /help",
            url: "/refresh_historical_location", properties: refreshed, response: .page, after: "/ /a",
            load: "refresh /a on main", requests: 1),
        FlowRow(
            name: "resume: nothing", before: "/ /a", url: "/resume_historical_location", properties: resume,
            after: "/ /a", load: "", requests: 0),
        FlowRow(
            name: "resume: dismiss", before: "/ /a | /new", url: "/resume_historical_location", properties: resume,
            after: "/ /a", load: "", requests: 0),
        FlowRow(
            name: "an app's own refresh rule pops first", before: "/ /a /b", url: "/refresh_historical_location",
            properties: refresh, after: "/ /a", load: "refresh /a on main", requests: 1),
    ]

    private static let recede: PathProperties = ["presentation": "pop", "historical_location": true]
    private static let refreshed: PathProperties = ["presentation": "refresh", "historical_location": true]
    private static let resume: PathProperties = ["presentation": "none", "historical_location": true]
}
