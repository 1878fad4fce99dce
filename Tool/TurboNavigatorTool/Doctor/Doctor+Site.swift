import Foundation

/// Checks that compare all pages of a site.
extension Doctor {
    mutating func checkSite() {
        checkRoots()
        // A single page can have a reason not to use Turbo.
        guard facts.count > 1 else { return }
        if facts.allSatisfy(\.reloads) {
            addFinding(
                .reloadsEverywhere, start,
                "Every page has <meta name=\"turbo-visit-control\" content=\"reload\">, so each visit loads a whole document. "
                    + "Keep it only on pages that need it.")
        }
        if facts.allSatisfy(\.disablesTurbo) {
            addFinding(
                .turboDisabled, start,
                "Every page has data-turbo=\"false\" on its html or body element, so Turbo follows no link. Set it only on "
                    + "links and forms that need it.")
        }
    }

    private mutating func checkRoots() {
        var known: Set<String> = []
        for page in facts where known.insert(page.root).inserted {
            let outside = facts.map(\.url).filter { !page.includes($0) }
            guard let first = outside.first else { continue }
            let count = outside.count == 1 ? "1 of the pages" : "\(outside.count) of the pages"
            addFinding(
                .rootLeavesOut, page.url,
                "Its turbo-root is \(page.root), which leaves out \(count), \(first.path) for example. A visit to them loads a "
                    + "whole document.")
        }
    }
}
