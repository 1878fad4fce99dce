import Foundation

extension URL {
    /// The URL of the page: absolute, without a fragment, and with a path. Links to one page then have one URL.
    var asPage: URL {
        var components = URLComponents(url: self, resolvingAgainstBaseURL: true)
        components?.fragment = nil
        if components?.percentEncodedPath.isEmpty == true { components?.percentEncodedPath = "/" }
        return components?.url ?? absoluteURL
    }
}
