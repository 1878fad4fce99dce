import TurboSession
import UIKit

/// A hidden view that reports when its superview enters or leaves a window: UIKit has no delegate call for a
/// presentation that ends by itself.
final class WindowMonitor: UIView {
    private var onChange: @MainActor () -> Void = {}

    init(in view: UIView, onChange: @escaping @MainActor () -> Void) {
        super.init(frame: .zero)
        isHidden = true
        view.addSubview(self)
        self.onChange = onChange
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not supported.")
    }

    /// Returns when a view has entered or left a window.
    static func change(of view: UIView) async {
        let wait = Wait()
        let monitor = WindowMonitor(in: view) { wait.end() }
        await wait.ended()
        monitor.removeFromSuperview()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        // The controllers' properties change one turn of the run loop later.
        Task { [weak self] in self?.onChange() }
    }
}
