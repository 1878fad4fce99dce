import Foundation
import TurboCore

/// Goes through the pages of a server, within limits, and notes what an app would stumble over.
struct Doctor {
    /// How far it goes.
    struct Limits: Sendable {
        var pages = 20
        var seconds = 30.0
    }

    let start: URL
    let limits: Limits
    /// The path of the configuration; nil to leave it out.
    let configuration: String?
    private let client = DoctorClient()
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var pageCount = 0
    private var scriptsWithTurbo: [URL: Bool] = [:]
    private var firstAssets: (url: URL, assets: [String])?

    init(_ start: URL, limits: Limits, configuration: String?) {
        (self.start, self.limits, self.configuration) = (start, limits, configuration)
    }

    mutating func note(_ check: DoctorCheck, _ url: URL, _ message: String) {
        diagnostics.append(
            Diagnostic(id: check.rawValue, severity: check.severity, message: message, file: url.absoluteString))
    }

    /// Asks for the start page and those that its links lead to.
    mutating func run() async {
        let deadline = Date().addingTimeInterval(limits.seconds)
        var (queue, known): ([URL], Set<String>) = ([start], [start.absoluteString])
        while !queue.isEmpty {
            guard pageCount < limits.pages, Date() < deadline else {
                note(
                    .notFinished, start,
                    "\(queue.count) more pages were not looked at. --pages and --seconds allow more.")
                break
            }
            let url = queue.removeFirst()
            pageCount += 1
            for link in await visit(url) where known.insert(link.absoluteString).inserted { queue.append(link) }
        }
        await visitHistoricalLocations()
        if let configuration { await visitConfiguration(configuration) }
    }

    /// - Returns: the pages of the same server that the page leads to.
    private mutating func visit(_ url: URL) async -> [URL] {
        let page: DoctorPage
        do {
            page = try await client.get(url)
        } catch {
            note(.unreachable, url, (error as? ToolError)?.message ?? error.localizedDescription)
            return []
        }
        if let location = page.location { return visitRedirect(to: location, from: url) }
        guard page.status < 400 else {
            note(.unreachable, url, "The server answers with HTTP \(page.status).")
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
        note(
            .otherHost, url,
            "This redirects to \(location.absoluteString). Another host opens in a browser view; link to it, or serve it here."
        )
        return []
    }

    private func isOwn(_ url: URL) -> Bool { Origin(url) == Origin(start) }

    private mutating func check(_ page: DoctorPage) async {
        if await !hasTurbo(page) {
            note(.turboMissing, page.url, "Neither the page nor its scripts name Turbo. An app shows an error for it.")
        }
        checkAssets(page)
        checkPolicy(page)
        let insecure = page.insecureAddresses
        if page.url.scheme == "https", let first = insecure.first {
            note(.insecure, page.url, "\(insecure.count) addresses begin with http, \(first) for example. Write https.")
        }
    }

    /// Looks into the scripts too: most apps bundle Turbo.
    private mutating func hasTurbo(_ page: DoctorPage) async -> Bool {
        if page.namesTurbo { return true }
        for script in page.scripts.prefix(10) where isOwn(script) {
            if scriptsWithTurbo[script] == nil {
                // A script that cannot be had says nothing of Turbo.
                let text = (try? await client.get(script))?.text ?? ""
                scriptsWithTurbo[script] = DoctorPage.namesTurbo(text)
            }
            if scriptsWithTurbo[script] == true { return true }
        }
        return false
    }

    private mutating func checkAssets(_ page: DoctorPage) {
        let assets = page.trackedAssets
        guard let first = firstAssets else {
            firstAssets = (page.url, assets)
            return
        }
        guard assets != first.assets else { return }
        let different = Set(assets).symmetricDifference(first.assets).sorted().first ?? ""
        note(
            .assetsDiffer, page.url,
            "Its assets with data-turbo-track=\"reload\" are not those of \(first.url.path.isEmpty ? "/" : first.url.path), "
                + "\(different) for example. Each visit between the two loads a whole document.")
    }

    private mutating func checkPolicy(_ page: DoctorPage) {
        guard let policy = page.header("Content-Security-Policy")?.lowercased() else { return }
        let directives = policy.split(separator: ";").map { $0.split(separator: " ").map(String.init) }
        let sources = directives.first { $0.first == "script-src" } ?? directives.first { $0.first == "default-src" }
        let isSandboxed = directives.contains { $0.first == "sandbox" && !$0.contains("allow-scripts") }
        guard isSandboxed || sources?.dropFirst().first == "'none'" else { return }
        note(.contentPolicy, page.url, "Its Content-Security-Policy allows no script, so that Turbo does not run.")
    }

    private mutating func checkAttachment(_ page: DoctorPage) {
        guard page.header("Content-Disposition") == nil else { return }
        let type = page.header("Content-Type") ?? "no type"
        note(
            .attachment, page.url,
            "This is \(type) and no page. With \"Content-Disposition: attachment\" every app offers it as a file.")
    }

    private mutating func visitHistoricalLocations() async {
        for location in Navigation.HistoricalLocation.allCases {
            guard let url = URL(string: location.path, relativeTo: start)?.absoluteURL,
                let page = try? await client.get(url), page.status == 404
            else { continue }
            note(
                .historicalLocation, url,
                "There is no such page. turbo-rails has it; without it \(location.rawValue)_or_redirect_to does not work."
            )
        }
    }

    private mutating func visitConfiguration(_ path: String) async {
        guard let url = URL(string: path, relativeTo: start)?.absoluteURL else { return }
        do {
            let page = try await client.get(url)
            checkConfiguration(page)
        } catch {
            note(.configuration, url, (error as? ToolError)?.message ?? error.localizedDescription)
        }
    }

    private mutating func checkConfiguration(_ page: DoctorPage) {
        guard page.status == 200 else {
            return note(
                .configuration, page.url,
                "The answer is HTTP \(page.status). An app needs 200, without a sign-in or a redirect.")
        }
        let type = page.header("Content-Type")?.lowercased() ?? "absent"
        if !type.contains("json") {
            note(.configuration, page.url, "The Content-Type is \(type). Send application/json.")
        }
        let age = page.header("Cache-Control").flatMap { DoctorPage.matches(#"max-age=(\d+)"#, in: $0, group: 1).first }
        if let age, let seconds = Int(age), seconds > 86_400 {
            note(
                .configuration, page.url,
                "Caches may keep it for \(seconds / 86_400) days, and apps get an old one as long. Allow a day at most."
            )
        }
        let found = FileCheck(Data(page.text.utf8)).diagnostics(file: page.url.absoluteString)
        diagnostics += found.filter { $0.severity > .note }
    }

    /// Sends a form, with the hidden fields that a page of the server has for it.
    ///
    /// - Parameter form: the path of its page, the path that it is sent to, and the fields.
    mutating func submit(_ form: DoctorForm) async {
        guard let pageURL = URL(string: form.page, relativeTo: start)?.absoluteURL,
            let url = URL(string: form.action, relativeTo: start)?.absoluteURL, isOwn(url)
        else { return }
        do {
            let page = try await client.get(pageURL)
            let answer = try await client.post(url, form.body(hiddenFieldsOf: page))
            switch answer.status {
            case 422, 303: break
            case 301, 302, 307, 308:
                note(
                    .formAnswer, url,
                    "The form answers with HTTP \(answer.status). Redirect with 303: status: :see_other.")
            default:
                note(
                    .formAnswer, url,
                    "The form answers with HTTP \(answer.status). Turbo expects 303 to go on, or 422 for errors.")
            }
        } catch {
            note(.formAnswer, url, (error as? ToolError)?.message ?? error.localizedDescription)
        }
    }
}

extension URL {
    fileprivate var withoutFragment: URL? {
        var components = URLComponents(url: self, resolvingAgainstBaseURL: true)
        components?.fragment = nil
        return components?.url
    }
}
