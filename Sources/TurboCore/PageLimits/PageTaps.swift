import Foundation

/// What the user has tapped in pages, so that a page by itself opens no other app, and no browser after its first.
package struct PageTaps: Equatable, Sendable {
    /// Seconds after a tap in which a link is the user's.
    package static let seconds: TimeInterval = 1
    /// Seconds that the menu of a link may be open.
    package static let menuSeconds: TimeInterval = 30
    /// Pages that are kept. More is a page that floods us.
    static let mostPages = 20

    private var end = Date.distantPast
    /// Whether there was a tap since another site was opened last.
    private var isFresh = false
    /// Pages of the app that were asked for without such a tap.
    private var unasked: [URL] = []

    package init() {}

    /// The user has tapped a page.
    package mutating func note(for seconds: TimeInterval, at time: Date) {
        end = max(end, time.addingTimeInterval(seconds))
        isFresh = true
    }

    /// Whether a link that is followed now was tapped. A tap counts once.
    package mutating func take(at time: Date) -> Bool {
        defer { end = .distantPast }
        return time < end
    }

    /// A page asks for a page of the app, which the server may redirect to another site.
    package mutating func noteProposal(of url: URL) {
        end = .distantPast
        unasked.removeAll { $0 == url }
        if !isFresh { unasked = unasked.suffix(Self.mostPages - 1) + [url] }
    }

    /// Whether a page of the app was asked for without the user. Each such page counts once.
    package mutating func takeUnasked(_ url: URL) -> Bool {
        guard let index = unasked.firstIndex(of: url) else { return false }
        unasked.remove(at: index)
        return true
    }

    /// Another site is opened outside the app.
    package mutating func noteOpened() {
        isFresh = false
    }
}
