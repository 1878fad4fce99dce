import Testing

@testable import TurboCore

/// The table "Unsaved input" of docs/flows.md.
struct DiscardConfirmationTests {
    private typealias Page = DiscardConfirmation.Page

    private static let causes = DiscardConfirmation.Cause.allCases

    private static func question(
        _ cause: DiscardConfirmation.Cause, _ change: DiscardConfirmation.PageChange, _ input: UnsavedInput,
        title: String = "Note"
    ) -> DiscardConfirmation? {
        DiscardConfirmation(cause, about: [Page(title: title, input: input, change: change)])
    }

    @Test(arguments: causes)
    func `The user is asked about input that is lost, except by commands of the app`(
        _ cause: DiscardConfirmation.Cause
    ) {
        let isUser = cause != .command
        for input in [UnsavedInput.inSnapshot, .inPage] {
            #expect((Self.question(cause, .removed, input) != nil) == isUser)
            #expect((Self.question(cause, .reloaded, input) != nil) == isUser)
        }
        #expect((Self.question(cause, .replacedInWebView, .inPage) != nil) == isUser)
    }

    @Test(arguments: causes)
    func `The user isn't asked about input that Turbo restores with its page`(_ cause: DiscardConfirmation.Cause) {
        #expect(Self.question(cause, .replacedInWebView, .inSnapshot) == nil)
        for input in UnsavedInput.allCases { #expect(Self.question(cause, .kept, input) == nil) }
    }

    @Test(arguments: causes)
    func `The user isn't asked about pages without unsaved input`(_ cause: DiscardConfirmation.Cause) {
        for change in DiscardConfirmation.PageChange.allCases { #expect(Self.question(cause, change, .none) == nil) }
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
        let question = DiscardConfirmation(.back, about: pages + [other])
        #expect(question?.title == "Discard changes?")
        #expect(question?.message == message)
    }
}
