internal import GObjectKit
internal import UIKit

/// A load in the main frame.
@MainActor
final class Load {
    let navigation = WKNavigation()
    /// The URL, if it is known. Changes with redirects.
    var url: URL?
    /// Whether the delegate has decided its policy.
    var isApproved = false
    /// The reason why we have ended the load. WebKitGTK reports all such loads as cancelled.
    var endedBy: URLError.Code?

    /// The deadline for the start of the response.
    var deadline: Deadline?

    /// Passes the load to WebKitGTK; nil if that has happened.
    var start: (() -> Void)?

    /// Whether the app has requested the load, and not the page.
    let isRequested: Bool
    private let creation = Date()

    init(url: URL?, isRequested: Bool = false) {
        self.url = url
        self.isRequested = isRequested
    }
}

extension Load {
    /// Whether a policy decision is for this load. When the app goes back, only WebKitGTK knows the URL.
    func matches(_ url: URL?, _ type: WKNavigationType) -> Bool {
        guard let expected = self.url else { return type == .backForward }
        return url?.normalized == expected.normalized
    }

    /// The reason for the end of the load, if it isn't the error that WebKitGTK reports.
    ///
    /// NB: WebKitGTK connects to a server ahead of the request. It gives up the connection after ten seconds, or at
    /// once if it rejects the certificate. In both cases it reports that the load was cancelled.
    func cause(of error: GLibError) -> URLError.Code? {
        guard endedBy == nil, url?.scheme == "https", error.domain == "g-io-error-quark", error.code == 19 else {
            return endedBy
        }
        return -creation.timeIntervalSinceNow < 10 ? .secureConnectionFailed : .timedOut
    }
}
