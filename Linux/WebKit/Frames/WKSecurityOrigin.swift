public import UIKit

/// The security origin of a page: scheme, host and port. Empty for an opaque origin, such as a sandboxed frame's.
@preconcurrency @MainActor
open class WKSecurityOrigin: NSObject {
    /// The scheme, such as "https".
    open private(set) var `protocol` = ""
    open private(set) var host = ""
    /// The port; 0 for the scheme's default.
    open private(set) var port = 0

    public override init() {
        super.init()
    }

    /// Creates the origin of a URL.
    init(url: URL?) {
        if let url, let host = url.host {
            `protocol` = url.scheme ?? ""
            self.host = host
            port = url.port ?? 0
        }
        super.init()
    }
}
