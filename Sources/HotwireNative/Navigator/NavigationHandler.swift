import Foundation
import TurboNavigator

/// What a native screen asks of its navigator, or of the tabs. Hold it weakly.
@preconcurrency @MainActor
public protocol NavigationHandler: AnyObject {
    /// Routes a URL as if a page had proposed it with a link.
    func route(_ url: URL)
    /// Routes a proposal with its own options and properties.
    func route(_ proposal: VisitProposal)
}
