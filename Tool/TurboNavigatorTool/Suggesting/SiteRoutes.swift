import Foundation
import TurboCore

/// The paths of a running site, as its pages link to them.
struct SiteRoutes: Sendable {
    private(set) var routes: [Route] = []
    /// The paths of pages with a field for a password.
    private(set) var signInPaths: [String] = []
    private static let maximumPages = 50
    private static let seconds = 30.0

    /// Requests the pages of a site from link to link, with GET only.
    ///
    /// - Throws: a ``ToolError`` if the first page can't be loaded.
    init(_ start: URL) async throws {
        var client = DoctorClient(
            deadline: Date().addingTimeInterval(Self.seconds), credentials: DoctorCredentials(for: start))
        let start = start.asPage
        var (queue, known): ([URL], Set<String>) = ([start], [start.absoluteString])
        var count = 0
        while !queue.isEmpty, count < Self.maximumPages, client.deadline > Date() {
            let url = queue.removeFirst()
            count += 1
            let page: DoctorPage
            do {
                page = try await client.get(url)
            } catch {
                guard url == start else { continue }
                throw ToolError("\((error as? ToolError)?.message ?? "\(error)") Nothing can be suggested.")
            }
            add(page)
            let links = page.location.map { [$0] } ?? (page.isHTML ? page.links : [])
            for link in links.map(\.asPage) where Origin(link) == Origin(start) && !link.isSignOut {
                if known.insert(link.absoluteString).inserted { queue.append(link) }
            }
        }
        // What wasn't requested is known by its link.
        for url in queue { add(url) }
    }

    private mutating func add(_ page: DoctorPage) {
        guard page.status < 400 else { return }
        add(page.url)
        let hasPassword = page.elements.contains { $0.name == "input" && $0["type"]?.lowercased() == "password" }
        if hasPassword, page.isHTML, page.location == nil { signInPaths.append(page.path) }
    }

    private mutating func add(_ url: URL) {
        guard let route = Route(written: url.absoluteString), !routes.contains(route) else { return }
        routes.append(route)
    }
}
