import HotwireNative
import TurboNavigator
import UIKit

/// The user's credentials, for the apps below.
@MainActor
private func user() -> URLCredential {
    URLCredential(user: "anna", password: "right", persistence: .none)
}

/// A Hotwire Native app that responds to a server's authentication challenge.
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

/// The same in a Turbo Navigator app.
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

/// The same in a turbo-ios app, with the session's delegate.
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
