import Foundation

@testable import TurboCore

/// The app's URLs and an external one, with the rules for them.
enum TorturePages {
    /// Pages of the app. The first is the start location, and those that end with `new` are modal.
    static let pages = ["/1", "/2", "/3", "/4?page=2", "/5/new", "/6/new"].map { url("https://app.example\($0)") }
    static let native = url("https://app.example/native")
    static let historical = ["recede", "refresh", "resume"].map { url("https://app.example/\($0)_historical_location") }
    static let foreign = url("https://other.example/1")
    static let mail = url("mailto:a@app.example")
    static let script = url("https://app.example/turbo.js")

    static let origins: OwnOrigins = {
        var origins = OwnOrigins()
        origins.add(pages[0])
        return origins
    }()

    private static let rules: [URL: PathProperties] = {
        var rules = Dictionary(uniqueKeysWithValues: zip(historical, ["pop", "refresh", "none"])).mapValues {
            ["historical_location": true, "presentation": .string($0)] as PathProperties
        }
        for page in pages.suffix(2) { rules[page] = ["context": "modal"] }
        return rules
    }()

    /// The last page is that of the sign-in.
    static func signsIn(_ url: URL) -> Bool? { url == pages.last ? true : nil }

    static func properties(for url: URL) -> PathProperties { rules[url] ?? [:] }
    /// Whether the rules of a URL remove the screen that is redirected to it.
    static func leavesMainStack(_ url: URL) -> Bool { rules[url] != nil }
    static func isOwn(_ url: URL) -> Bool { url.host == "app.example" }

    private static func url(_ text: String) -> URL { URL(string: text) ?? URL(fileURLWithPath: text) }
}
