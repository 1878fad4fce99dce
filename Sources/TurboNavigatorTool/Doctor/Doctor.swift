import Foundation
import TurboCore

/// Crawls the pages of a server, within limits, and reports problems that an app would have.
struct Doctor {
    /// The limits of the crawl.
    struct Limits: Sendable {
        var pages = 20
        var seconds = 30.0
    }

    let start: URL
    let limits: Limits
    /// The path of the configuration, or nil to skip it.
    let configuration: String?
    let client: DoctorClient
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var pageCount = 0
    var scriptsWithTurbo: [URL: Bool] = [:]
    var checkedFrames: Set<URL> = []
    /// The tracked assets of the first page, to compare those of other pages with.
    var firstAssets: (path: String, assets: [String])?

    init(_ start: URL, limits: Limits, configuration: String?) {
        (self.start, self.limits, self.configuration) = (start, limits, configuration)
        client = DoctorClient(deadline: Date().addingTimeInterval(limits.seconds))
    }

    mutating func addFinding(_ found: [Diagnostic]) { diagnostics += found }

    mutating func addFinding(_ check: DoctorCheck, _ url: URL, _ message: String) {
        diagnostics.append(
            Diagnostic(id: check.rawValue, severity: check.severity, message: message, file: url.absoluteString))
    }

    /// Reports why there was no response. A request that the time limit cut off isn't the server's fault.
    mutating func addFinding(_ check: DoctorCheck, _ url: URL, _ error: any Error) {
        guard !isOver else { return }
        addFinding(check, url, (error as? ToolError)?.message ?? error.localizedDescription)
    }

    private var isOver: Bool { client.deadline <= Date() }

    /// Requests the start page and the pages it links to, then the other resources an app needs, and sends the forms.
    mutating func run(sending forms: [DoctorForm]) async {
        await visitPages()
        if !isOver { await visitHistoricalLocations() }
        if let configuration, !isOver { await visitConfiguration(configuration) }
        for form in forms where !isOver { await submit(form) }
        guard isOver else { return }
        addFinding(.notFinished, start, "The time limit ended the check early. Use --seconds for more time.")
    }

    private mutating func visitPages() async {
        var (queue, known): ([URL], Set<String>) = ([start], [start.absoluteString])
        while !queue.isEmpty, !isOver {
            guard pageCount < limits.pages else {
                return addFinding(
                    .notFinished, start, "\(queue.count) more pages weren't checked. Use --pages for more pages.")
            }
            let url = queue.removeFirst()
            pageCount += 1
            for link in await visit(url) where known.insert(link.absoluteString).inserted { queue.append(link) }
        }
    }

    /// Requests and checks a page.
    ///
    /// - Returns: the pages of the same server that the page links or redirects to.
    private mutating func visit(_ url: URL) async -> [URL] {
        let page: DoctorPage
        do {
            page = try await client.get(url)
        } catch {
            addFinding(.unreachable, url, error)
            return []
        }
        if let location = page.location { return visitRedirect(to: location, from: url) }
        guard page.status < 400 else {
            addFinding(.unreachable, url, "The server responds with HTTP \(page.status).")
            return []
        }
        guard page.isHTML else {
            checkAttachment(page)
            return []
        }
        await check(page)
        return page.links.compactMap { $0.absoluteURL.withoutFragment }.filter(isOwn)
    }

    private mutating func visitRedirect(to location: URL, from url: URL) -> [URL] {
        if isOwn(location) { return [location] }
        addFinding(
            .otherHost, url,
            "This redirects to \(location.absoluteString). Another host opens in a browser view. Link to it, or serve the page here."
        )
        return []
    }

    func isOwn(_ url: URL) -> Bool { Origin(url) == Origin(start) }

}

extension URL {
    fileprivate var withoutFragment: URL? {
        var components = URLComponents(url: self, resolvingAgainstBaseURL: true)
        components?.fragment = nil
        return components?.url
    }
}
