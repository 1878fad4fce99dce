import UIKit
import WebKit

/// A class that is the delegate of its sessions too has two defaults for the methods of the same name. These go before
/// both; without them it would not compile.
extension TurboNavigationDelegate where Self: SessionDelegate {
    public func sessionDidLoadWebView(_ session: Session) {
        session.webView.navigationDelegate = session
    }

    public func sessionDidStartRequest(_ session: Session) {}
    public func sessionDidFinishRequest(_ session: Session) {}
    public func sessionDidStartFormSubmission(_ session: Session) {}
    public func sessionDidFinishFormSubmission(_ session: Session) {}
}
