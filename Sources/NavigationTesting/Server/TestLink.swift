import TurboCore

/// A link on a ``TestPage``. A literal is a link whose text is its path.
public struct TestLink: Sendable, Equatable, ExpressibleByStringLiteral {
    /// The text of the link.
    public var text: String
    /// The target of the link: a path or a whole URL.
    public var path: String
    /// The action for Turbo, as `data-turbo-action`; nil for an ordinary link.
    public var action: VisitAction?

    /// - Parameters:
    ///   - text: the text of the link.
    ///   - path: the target of the link: a path or a whole URL.
    ///   - action: the action for Turbo; nil, the default, for an ordinary link.
    public init(_ text: String, to path: String, action: VisitAction? = nil) {
        self.text = text
        self.path = path
        self.action = action
    }

    /// Creates a link whose text is its path.
    public init(stringLiteral path: String) {
        self.init(path, to: path)
    }

    var html: String {
        let attribute = action.map { " data-turbo-action=\"\($0.rawValue)\"" } ?? ""
        return "<p><a href=\"\(TestPage.escaped(path))\"\(attribute)>\(TestPage.escaped(text))</a></p>"
    }
}
