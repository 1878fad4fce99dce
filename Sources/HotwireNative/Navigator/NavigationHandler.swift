import Foundation
import TurboNavigator

/// What a native screen asks of its navigator, or of the tabs. Hold it weakly.
@preconcurrency @MainActor
public protocol NavigationHandler: AnyObject {
    func route(_ url: URL)
    func route(_ proposal: VisitProposal)
}
