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
}
