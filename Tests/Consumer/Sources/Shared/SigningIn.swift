import HotwireNative
import TurboNavigator
import UIKit

/// What the apps below know of their user.
@MainActor
private func user() -> URLCredential {
    URLCredential(user: "anna", password: "right", persistence: .none)
}

/// An app of Hotwire Native that answers a server's question for name and password.
public class HotwireSignIn: NavigatorDelegate {
    public private(set) var asked = 0

    public init() {}

    public func didReceiveAuthenticationChallenge(
        _ challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        asked += 1
        completionHandler(.useCredential, user())
    }
}

/// The same in an app of Turbo Navigator.
public class NavigatorSignIn: TurboNavigationDelegate {
    public private(set) var asked = 0

    public init() {}

    public func didReceiveAuthenticationChallenge(
        _ challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        asked += 1
        completionHandler(.useCredential, user())
    }
}

/// The same in an app of turbo-ios, whose delegate is that of the session.
public class SessionSignIn: SessionDelegate {
    public private(set) var asked = 0

    public init() {}

    public func session(_ session: Session, didProposeVisit proposal: VisitProposal) {}

    public func session(_ session: Session, didFailRequestForVisitable visitable: Visitable, error: Error) {}

    public func session(
        _ session: Session, didReceiveAuthenticationChallenge challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        asked += 1
        completionHandler(.useCredential, user())
    }
}
