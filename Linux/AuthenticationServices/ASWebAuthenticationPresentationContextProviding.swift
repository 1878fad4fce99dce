public import UIKit

/// The window over which a browser is presented.
public typealias ASPresentationAnchor = UIWindow

/// The object that names the window for a sign-in in the browser.
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    /// Returns the window in which the user has asked for the sign-in.
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
