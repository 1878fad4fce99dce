import TurboNavigator
import UIKit

/// Properties of the demo's own: how its modal looks.
extension VisitProposal {
    var modalPresentationStyle: UIModalPresentationStyle {
        properties["modalPresentationStyle"] as? String == "full_screen" ? .fullScreen : .automatic
    }

    var isModalNavigationBarHidden: Bool {
        properties["isModalNavigationBarHidden"] as? Bool ?? false
    }
}
