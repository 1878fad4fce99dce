public import UIKit

extension ASWebAuthenticationSession {
    /// The URLs that end a sign-in.
    public final class Callback: NSObject, Sendable {
        private enum Kind {
            case scheme(String)
            case https(host: String, path: String)
        }

        private let kind: Kind

        private init(_ kind: Kind) {
            self.kind = kind
        }

        /// Matches all URLs with a scheme of the app's own, such as "myapp".
        public class func customScheme(_ customScheme: String) -> Self {
            self.init(.scheme(customScheme))
        }

        /// Matches a page of the app's site. On iOS the site must be associated with the app.
        public class func https(host: String, path: String) -> Self {
            self.init(.https(host: host, path: path))
        }

        /// Returns whether a URL ends the sign-in.
        public func matchesURL(_ url: URL) -> Bool {
            let scheme = url.scheme?.lowercased()
            switch kind {
            case .scheme(let own): return scheme == own.lowercased()
            case .https(let host, let path):
                return scheme == "https" && url.host?.lowercased() == host.lowercased() && url.path == path
            }
        }
    }
}
