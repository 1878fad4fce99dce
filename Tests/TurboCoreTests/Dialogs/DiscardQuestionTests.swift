import Testing

@testable import TurboCore

/// The table "Unsaved input" of docs/flows.md.
struct DiscardQuestionTests {
    private typealias Page = DiscardQuestion.Page

    private static let causes = DiscardQuestion.Cause.allCases

    private static func question(
        _ cause: DiscardQuestion.Cause, _ fate: DiscardQuestion.Fate, _ input: UnsavedInput, title: String = "Note"
    ) -> DiscardQuestion? {
        DiscardQuestion(cause, about: [Page(title: title, input: input, fate: fate)])
    }

    @Test(arguments: causes)
    func `The user is asked about input that is lost, except by commands of the app`(
        _ cause: DiscardQuestion.Cause
    ) {
        let isUser = cause != .command
        for input in [UnsavedInput.inSnapshot, .inPage] {
            #expect((Self.question(cause, .removed, input) != nil) == isUser)
            #expect((Self.question(cause, .reloaded, input) != nil) == isUser)
        }
        #expect((Self.question(cause, .covered, .inPage) != nil) == isUser)
    }

    @Test(arguments: causes)
    func `The user isn't asked about input that Turbo restores with its page`(_ cause: DiscardQuestion.Cause) {
        #expect(Self.question(cause, .covered, .inSnapshot) == nil)
        for input in UnsavedInput.allCases { #expect(Self.question(cause, .kept, input) == nil) }
    }

    @Test(arguments: causes)
    func `The user isn't asked about pages without unsaved input`(_ cause: DiscardQuestion.Cause) {
        for fate in DiscardQuestion.Fate.allCases { #expect(Self.question(cause, fate, .none) == nil) }
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
        let pages = titles.map { Page(title: $0, input: .inSnapshot, fate: .removed) }
        let other = Page(title: "Other", input: .none, fate: .removed)
        let question = DiscardQuestion(.back, about: pages + [other])
        #expect(question?.title == "Discard changes?")
        #expect(question?.message == message)
    }
}
