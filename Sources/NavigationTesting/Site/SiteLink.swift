import TurboCore

/// A link of a ``SitePage``. A literal is a link whose text is its path.
public struct SiteLink: Sendable, Equatable, ExpressibleByStringLiteral {
    /// What the user reads.
    public var text: String
    /// Where it leads: a path, or a whole URL.
    public var path: String
    /// What Turbo is asked to do, as `data-turbo-action`; nil for an ordinary link.
    public var action: VisitAction?

    /// - Parameters:
    ///   - text: what the user reads.
    ///   - path: where it leads.
    ///   - action: what Turbo is asked to do; nil by default, for an ordinary link.
    public init(_ text: String, to path: String, action: VisitAction? = nil) {
        self.text = text
        self.path = path
        self.action = action
    }

    /// A link whose text is its path.
    public init(stringLiteral path: String) {
        self.init(path, to: path)
    }

    var html: String {
        let attribute = action.map { " data-turbo-action=\"\($0.rawValue)\"" } ?? ""
        return "<p><a href=\"\(SitePage.escaped(path))\"\(attribute)>\(SitePage.escaped(text))</a></p>"
    }
}
