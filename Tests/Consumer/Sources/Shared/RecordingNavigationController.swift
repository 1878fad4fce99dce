import UIKit

/// A test double that records calls, and returns the presented controller without a window.
public class RecordingNavigationController: UINavigationController {
    public private(set) var calls: [String] = []

    private var storedPresented: UIViewController?
    public override var presentedViewController: UIViewController? {
        get { storedPresented }
        set { storedPresented = newValue }
    }

    public override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        calls.append("push")
        super.pushViewController(viewController, animated: false)
    }

    public override func popViewController(animated: Bool) -> UIViewController? {
        calls.append("pop")
        return super.popViewController(animated: false)
    }

    public override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        calls.append("popToRoot")
        return super.popToRootViewController(animated: false)
    }

    public override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        calls.append("set")
        super.setViewControllers(viewControllers, animated: false)
    }

    public override func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        calls.append("present")
        storedPresented = viewControllerToPresent
        completion?()
    }

    public override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        calls.append("dismiss")
        storedPresented = nil
        completion?()
    }
}
