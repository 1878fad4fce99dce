/// A route as a framework lists it: its methods and its path.
struct ListedRoute: Sendable, Equatable {
    /// The methods in capitals. If empty, every method is allowed.
    let verbs: [String]
    let pattern: RoutePattern

    /// - Parameters:
    ///   - verbs: the methods in one text, such as `GET|HEAD` or `GET, POST`.
    ///   - path: the path in the syntax of the framework.
    ///   - requirements: regular expressions for the path's parameters, by their names.
    init(verbs: String, path: String, requirements: [String: String] = [:]) {
        let words = verbs.uppercased().split { !$0.isLetter && $0 != "*" }.map(String.init)
        self.verbs = words.filter { !["ANY", "ALL", "*"].contains($0) }
        pattern = RoutePattern(path, requirements: requirements)
    }

    /// The paths that links can lead to.
    var routes: [Route] { verbs.isEmpty || verbs.contains("GET") ? pattern.routes : [] }

    /// Whether a word is a list of methods: `GET`, `GET|HEAD`, `any`.
    static func isVerbs(_ word: String) -> Bool {
        let words = word.uppercased().split { "|,".contains($0) }.map(String.init)
        return !words.isEmpty && words.allSatisfy(names.contains)
    }

    private static let names: Set<String> = [
        "GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "CONNECT", "TRACE", "LINK", "UNLINK", "WS", "ANY",
        "ALL", "*",
    ]
}
