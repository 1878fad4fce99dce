import Foundation
import TurboCore

/// The app's own origins, and the user's taps in its pages. The sessions of one navigator share it, so that a link from
/// the modal stack to a page of the main stack isn't external.
@MainActor
package final class AppSite {
    package internal(set) var origins = OwnOrigins()
    private var taps = PageTaps()

    package init() {}

    /// Adds the origin of a routed URL to the app's own origins.
    package func add(_ url: URL) { origins.add(url) }

    package func add(_ others: OwnOrigins) { origins.formUnion(others) }

    // MARK: Taps

    func registerTap(for seconds: TimeInterval) { taps.registerTap(for: seconds, at: Date()) }

    /// Returns whether the user tapped the link that is followed now. A tap counts once.
    package func consumeTap() -> Bool { taps.consumeTap(at: Date()) }

    func registerProposal(of url: URL) { taps.registerProposal(of: url, at: Date()) }

    func consumeProposal(_ url: URL) -> PageTaps.Request { taps.consumeProposal(url) }

    func registerOpening() { taps.registerOpening() }
}
