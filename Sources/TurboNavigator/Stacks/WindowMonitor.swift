import UIKit

/// Reports when the view of a controller enters or leaves its window. UIKit tells only the presenter when a controller
/// is dismissed.
@MainActor
final class WindowMonitor {
    private(set) weak var controller: UIViewController?
    private let view: MonitorView

    /// - Parameters:
    ///   - controller: its view contains a hidden view until `remove()` is called.
    ///   - onChange: called one turn of the run loop later, when the controllers' properties have changed too.
    init(of controller: UIViewController, _ onChange: @escaping @MainActor () -> Void) {
        self.controller = controller
        view = MonitorView(frame: .zero)
        view.isHidden = true
        controller.view.addSubview(view)
        view.onChange = onChange
    }

    func remove() {
        view.onChange = nil
        view.removeFromSuperview()
    }
}

private final class MonitorView: UIView {
    var onChange: (@MainActor () -> Void)?

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard let onChange else { return }
        Task { onChange() }
    }
}
