internal import GObjectKit
internal import UIKit

/// One load of the main frame.
@MainActor
final class Load {
    let navigation = WKNavigation()
    /// What is loaded, as far as known; changes with redirects.
    var url: URL?
    /// Whether the delegate was asked for the policy.
    var isApproved = false
    /// Set where we end the load ourselves: the engine reports all such ends as cancelled.
    var endedBy: URLError.Code?

    /// While nothing of it is there.
    var deadline: Deadline?

    /// Whether the app asked for it, and not the page.
    let isRequested: Bool
    private let start = Date()

    init(url: URL?, isRequested: Bool = false) {
        self.url = url
        self.isRequested = isRequested
    }
}

extension Load {
    /// Whether a policy question is about this load. Where the app goes back, only the engine knows the location.
    func matches(_ url: URL?, _ type: WKNavigationType) -> Bool {
        guard let expected = self.url else { return type == .backForward }
        return url?.normalized == expected.normalized
    }

    /// What ended it, if that isn't what the engine says.
    ///
    /// NB: the engine connects to a server ahead of the request. It gives that up after ten seconds, or at once where it
    /// refuses the certificate; either way it says that the load was cancelled.
    func cause(of error: GLibError) -> URLError.Code? {
        guard endedBy == nil, url?.scheme == "https", error.domain == "g-io-error-quark", error.code == 19 else {
            return endedBy
        }
        return -start.timeIntervalSinceNow < 10 ? .secureConnectionFailed : .timedOut
    }
}
