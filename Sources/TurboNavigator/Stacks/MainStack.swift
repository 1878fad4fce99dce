import UIKit

/// The main stack of a navigator. Either the navigator holds it, or it holds the navigator.
@MainActor
final class MainStack {
    private var held: UINavigationController?
    /// The controller that holds the navigator; nil if the navigator holds its main stack. Held weakly.
    weak var holder: UINavigationController?

    init(holding controller: UINavigationController? = nil) {
        held = controller
    }

    var controller: UINavigationController {
        if let controller = holder ?? held { return controller }
        // The holder was deallocated during a step. The rest of the step gets a stack that isn't on screen.
        let controller = UINavigationController()
        held = controller
        return controller
    }
}
