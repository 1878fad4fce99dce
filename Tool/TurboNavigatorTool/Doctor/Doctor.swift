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
    var client: DoctorClient
    private(set) var diagnostics: [Diagnostic] = []
    var pageCount = 0
    /// Why nothing could be checked; nil if the server accepted a connection.
    var refusal: String?
    /// The responses to the requests of scripts.
    var scriptResponses: [URL: ScriptResponse] = [:]
    /// The scripts whose failure is reported.
    var failedScripts: Set<URL> = []
    var checkedFrames: Set<URL> = []
    var checkedWorkers: Set<URL> = []
    /// Whether a Secure cookie was found.
    var hasSecureCookie = false
    /// Whether the server asks for a password before anything else.
    var isClosed = false
    /// The targets of redirects.
    var redirects: [URL: URL] = [:]
    /// The facts about each page that show a problem only if they're compared.
    var facts: [PageFacts] = []
    /// The rules of the configuration; nil until it was checked.
    var rules: PathConfiguration?
    /// The first page, which a form or an iframe may need again.
    private var startPage: DoctorPage?
    /// The tracked assets of the first page, to compare those of other pages with.
    var firstAssets: (path: String, assets: [String])?

    init(_ start: URL, limits: Limits, configuration: String?, credentials: DoctorCredentials? = nil) {
        (self.start, self.limits, self.configuration) = (start.asPage, limits, configuration)
        client = DoctorClient(
            deadline: Date().addingTimeInterval(limits.seconds),
            credentials: credentials ?? DoctorCredentials(for: start))
    }

    mutating func addFinding(_ found: [Diagnostic]) {
        diagnostics += found.map { finding in
            var finding = finding
            finding.message = client.credentials.masked(finding.message)
            return finding
        }
    }

    mutating func addFinding(_ check: DoctorCheck, _ url: URL, _ message: String) {
        let file = client.credentials.masked(url.absoluteString)
        addFinding([Diagnostic(id: check.rawValue, severity: check.severity, message: message, file: file)])
    }

    /// Requests a page, but the first page only once.
    mutating func page(_ url: URL) async throws -> DoctorPage {
        if url == start, let startPage { return startPage }
        let page = try await client.get(url)
        if url == start { startPage = page }
        return page
    }

    /// Reports why there was no response. A request that the time limit cut off isn't the server's fault.
    mutating func addFinding(_ check: DoctorCheck, _ url: URL, _ error: any Error) {
        guard !isOver else { return }
        let refused = (error as? DoctorClient.Refused)?.description
        addFinding(check, url, (error as? ToolError)?.message ?? refused ?? error.localizedDescription)
    }

    var isOver: Bool { client.deadline <= Date() }

    /// Signs in, requests the start page and the pages it links to, then the other resources an app needs, and sends
    /// the forms.
    mutating func run(sending forms: [DoctorForm], signIn form: DoctorForm? = nil) async {
        if let form, await !signIn(form) { return }
        await visitPages()
        guard refusal == nil, !isClosed else { return }
        checkSite()
        if !isOver { await visitHistoricalLocations() }
        if let configuration, !isOver { await visitConfiguration(configuration) }
        checkSignInPages()
        for form in forms where !isOver { await submit(form) }
        guard isOver else { return }
        addFinding(.notFinished, start, "The time limit ended the check early. Use --seconds for more time.")
    }

    /// Whether a URL is a historical location, which an app never shows. It has checks of its own.
    func isHistorical(_ url: URL) -> Bool {
        Navigation.HistoricalLocation.allCases.contains { URL(string: $0.path, relativeTo: start)?.path == url.path }
    }

    func isOwn(_ url: URL) -> Bool { Origin(url) == Origin(start) }
}
