import UIKit

/// The main stack of a navigator: held by it, or the owner of it.
@MainActor
final class MainStack {
    private var held: UINavigationController?
    private weak var owner: UINavigationController?

    init(holding controller: UINavigationController? = nil) {
        held = controller
    }

    /// Makes the controller that owns the navigator its main stack, without a cycle.
    func belong(to owner: UINavigationController) {
        self.owner = owner
    }

    var controller: UINavigationController {
        if let controller = owner ?? held { return controller }
        // The owner was deallocated during a step. The rest of the step gets a stack that isn't on screen.
        let controller = UINavigationController()
        held = controller
        return controller
    }
}
