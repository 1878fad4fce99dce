import Foundation

extension ListedRoute {
    /// Parses a line of Laravel, Django or Express. Returns nil for any other line.
    init?(line: String) {
        guard let route = Self.django(line) ?? Self.laravel(line) ?? Self.express(line) else { return nil }
        self = route
    }

    /// Parses `GET|HEAD  posts/{post} ...... posts.show › PostController@show`, the list of Laravel 9 and later.
    private static func laravel(_ line: String) -> ListedRoute? {
        let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: true).map(String.init)
        guard words.count >= 2, isVerbs(words[0]), words[0] == words[0].uppercased() else { return nil }
        let rest = words.count == 3 ? words[2].trimmingCharacters(in: .whitespaces) : ""
        let isAction = rest.hasPrefix("..") || rest.contains("›") || rest.contains("\\") || rest.contains("@")
        guard isAction || rest.isEmpty && words[0].contains("|") else { return nil }
        return ListedRoute(verbs: words[0], path: withoutDomain(words[1]))
    }

    /// Removes the domain in `{account}.example.com/users`. Laravel's paths don't begin with a slash.
    private static func withoutDomain(_ path: String) -> String {
        let domain = path.range(of: #"^[\w{}-]+(\.[\w{}-]+)+(:\d+)?/"#, options: .regularExpression)
        return domain.map { "/" + path[$0.upperBound...] } ?? path
    }

    /// Parses `/posts/<int:id>/  blog.views.show  post`, the columns of `show_urls`.
    private static func django(_ line: String) -> ListedRoute? {
        guard line.hasPrefix("/") else { return nil }
        let words = line.split(whereSeparator: \.isWhitespace)
        guard words.count >= 2, words.count <= 4, words[1].range(of: module, options: .regularExpression) != nil else {
            return nil
        }
        return ListedRoute(verbs: "", path: String(words[0]))
    }

    private static let module = #"^[A-Za-z_]\w*(\.[A-Za-z_<]\w*>?)+$"#

    /// Parses `GET /posts/:id`.
    private static func express(_ line: String) -> ListedRoute? {
        let words = line.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
        guard words.count == 2, isVerbs(words[0]), words[1].hasPrefix("/") else { return nil }
        return ListedRoute(verbs: words[0], path: words[1])
    }

    /// Whether a line belongs to a list without being a route: the middleware, and the number of routes.
    static func isDetail(_ line: String) -> Bool {
        line.hasPrefix("⇂ ") || line.hasPrefix("Showing [") && line.hasSuffix("] routes")
            || ["Controller: ", "URL Name:", "Decorators:"].contains(where: line.hasPrefix)
    }
}
