/// Decides whether to ask "Discard changes?" before pages are left, and what the alert contains.
package struct DiscardConfirmation: Equatable, Sendable {
    /// The change of a page.
    package enum PageChange: String, Sendable, CaseIterable {
        /// Its screen leaves the stack, or its window closes.
        case removed
        /// It is loaded again, or the document that has its snapshot is replaced.
        case reloaded
        /// Another page is rendered in its web view, and it stays on the stack. Turbo keeps its snapshot.
        case replacedInWebView
        /// It stays in its web view: below a modal or a native screen, or in a hidden tab.
        case kept
    }

    /// A page, its input, and its change.
    package struct Page: Equatable, Sendable {
        package let title: String
        package let input: UnsavedInput
        package let change: PageChange

        package init(title: String, input: UnsavedInput, change: PageChange) {
            self.title = title
            self.input = input
            self.change = change
        }

        /// Whether the input of the page is lost.
        package var losesInput: Bool {
            switch (change, input) {
            case (_, .none), (.kept, _), (.replacedInWebView, .inSnapshot): false
            case (.removed, _), (.reloaded, _), (.replacedInWebView, .inPage): true
            }
        }
    }

    /// The title of the alert.
    package let title: String
    /// The sentence that names what would be lost.
    package let message: String

    /// - Parameter pages: all pages that the user may lose, those on top last.
    /// - Returns: nil if no input is lost.
    package init?(about pages: [Page]) {
        let lost = pages.filter(\.losesInput)
        guard !lost.isEmpty else { return nil }
        title = BuiltInText.discardChanges.text()
        message = Self.message(naming: lost.map(\.title))
    }

    /// - Parameter titles: those of the pages; empty for a page without one.
    private static func message(naming titles: [String]) -> String {
        var names: [String] = []
        for title in titles where !title.isEmpty && !names.contains(title) { names.append(title) }
        guard !names.isEmpty else { return BuiltInText.changesNotSaved.text() }
        let list = names.map {
            BuiltInText.quotation.text(DialogText.shortened($0, characters: longestTitle, lines: 1))
        }
        return BuiltInText.changesToPageNotSaved.text(BuiltInText.joined(list))
    }

    /// A page may choose any title.
    private static let longestTitle = 60
}
