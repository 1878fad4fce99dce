import Foundation

extension URL {
    /// The URL of the page: absolute, with a path, without a fragment and a password. Links to one page then have one
    /// URL.
    package var asPage: URL {
        var components = URLComponents(url: self, resolvingAgainstBaseURL: true)
        components?.fragment = nil
        components?.user = nil
        components?.password = nil
        if components?.percentEncodedPath.isEmpty == true { components?.percentEncodedPath = "/" }
        return components?.url ?? absoluteURL
    }
}
