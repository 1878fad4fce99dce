import UIKit
import WebKit

/// Defaults for a class that is also the delegate of its sessions. Both protocols have defaults for these methods, and without
/// these more specific ones, calls would be ambiguous.
extension TurboNavigationDelegate where Self: SessionDelegate {
    public func sessionDidLoadWebView(_ session: Session) {
        session.webView.navigationDelegate = session
    }

    public func sessionDidStartRequest(_ session: Session) {}
    public func sessionDidFinishRequest(_ session: Session) {}
    public func sessionDidStartFormSubmission(_ session: Session) {}
    public func sessionDidFinishFormSubmission(_ session: Session) {}
}
