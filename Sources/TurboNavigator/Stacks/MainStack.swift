import UIKit

/// The main stack of a navigator. Either the navigator holds it, or it is the owner of the navigator.
@MainActor
final class MainStack {
    private var held: UINavigationController?
    private weak var owner: UINavigationController?

    init(holding controller: UINavigationController? = nil) {
        held = controller
    }

    /// Makes this controller, which owns the navigator, the navigator's main stack. It is held weakly.
    func setOwner(_ owner: UINavigationController) {
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
