import Testing

@testable import TurboCore

/// The table "Unsaved input" of docs/flows.md.
struct DiscardConfirmationTests {
    private typealias Page = DiscardConfirmation.Page

    private static func question(
        _ change: DiscardConfirmation.PageChange, _ input: UnsavedInput, title: String = "Note"
    ) -> DiscardConfirmation? {
        DiscardConfirmation(about: [Page(title: title, input: input, change: change)])
    }

    @Test func `The user is asked about input that is lost`() {
        for input in [UnsavedInput.inSnapshot, .inPage] {
            #expect(Self.question(.removed, input) != nil)
            #expect(Self.question(.reloaded, input) != nil)
        }
        #expect(Self.question(.replacedInWebView, .inPage) != nil)
    }

    @Test func `The user isn't asked about input that Turbo restores with its page`() {
        #expect(Self.question(.replacedInWebView, .inSnapshot) == nil)
        for input in UnsavedInput.allCases { #expect(Self.question(.kept, input) == nil) }
    }

    @Test func `The user isn't asked about pages without unsaved input`() {
        for change in DiscardConfirmation.PageChange.allCases { #expect(Self.question(change, .none) == nil) }
    }

    @Test(arguments: [
        (["Note"], "Your changes to “Note” haven't been saved."),
        (["Note", "Address"], "Your changes to “Note”, “Address” haven't been saved."),
        (["Note", "Note"], "Your changes to “Note” haven't been saved."),
        ([""], "Your changes haven't been saved."),
        (["", "Note"], "Your changes to “Note” haven't been saved."),
        (
            [String(repeating: "x", count: 61)],
            "Your changes to “\(String(repeating: "x", count: 60))…” haven't been saved."
        ),
    ])
    func `The question names the pages`(_ titles: [String], _ message: String) {
        let pages = titles.map { Page(title: $0, input: .inSnapshot, change: .removed) }
        let other = Page(title: "Other", input: .none, change: .removed)
        let question = DiscardConfirmation(about: pages + [other])
        #expect(question?.title == "Discard changes?")
        #expect(question?.message == message)
    }
}
