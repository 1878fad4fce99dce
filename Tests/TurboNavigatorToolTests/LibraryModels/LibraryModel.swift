import Foundation
import TurboCore

/// An app with another library, written from the behavior of that library's source: its path configuration, and what it
/// reads of it for a page.
protocol LibraryModel {
    /// - Throws: ``LibraryModelFailure/losesFile`` if the library rejects the file.
    init(_ root: ModelJSON) throws

    /// - Throws: ``LibraryModelFailure/stopsApp`` if the app crashes on the page.
    func page(_ url: String) throws -> ModelPage
}

enum LibraryModelFailure: Error {
    case losesFile
    case stopsApp
}

extension LibraryModel {
    typealias Failure = LibraryModelFailure

    /// Returns whether a pattern is found in a text. One that doesn't compile isn't.
    static func find(_ pattern: String, in text: String, ignoringCase: Bool = false) -> Bool {
        let options: NSRegularExpression.Options = ignoringCase ? [.caseInsensitive] : []
        let expression = try? NSRegularExpression(pattern: pattern, options: options)
        return expression?.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }
}

/// The properties that decide how a page is shown.
struct ModelPage: Equatable {
    var context = "default"
    var presentation = "default"
}

/// The parts of a URL, as written.
struct ModelURL {
    let path: String
    let query: String?

    init(_ url: String) {
        let address = url.dropFirst("https://example.com".count)
        let parts = address.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        (path, query) = (String(parts[0]), parts.count == 2 ? String(parts[1]) : nil)
    }

    /// Path and query, with `?` also for an empty query.
    var whole: String { path + (query.map { "?\($0)" } ?? "") }
}
