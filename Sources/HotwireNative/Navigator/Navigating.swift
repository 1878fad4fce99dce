import Foundation
import TurboNavigator
import UIKit
import WebKit

/// What handlers see of a ``Navigator``. A test of a handler gives it an object of its own.
@preconcurrency @MainActor
public protocol Navigating: NavigationHandler {
    /// Pops the stack that is seen, or closes a modal with one screen.
    func pop(animated: Bool)
    /// Closes a modal, and pops to the first screen.
    func clearAll(animated: Bool)
    /// Loads the pages of both stacks again.
    func reload()
    /// The main stack, for the app's window.
    var rootViewController: UINavigationController { get }
    /// The stack that is presented for pages of context `modal`.
    var modalRootViewController: UINavigationController { get }
    /// The web view of the stack that is seen.
    var activeWebView: WKWebView { get }
    /// The stack that is seen.
    var activeNavigationController: UINavigationController { get }
    /// The URL that the page on top of the stack that is seen has now; nil for a native screen, and without one.
    var currentVisitableURL: URL? { get }
}

extension Navigating {
    public var currentVisitableURL: URL? {
        let visitable = activeNavigationController.topViewController as? any Visitable
        guard let visitable, visitable.visitableURL != nil else { return nil }
        return visitable.currentVisitableURL
    }
}
