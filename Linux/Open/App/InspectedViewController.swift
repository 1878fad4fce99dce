import TurboNavigator
import UIKit

/// A web screen with the inspector's button in its bar.
final class InspectedViewController: VisitableViewController {
    /// Called when the button is pressed.
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
