import TurboNavigator
import UIKit

public typealias Answer = @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void

/// An app whose closure is of the main actor, as in WebKit's protocols. Since the conformance is in an extension, the
/// compiler warns that the method isn't the protocol's.
@MainActor
public final class Misspelt {}

extension Misspelt: TurboNavigationDelegate {
    public func handle(
        challenge: URLAuthenticationChallenge, from navigator: TurboNavigator, completionHandler: @escaping Answer
    ) {
        completionHandler(.performDefaultHandling, nil)
    }
}
