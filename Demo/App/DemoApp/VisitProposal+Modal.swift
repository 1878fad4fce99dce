import TurboNavigator
import UIKit

/// The demo's own properties for the style of its modal.
extension VisitProposal {
    var modalPresentationStyle: UIModalPresentationStyle {
        properties["modalPresentationStyle"] as? String == "full_screen" ? .fullScreen : .automatic
    }

    var isModalNavigationBarHidden: Bool {
        properties["isModalNavigationBarHidden"] as? Bool ?? false
    }
}
