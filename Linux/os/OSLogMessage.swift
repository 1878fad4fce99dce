/// A message of a `Logger`: a string literal with values.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
    private let parts: [OSLogInterpolation.Part]

    public init(stringInterpolation: OSLogInterpolation) {
        parts = stringInterpolation.parts
    }

    public init(stringLiteral value: String) {
        parts = [OSLogInterpolation.Part(text: value, isPrivate: false)]
    }

    /// - Parameter showsPrivate: whether private values are in the text. Otherwise it has `<private>` instead of each.
    func text(showsPrivate: Bool) -> String {
        parts.map { $0.isPrivate && !showsPrivate ? "<private>" : $0.text }.joined()
    }
}
