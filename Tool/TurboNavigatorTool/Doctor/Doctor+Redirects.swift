import Foundation
import TurboCore

/// Checks of redirects.
extension Doctor {
    /// The number of redirects after which browsers stop.
    private static let maximumRedirects = 20

    /// - Returns: the page of the same server that a page redirects to.
    mutating func visitRedirect(to location: URL, from url: URL) async -> [URL] {
        let target = location.asPage
        guard isOwn(target) else {
            addFinding(
                .otherHost, url,
                "This redirects to \(location.absoluteString). Another host opens in a browser view. "
                    + "Link to it, or serve the page here."
            )
            return []
        }
        checkFragment(of: location, from: url)
        redirects[url] = target
        if let circle = circle(from: url), await isEndless(url) {
            let paths = circle.map { $0.path.isEmpty ? "/" : $0.path }.joined(separator: ", ")
            addFinding(.redirectLoop, url, "This redirects in a circle: \(paths). An app shows an error for it.")
        }
        return target.isSignOut ? [] : [target]
    }

    /// Turbo requests pages with fetch, which follows redirects by itself and hides the fragment of their target.
    mutating func checkFragment(of location: URL, from url: URL) {
        guard let fragment = location.fragment, !fragment.isEmpty else { return }
        addFinding(
            .redirectFragment, url,
            "This redirects to \(location.path)#\(fragment). Turbo doesn't get the fragment, so the page is shown from its top. "
                + "Let the page scroll there, for example with autofocus.")
    }

    /// The redirects that lead from a page to itself, or nil.
    private func circle(from url: URL) -> [URL]? {
        var pages = [url]
        while let last = pages.last, let next = redirects[last], pages.count <= Self.maximumRedirects {
            pages.append(next)
            if next == url { return pages }
        }
        return nil
    }

    /// Follows redirects as a browser does. The cookies of an earlier response can end a circle.
    private mutating func isEndless(_ url: URL) async -> Bool {
        var url = url
        for _ in 0..<Self.maximumRedirects {
            guard let page = try? await client.get(url) else { return false }
            guard let next = page.location, isOwn(next) else { return false }
            url = next.asPage
        }
        return true
    }
}
