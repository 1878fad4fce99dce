import Foundation
import TurboCore

/// Visits pages from link to link.
extension Doctor {
    mutating func visitPages() async {
        var (queue, known): ([URL], Set<String>) = ([start], [start.absoluteString])
        while !queue.isEmpty, !isOver {
            guard pageCount < limits.pages else {
                return addFinding(
                    .notFinished, start, "\(queue.count) more pages weren't checked. Use --pages for more pages.")
            }
            let url = queue.removeFirst()
            pageCount += 1
            for link in await visit(url) where !isHistorical(link) && known.insert(link.absoluteString).inserted {
                queue.append(link)
            }
        }
    }

    /// Requests and checks a page.
    ///
    /// - Returns: the pages of the same server that the page links or redirects to.
    private mutating func visit(_ url: URL) async -> [URL] {
        let page: DoctorPage
        do {
            page = try await self.page(url)
        } catch let error as DoctorClient.Refused where url == start {
            refusal = "\(error) Start the server, or name another port."
            return []
        } catch {
            addFinding(.unreachable, url, error)
            return []
        }
        if let location = page.location { return await visitRedirect(to: location, from: url) }
        let asks = page.header("WWW-Authenticate")?.lowercased().hasPrefix("basic") == true
        if page.status == 401, asks {
            isClosed = isClosed || url == start
            addFinding(
                .unreachable, url,
                "The server asks for a password (HTTP Basic). Name it: --user 'NAME:$PASSWORD'. An app asks the user.")
            return []
        }
        guard page.status < 400 else {
            addFinding(.unreachable, url, "The server responds with HTTP \(page.status).")
            return []
        }
        guard page.isHTML else {
            checkAttachment(page)
            return []
        }
        await check(page)
        return page.links.map(\.asPage).filter(isOwn)
    }
}
