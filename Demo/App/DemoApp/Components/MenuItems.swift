import TurboNavigator
import UIKit

/// One choice of a menu, as pages send it.
struct MenuItem: Decodable {
    let title: String
    let index: Int
}

/// The selected choice, as pages expect it.
struct MenuSelection: Encodable {
    let selectedIndex: Int
}

extension BridgeComponent {
    /// The screen of the component.
    var screen: UIViewController? { delegate?.destination as? UIViewController }
}

extension UIViewController {
    /// Adds a button to the navigation bar, replacing a former one.
    func setItem(_ item: UIBarButtonItem, inPlaceOf former: UIBarButtonItem?) {
        let others = navigationItem.rightBarButtonItems?.filter { $0 !== former } ?? []
        navigationItem.rightBarButtonItems = others + [item]
    }
}
