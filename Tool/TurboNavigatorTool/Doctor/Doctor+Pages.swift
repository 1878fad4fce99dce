import Foundation

/// Checks of pages and of the targets of links.
extension Doctor {
    mutating func check(_ page: DoctorPage) async {
        facts.append(PageFacts(page))
        await checkScripts(page)
        checkBase(page)
        checkAssets(page)
        checkPolicy(page)
        await checkFrames(page)
        await checkTurboFrames(page)
        checkCookies(page)
        for problem in page.signalProblems { addFinding(.signal, page.url, problem) }
        let insecure = page.insecureAddresses
        if page.url.scheme == "https", let first = insecure.first {
            addFinding(.insecure, page.url, "\(insecure.count) URLs begin with http, \(first) for example. Use https.")
        }
    }

    private mutating func checkAssets(_ page: DoctorPage) {
        let assets = page.trackedAssets
        guard let first = firstAssets else {
            firstAssets = (page.path, assets)
            return
        }
        guard assets != first.assets else { return }
        let different = Set(assets).symmetricDifference(first.assets).sorted().first ?? ""
        addFinding(
            .assetsDiffer, page.url,
            "Its assets with data-turbo-track=\"reload\" differ from those of \(first.path), "
                + "\(different) for example. Each visit between the two pages loads a whole document.")
    }

    private mutating func checkPolicy(_ page: DoctorPage) {
        if page.contentPolicies.contains(where: { !$0.allowsScripts }) {
            addFinding(.contentPolicy, page.url, "Its Content-Security-Policy allows no scripts, so Turbo doesn't run.")
        } else if page.contentPolicies.contains(where: { !$0.allowsRequests(to: page.url) }) {
            addFinding(
                .contentPolicy, page.url,
                "Its Content-Security-Policy blocks the requests of Turbo. Add connect-src 'self'.")
        }
    }

    private mutating func checkBase(_ page: DoctorPage) {
        guard !isOwn(page.base) else { return }
        addFinding(
            .foreignBase, page.url,
            "Its <base> is \(page.base.absoluteString). Relative links lead there, and open outside the app.")
    }

    /// Requests the pages in a page's iframes, if they're on the same server. A `<turbo-frame>` needs no such
    /// permission.
    private mutating func checkFrames(_ page: DoctorPage) async {
        for frame in page.frames.prefix(5) where isOwn(frame) && checkedFrames.insert(frame).inserted {
            // A page that can't be loaded shows nothing in a browser either.
            guard let response = try? await self.page(frame), response.refusesFrames else { continue }
            addFinding(
                .frameRefused, frame,
                "\(page.path) shows this page in an iframe, but its headers don't allow that. "
                    + "Send \"X-Frame-Options: SAMEORIGIN\", and frame-ancestors 'self' in a Content-Security-Policy.")
        }
    }

    /// Requests what the page's turbo-frames load, if it's on the same server.
    private mutating func checkTurboFrames(_ page: DoctorPage) async {
        for (id, url) in page.turboFrames.prefix(5) where isOwn(url) && checkedFrames.insert(url).inserted {
            // One that can't be loaded or leads to a sign-in is another problem.
            guard let response = try? await self.page(url), response.status == 200, response.isHTML,
                !response.elements.contains(where: { $0.name == "turbo-frame" && $0["id"] == id })
            else { continue }
            addFinding(
                .frameMissing, url,
                "\(page.path) loads this in the turbo-frame \"\(id)\", but the response has no such frame. Turbo shows "
                    + "\"Content missing\" there.")
        }
    }

    private mutating func checkCookies(_ page: DoctorPage) {
        guard page.url.scheme == "http", let header = page.header("Set-Cookie"), !hasSecureCookie,
            header.range(of: #";\s*secure\b"#, options: [.regularExpression, .caseInsensitive]) != nil
        else { return }
        hasSecureCookie = true
        let name = header.prefix { $0 != "=" }
        addFinding(
            .secureCookie, page.url,
            "The cookie \"\(name)\" is Secure, but this is http: an app doesn't keep it, so a sign-in is lost. Serve https, or leave "
                + "out Secure in development.")
    }

    mutating func checkAttachment(_ page: DoctorPage) {
        guard page.header("Content-Disposition") == nil else { return }
        let type = page.header("Content-Type") ?? "no type"
        addFinding(
            .attachment, page.url,
            "This is \(type), not a page. With \"Content-Disposition: attachment\", every app offers it as a file.")
    }
}
