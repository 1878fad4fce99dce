extension NSAttributedString.Key {
    /// A UIFont.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The UIColor of the letters.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
}
