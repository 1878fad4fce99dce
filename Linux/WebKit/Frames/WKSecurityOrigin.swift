public import UIKit

/// The origin of a page: scheme, host and port. Empty for an opaque origin, such as that of a sandboxed frame.
@preconcurrency @MainActor
open class WKSecurityOrigin: NSObject {
    /// The scheme, such as "https".
    open private(set) var `protocol` = ""
    open private(set) var host = ""
    /// The port; 0 for the usual one of the scheme.
    open private(set) var port = 0

    public override init() {
        super.init()
    }

    /// The origin of what is at a location.
    init(url: URL?) {
        if let url, let host = url.host {
            `protocol` = url.scheme ?? ""
            self.host = host
            port = url.port ?? 0
        }
        super.init()
    }
}
