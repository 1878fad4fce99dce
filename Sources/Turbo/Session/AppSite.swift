import Foundation
import TurboCore

/// The URLs that belong to the app, and the user's taps in its pages. The sessions of one navigator share it: a link from the
/// modal stack to a page of the main stack is the app's own.
@MainActor
package final class AppSite {
    package private(set) var origins = OwnOrigins()
    /// The user's taps in the pages.
    private var taps = PageTaps()

    package init() {}

    /// The app routed a URL: its origin is the app's from now on.
    package func add(_ url: URL) { origins.add(url) }

    package func add(_ others: OwnOrigins) { origins.formUnion(others) }

    func use(hosts: Set<String>) { origins.hosts = hosts }

    // MARK: Taps

    func noteTap(for seconds: TimeInterval) { taps.note(for: seconds, at: Date()) }

    /// Whether a link that is followed now was tapped. A tap counts once.
    package func takeTap() -> Bool { taps.take(at: Date()) }

    func noteProposal(of url: URL) { taps.noteProposal(of: url) }

    func takeUnasked(_ url: URL) -> Bool { taps.takeUnasked(url) }

    func noteOpened() { taps.noteOpened() }
}
