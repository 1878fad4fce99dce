import Foundation

/// A regular expression that is compiled on first use.
final class LazyExpression: Sendable {
    private let text: String
    private let ignoresCase: Bool
    private let expression = Locked<NSRegularExpression?>(nil)

    init(_ text: String, ignoresCase: Bool) {
        self.text = text
        self.ignoresCase = ignoresCase
    }

    /// - Throws: the error of `NSRegularExpression` if the text isn't a regular expression.
    func compiled() throws -> NSRegularExpression {
        try expression.withLock { expression in
            if let expression { return expression }
            let compiled = try NSRegularExpression(pattern: text, options: ignoresCase ? .caseInsensitive : [])
            expression = compiled
            return compiled
        }
    }
}
