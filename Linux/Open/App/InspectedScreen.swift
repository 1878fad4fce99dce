import TurboNavigator
import UIKit

/// A page with the inspector's button in its bar.
final class InspectedScreen: VisitableViewController {
    /// Called with the button.
    var onInspect: @MainActor () -> Void = {}

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIBarButtonItem(
            image: UIImage(systemName: "sidebar.left"),
            primaryAction: UIAction { [weak self] _ in self?.onInspect() })
        button.accessibilityLabel = "Inspector"
        navigationItem.rightBarButtonItem = button
    }
}
