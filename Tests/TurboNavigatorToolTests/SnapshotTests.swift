import Testing

@Suite struct SnapshotTests {
    @Test(arguments: checks + explanations + simulations + routes + commandLines)
    func `The output is the same as in its snapshot`(snapshot: Snapshot) throws {
        try snapshot.compare()
    }

    static let checks = [
        Snapshot("check-seed", "check", "seed.json"),
        Snapshot("check-seed-routes", "check", "seed.json", "--routes", "routes.txt"),
        Snapshot("check-seed-json", "check", "seed.json", "--format", "json"),
        Snapshot("check-seed-github", "check", "seed.json", "--format", "github"),
        Snapshot("check-seed-sarif", "check", "seed.json", "--format", "sarif"),
        Snapshot("check-broken", "check", "broken.json"),
        Snapshot("check-fine", "check", "fine.json"),
        Snapshot("check-fine-strict", "check", "fine.json", "--strict"),
        Snapshot("check-notes", "check", "notes.json"),
        Snapshot("check-notes-strict", "check", "notes.json", "--strict"),
        Snapshot("check-two-files", "check", "fine.json", "seed.json", "--format=json"),
        Snapshot(
            "check-bare-rule", "check", "-", input: #"{"patterns": ["/new"], "properties": {"context": "modal"}}"#),
        Snapshot("check-comment", "check", "-", input: "{\n  // Forms\n  \"rules\": []\n}\n"),
        Snapshot("check-trailing-comma", "check", "-", input: "{\n  \"rules\": [],\n}\n"),
        Snapshot("check-html", "check", "-", input: "<!DOCTYPE html>\n<title>Sign in</title>\n"),
        Snapshot("check-hostile", "check", "hostile.json"),
        Snapshot("check-hostile-github", "check", "hostile.json", "--format", "github"),
        Snapshot("check-hostile-json", "check", "hostile.json", "--format", "json"),
        Snapshot("check-foreign-syntax", "check", "-", input: foreignSyntax),
        Snapshot("check-wide", "check", "-", input: "{\"rules\": [\n\t{\"comment\": \"見出し 😀\", \"patterns\": 1}]}"),
        Snapshot("check-for-ios", "check", "fine.json", "--for", "hotwire-ios", "--strict"),
        Snapshot("check-for-both", "check", "shared.json", "--for", "hotwire-ios", "--for", "hotwire-android"),
        Snapshot("check-for-android", "check", "broken.json", "--for", "hotwire-android"),
        Snapshot("check-for-turbo-ios", "check", "seed.json", "--for", "turbo-ios", "--strict"),
        Snapshot("check-explain-effects", "check", "--explain", "incomplete-rule"),
        Snapshot("check-directives", "check", "directives.json", "--strict"),
        Snapshot("check-only", "check", "broken.json", "--only", "glob-pattern", "--only=trailing-comma"),
        Snapshot("check-disable", "check", "seed.json", "--disable", "unknown-key"),
        Snapshot("check-missing-and-fine", "check", "nowhere.json", "fine.json"),
        Snapshot("check-ruby", "check", "configurations_controller.rb"),
        Snapshot("check-scope", "check", "-", "--routes", "scoped_routes.txt", input: scoped),
        Snapshot("check-query", "check", "fine.json", "--match-query-strings"),
        Snapshot("check-list", "check", "--list"),
        Snapshot("check-explain", "check", "--explain", "open-end"),
    ]

    /// Patterns with the syntax of other languages.
    private static let foreignSyntax = """
        {"rules": [
          {"patterns": ["/posts/:id/edit", "/posts/{id}", "/posts/[id]"], "properties": {"presentation": "modal"}},
          {"patterns": ["/^\\/posts$/", "/posts$/edit", "/new$ ", "^posts", "/d+$"], "properties": {"uri": 7}},
          {"patterns": ["^$", "/caf%C3%A9", "*/new"], "properties": {"context": "modal"}}
        ]}

        """

    private static let scoped = """
        {"rules": [
          {"patterns": ["^(/[a-z]{2})?/posts$", "/edit$", "^/pages/about$"], "properties": {"context": "modal"}},
          {"patterns": ["/posts/new$", "/psts/new$"], "properties": {"context": "modal"}},
          {"patterns": ["/new$"], "properties": {"context": "default"}}
        ]}

        """

    private static let startRules = """
        {"rules": [{"patterns": ["^$"], "properties": {"title": "Start"}},
                   {"patterns": ["^/$"], "properties": {"presentation": "replace"}}]}

        """

    private static let lost =
        #"{"rules": [{"patterns": ["/new$"], "properties": {"context": "modal"}}, {"patterns": ["/a"]}]}"#

    private static let unknown = """
        {"rules": [{"patterns": [".*"], "properties": {"presentation": "replace"}},
                   {"patterns": ["/new$"], "properties": {"presentation": "modal"}}]}

        """

    static let explanations = [
        Snapshot(
            "explain-platforms", "explain", "shared.json", "/Posts/New/?a=1", "--for", "turbo-navigator", "--for",
            "hotwire-ios", "--for", "hotwire-android"),
        Snapshot(
            "explain-start", "explain", "-", "https://example.com", "https://example.com/", "https://example.com?a=1",
            "--for", "turbo-navigator", "--for", "hotwire-ios", "--for", "turbo-ios", input: startRules),
        Snapshot(
            "explain-lost", "explain", "-", "/new", "--for", "hotwire-ios", "--for", "hotwire-android", input: lost),
        Snapshot(
            "explain-unknown", "explain", "-", "/new", "--for", "hotwire-ios", "--for", "turbo-ios", input: unknown),
        Snapshot("explain", "explain", "fine.json", "/posts/1/edit", "https://example.com/posts/?page=2"),
        Snapshot("explain-json", "explain", "fine.json", "/posts/1/edit", "--format", "json"),
        Snapshot("explain-historical", "explain", "fine.json", "/recede_historical_location"),
        Snapshot("explain-errors", "explain", "broken.json", "/posts"),
        Snapshot("explain-html", "explain", "fine.json", "/posts/1/edit", "/posts?page=2", "--html"),
        Snapshot("explain-nothing", "explain", "fine.json"),
        Snapshot("explain-hostile", "explain", "hostile.json", "/\u{1B}[31mred"),
    ]

    static let simulations = [
        Snapshot(
            "simulate", "simulate", "fine.json", "/posts", "/posts/new", "submit /posts -> 422",
            "submit /posts -> 303 /posts/1", "back"),
        Snapshot("simulate-scenario", "simulate", "fine.json", "--scenario", "tour.txt", "--start", "/posts"),
        Snapshot("simulate-json", "simulate", "fine.json", "--scenario", "tour.txt", "--format", "json"),
        Snapshot(
            "simulate-bad-scenario", "simulate", "fine.json", "--scenario", "-", input: "/posts\nsumbit /posts -> 422\n"
        ),
        Snapshot("simulate-bad-answer", "simulate", "fine.json", "submit /posts -> 303"),
        Snapshot(
            "simulate-answers", "simulate", "fine.json", "/posts#top", "/posts#end", "/a%2Fb", "/a->/posts/1",
            "/x -> 401",
            "/report -> attachment", "/y -> https://elsewhere.example/", "/z -> 404"),
        Snapshot(
            "simulate-fragments", "simulate", "fine.json", "/a", "/a#x", "/a#", "/a#", "/a", "/a?b#x", "/posts/new",
            "/posts/new#x", "replace /a?b#y"),
        Snapshot("simulate-bad-link", "simulate", "fine.json", "/posts -> 200"),
        Snapshot("simulate-nothing", "simulate", "fine.json"),
    ]

    static let routes = [
        Snapshot("routes", "routes", "fine.json", "--routes", "routes.txt"),
        Snapshot(
            "routes-start", "routes", "shared.json", "--routes", "-", "--for", "hotwire-ios",
            input: "https://example.com\nhttps://example.com/\n"),
        Snapshot("routes-json", "routes", "fine.json", "--routes", "urls.txt", "--format", "json"),
        Snapshot("routes-markdown", "routes", "fine.json", "--routes", "access.log", "--format", "markdown"),
        Snapshot("routes-against", "routes", "fine.json", "--routes", "routes.txt", "--against", "seed.json"),
        Snapshot(
            "routes-against-json", "routes", "fine.json", "--routes", "routes.txt", "--against", "seed.json",
            "--format", "json"),
        Snapshot(
            "routes-against-itself", "routes", "fine.json", "--routes", "routes.txt", "--against", "fine.json",
            "--format", "markdown"),
        Snapshot("routes-without-routes", "routes", "fine.json"),
        Snapshot("routes-empty", "routes", "fine.json", "--routes", "-", input: "nothing here\n"),
    ]

    static let commandLines = [
        Snapshot("help", "--help"),
        Snapshot("help-none"),
        Snapshot("help-check", "check", "--help"),
        Snapshot("help-explain", "help", "explain"),
        Snapshot("help-routes", "help", "routes"),
        Snapshot("help-simulate", "help", "simulate"),
        Snapshot("help-new", "new", "--help"),
        Snapshot("version", "--version"),
        Snapshot("misspelt-command", "chekc", "fine.json"),
        Snapshot("misspelt-option", "check", "--frmat", "json", "fine.json"),
        Snapshot("misspelt-value", "check", "--format", "jsno", "fine.json"),
        Snapshot("missing-value", "check", "fine.json", "--format"),
        Snapshot("missing-file", "check", "nowhere.json"),
        Snapshot("a-folder", "check", "."),
        Snapshot("no-server", "check", "http://127.0.0.1:9/configuration.json"),
        Snapshot("completions-bash", "completions", "bash"),
        Snapshot("completions-zsh", "completions", "zsh"),
        Snapshot("completions-fish", "completions", "fish"),
        Snapshot("completions-other", "completions", "tcsh"),
        Snapshot("man", "man"),
    ]
}
