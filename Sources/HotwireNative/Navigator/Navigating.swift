import Foundation
import TurboNavigator
import UIKit
import WebKit

/// The interface of a ``Navigator`` for handlers. It is a protocol so that tests of handlers can provide their own
/// object.
@preconcurrency @MainActor
public protocol Navigating: NavigationHandler {
    /// Pops the visible stack, or dismisses a modal with only one screen.
    func pop(animated: Bool)
    /// Dismisses a modal, and pops to the first screen.
    func clearAll(animated: Bool)
    /// Reloads the pages of both stacks.
    func reload()
    /// The main stack, for the app's window.
    var rootViewController: UINavigationController { get }
    /// The modal stack, which is presented for pages with the context `modal`.
    var modalRootViewController: UINavigationController { get }
    /// The web view of the visible stack.
    var activeWebView: WKWebView { get }
    /// The visible stack.
    var activeNavigationController: UINavigationController { get }
    /// The current URL of the page on top of the visible stack; nil for a native screen or an empty stack.
    var currentVisitableURL: URL? { get }
}

extension Navigating {
    public var currentVisitableURL: URL? {
        let visitable = activeNavigationController.topViewController as? any Visitable
        guard let visitable, visitable.visitableURL != nil else { return nil }
        return visitable.currentVisitableURL
    }
}
