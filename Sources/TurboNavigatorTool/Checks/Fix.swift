/// A change of the file that removes a finding for certain: nothing that works now works otherwise.
struct Fix: Sendable, Equatable {
    /// The bytes that go.
    let range: Range<Int>
    /// What comes in their place.
    let text: String
}
