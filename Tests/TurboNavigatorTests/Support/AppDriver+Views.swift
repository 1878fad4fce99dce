import TestSupport
import TurboNavigator
import TurboTestSupport
import UIKit

extension AppDriver {
    /// Waits, frame by frame, until a controller of this kind lies over everything and has stopped moving.
    func presented<Controller: UIViewController>(_ type: Controller.Type) async throws -> Controller {
        for _ in 0..<600 {
            let controller = navigator.activeViewController as? Controller
            if let controller, controller.viewIfLoaded?.window != nil, !controller.isBeingPresented {
                return controller
            }
            await nextFrame(of: window)
        }
        throw NotPresented(active: navigator.activeViewController)
    }

    /// Clicks into the page, as a user does and no script can.
    func tapPage() async throws {
        try await Pointer(window).click(CGPoint(x: 200, y: 300), in: navigator.session.webView)
    }

    /// Runs a script, and ignores its value.
    func run(_ script: String, in session: Session? = nil) async throws {
        try await (session ?? navigator.session).webView.evaluateJavaScript(script + "; 1")
    }

    /// Routes a path, which the server answers with this status from now on, and waits for the error.
    func fail(_ path: String, status: Int) async throws {
        server.page(path, status: status)
        navigator.route(server.url(path))
        try await log.next(.failed(status: status))
        try await waitUntilIdle()
    }

    /// Waits, frame by frame, until the modal stack is presented.
    func modalPresented() async throws {
        let modal = navigator.modalNavigationController
        try await nextFrame(of: window, while: modal.isBeingPresented || modal.viewIfLoaded?.window == nil)
    }

    /// Waits for the modal stack, drags it down by so many points, and releases it.
    func dragModal(by distance: CGFloat) async throws {
        try await modalPresented()
        let presentation = navigator.modalNavigationController.presentationController
        presentation?.drag(.begin(at: 0))
        presentation?.drag(.update(distance, at: 1))
        for _ in 0..<3 { await nextFrame(of: window) }
        presentation?.drag(.end(at: 2))
    }

    struct NotPresented: Error {
        let active: UIViewController
    }

    /// The button of the built-in error on the screen on top of the main stack.
    var retryButton: UIButton? { retryButton(on: navigator.navigationController) }

    /// The same on the screen on top of another stack.
    func retryButton(on stack: UINavigationController) -> UIButton? {
        let visitable = stack.topViewController as? any Visitable
        return visitable?.errorButtons.last
    }
}

extension Visitable {
    /// The buttons of the built-in error on the screen.
    var errorButtons: [UIButton] {
        let errors = visitableView.subviews.flatMap(\.subviews)
        return errors.flatMap(\.subviews).flatMap(\.subviews).compactMap { $0 as? UIButton }
    }
}
