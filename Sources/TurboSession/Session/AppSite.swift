import Foundation
import TurboCore

/// The app's own origins, and the user's taps in its pages. The sessions of one navigator share it, so that a link from
/// the modal stack to a page of the main stack isn't external.
@MainActor
package final class AppSite {
    package internal(set) var origins = OwnOrigins() {
        didSet { if origins != oldValue { for tell in listeners.values { tell() } } }
    }
    private var listeners = WeakTable<@MainActor () -> Void>()
    package var taps = PageTaps()
    /// The last visit that a page has proposed, and its session.
    var lead: (page: PageLead, session: ObjectIdentifier)?

    package init() {}

    /// Adds the origin of a routed URL to the app's own origins.
    package func add(_ url: URL) { origins.add(url) }

    package func add(_ others: OwnOrigins) { origins.formUnion(others) }

    /// Calls an action with each change of the origins, for as long as the listener exists.
    func onChange(for listener: AnyObject, _ action: @escaping @MainActor () -> Void) { listeners[listener] = action }
}
