import Foundation
import NavigationTesting
import Testing

/// A correct site with a mistake, for `doctor`.
struct DoctorSite: Sendable, CustomTestStringConvertible {
    /// The name of the mistake.
    let mistake: String
    var testDescription: String { mistake }
    /// The responses that differ from those of the correct site, by their paths.
    let pages: [String: TestResponse]
    /// The findings: paths and checks.
    let findings: Set<String>

    init(_ mistake: String, _ pages: [String: TestResponse], _ findings: Set<String>) {
        (self.mistake, self.pages, self.findings) = (mistake, pages, findings)
    }

    static let scripts = "<script src=\"/turbo.js\"></script>"

    static func page(
        _ body: String = "", head: String = scripts, attributes: String = "", headers: [String: String] = [:]
    ) -> TestResponse {
        .html("<html><head>\(head)</head><body \(attributes)>\(body)</body></html>", headers: headers)
    }

    static func script(_ text: String, type: String = "text/javascript", headers: [String: String] = [:])
        -> TestResponse
    {
        .content(Data(text.utf8), type: type, status: 200, headers: headers)
    }

    /// A script that contains Turbo.
    static let turbo = script("customElements.define(\"turbo-frame\", class {})")

    func response(_ request: TestRequest) -> TestResponse {
        if let page = pages[request.path] { return page }
        return switch request.path {
        case "/": Self.page("<a href='/'>home</a> <a href='/posts'>posts</a> <a href='/about#top'>about</a>")
        case "/posts", "/about": Self.page("<a href='/'>home</a>")
        case "/turbo.js": Self.turbo
        case _ where request.path.hasSuffix("_historical_location"): .html("")
        default: .html("", status: 404)
        }
    }
}
