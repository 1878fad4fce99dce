import Testing
import TurboNavigatorTesting

/// A scenario with the same outcome in both forms.
struct ScenarioRow: CustomTestStringConvertible, Sendable {
    let name: String
    let steps: [NavigationScenario.Step]

    var testDescription: String { name }

    static let rules = """
        {"rules": [
          {"patterns": ["/new$", "/edit$"], "properties": {"context": "modal"}},
          {"patterns": ["^/done/new$"], "properties": {"modal_flow": "new"}},
          {"patterns": ["^/notes/new$"], "properties": {"on_dismiss": "refresh"}},
          {"patterns": ["/search$"], "properties": {"presentation": "replace"}},
          {"patterns": ["/home$"], "properties": {"presentation": "clear_all"}}
        ]}
        """

    static let all = [
        ScenarioRow(
            name: "push and back",
            steps: [
                .init("/posts", stacks: "/ /posts", requests: ["GET /posts"]),
                .init("/posts/1?page=2", stacks: "/ /posts /posts/1?page=2", requests: ["GET /posts/1?page=2"]),
                .init("back", stacks: "/ /posts", requests: []),
                .init("back", stacks: "/", requests: []),
                .init("back", stacks: "/", requests: []),
            ]),
        ScenarioRow(
            name: "replace, by a rule and by a link",
            steps: [
                "/posts", .init("/search", stacks: "/ /search", requests: ["GET /search"]),
                .init("replace /search?q=tea", stacks: "/ /search?q=tea", requests: ["GET /search?q=tea"]),
            ]),
        ScenarioRow(
            name: "a modal, another page in it, and its dismissal",
            steps: [
                .init("/new", stacks: "/ | /new", requests: ["GET /new"]),
                .init("/1/edit", stacks: "/ | /new /1/edit", requests: ["GET /1/edit"]),
                .init("back", stacks: "/ | /new", requests: []),
                .init("dismiss", stacks: "/", requests: []),
            ]),
        ScenarioRow(
            name: "a modal flow after another one: by a link, a form and a redirect",
            steps: [
                .init("/new", stacks: "/ | /new"), .init("/1/edit", stacks: "/ | /new /1/edit"),
                .init("/done/new", stacks: "/ | /done/new", requests: ["GET /done/new"]),
                .init("/1/edit", stacks: "/ | /done/new /1/edit"), .init("/new", stacks: "/ | /done/new /1/edit /new"),
                .init(
                    "submit /save -> 303 /done/new", stacks: "/ | /done/new", requests: ["POST /save", "GET /done/new"]),
                .init("/1/edit", stacks: "/ | /done/new /1/edit"), .init("/new", stacks: "/ | /done/new /1/edit /new"),
                .init(
                    "/follow/new -> /done/new", stacks: "/ | /done/new",
                    requests: ["GET /follow/new", "GET /done/new"]),
                .init("dismiss", stacks: "/", requests: []),
            ]),
        ScenarioRow(
            name: "a form in a modal whose answer is pushed, and Back to the page that it may have changed",
            steps: [
                "/posts", "/new",
                .init(
                    "submit /posts -> 303 /posts/1", stacks: "/ /posts /posts/1",
                    requests: ["POST /posts", "GET /posts/1"]),
                .init("back", stacks: "/ /posts", requests: ["GET /posts"]),
                .init("/posts/1", requests: ["GET /posts/1"]), .init("back", stacks: "/ /posts", requests: []),
            ]),
        ScenarioRow(
            name: "a modal that is dismissed after a form, and without one",
            steps: [
                "/posts", .init("/notes/new", stacks: "/ /posts | /notes/new"),
                .init("dismiss", stacks: "/ /posts", requests: []), "/notes/new",
                .init(
                    "submit /notes -> 303 /1/edit", stacks: "/ /posts | /notes/new /1/edit",
                    requests: ["POST /notes", "GET /1/edit"]),
                .init("dismiss", stacks: "/ /posts", requests: ["GET /posts"]), "/notes/new",
                .init("submit /notes -> 303 /posts/1", stacks: "/ /posts /posts/1"), "/new",
                .init("submit /notes -> 303 /1/edit", requests: ["POST /notes", "GET /1/edit"]),
                .init("dismiss", stacks: "/ /posts /posts/1", requests: []),
            ]),
        ScenarioRow(
            name: "a redirect, and one out of a modal",
            steps: [
                .init("/follow -> /posts", stacks: "/ /posts", requests: ["GET /follow", "GET /posts"]),
                .init("/new", stacks: "/ /posts | /new"), .init("/leave -> /posts/2", stacks: "/ /posts /posts/2"),
            ]),
        ScenarioRow(
            name: "a form with errors, then without",
            steps: [
                "/new", .init("submit /posts -> 422", stacks: "/ | /new", requests: ["POST /posts"]),
                .init(
                    "submit /posts -> 303 /posts/1", stacks: "/ /posts/1", requests: ["POST /posts", "GET /posts/1"]),
            ]),
        ScenarioRow(
            name: "historical locations",
            steps: [
                "/posts", "/new", .init("submit /a -> 303 /recede_historical_location", stacks: "/"),
                .init("/posts", stacks: "/ /posts"), .init("/new", stacks: "/ /posts | /new"),
                .init("submit /b -> 303 /refresh_historical_location", stacks: "/ /posts"), "/new",
                .init("submit /c -> 303 /resume_historical_location", stacks: "/ /posts"),
            ]),
        ScenarioRow(
            name: "statuses that are errors",
            steps: [
                .init("/secret -> 401", stacks: "/ /secret", requests: ["GET /secret"]), .init("back", stacks: "/"),
                .init("/gone -> 404", stacks: "/ /gone", requests: ["GET /gone"]), .init("back", stacks: "/"),
            ]),
        ScenarioRow(
            name: "a native screen, then clear_all",
            steps: [
                "/posts", .init("native /numbers", stacks: "/ /posts (/numbers)", requests: []),
                .init("back", stacks: "/ /posts", requests: []), .init("/home"),
            ]),
        ScenarioRow(
            name: "a file, and the steps after it",
            steps: [
                .init("/posts", stacks: "/ /posts"), .init("/report -> attachment", stacks: "/ /posts"),
                .init("/posts/1", stacks: "/ /posts /posts/1"), .init("/new", stacks: "/ /posts /posts/1 | /new"),
                .init("/report/new -> attachment", stacks: "/ /posts /posts/1 | /new"),
                // A link out of the modal closes it before the response arrives.
                .init("/report -> attachment", stacks: "/ /posts /posts/1"),
            ]),
    ]
}
