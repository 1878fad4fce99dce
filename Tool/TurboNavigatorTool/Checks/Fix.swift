/// A change to the file that resolves a finding without changing anything that works now.
struct Fix: Sendable, Equatable {
    /// The bytes to replace.
    let range: Range<Int>
    /// The replacement text.
    let text: String
}
