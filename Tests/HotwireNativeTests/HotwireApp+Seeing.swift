import HotwireNative
import TestSupport
import TurboTestSupport
import UIKit

extension HotwireApp {
    struct NoAlert: Error {
        let active: UIViewController
    }

    /// Waits, frame by frame, until a text is seen in the window.
    ///
    /// - Returns: false if it does not come.
    func sees(_ text: String) async -> Bool {
        await TestSupport.sees(text, around: window)
    }

    /// Waits until each proposal so far has been performed, and both stacks have stopped moving.
    func atRest() async throws {
        while !navigator.turboNavigator.isAtRest { try await log.next(.atRest) }
        for stack in [navigator.rootViewController, navigator.modalRootViewController] {
            await transitionEnd(of: stack)
        }
    }

    /// Waits, frame by frame, until an alert lies over everything and has stopped moving.
    func alert() async throws -> UIAlertController {
        for _ in 0..<600 {
            let alert = navigator.turboNavigator.activeViewController as? UIAlertController
            if let alert, alert.viewIfLoaded?.window != nil, !alert.isBeingPresented { return alert }
            await nextFrame(of: window)
        }
        throw NoAlert(active: navigator.turboNavigator.activeViewController)
    }

    /// Waits, frame by frame, until nothing lies over the main stack.
    ///
    /// - Returns: false if it stays.
    func closesModal() async -> Bool {
        for _ in 0..<600 where navigator.rootViewController.presentedViewController != nil {
            await nextFrame(of: window)
        }
        return navigator.rootViewController.presentedViewController == nil
    }
}
