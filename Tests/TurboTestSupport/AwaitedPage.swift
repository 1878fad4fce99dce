import Foundation

/// Which page an awaited event is about: a whole URL, or a path of any server.
package protocol AwaitedPage: Sendable {
    func isPage(_ url: URL) -> Bool
}

extension URL: AwaitedPage {
    package func isPage(_ url: URL) -> Bool { self == url }
}

extension String: AwaitedPage {
    package func isPage(_ url: URL) -> Bool { self == url.path }
}

extension URL {
    /// Whether a test waits for this page; true if it waits for any.
    func isPage(_ page: (any AwaitedPage)?) -> Bool { page?.isPage(self) ?? true }
}
