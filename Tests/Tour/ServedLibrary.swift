import Foundation
import TestSupport
import WebKit

/// The build of Turbo or Turbolinks that the demo server serves.
struct ServedLibrary: CustomStringConvertible {
    /// "Turbo" or "Turbolinks", detected by the event names in the build.
    let name: String
    private let text: String
    private let file: String?

    /// Requests the build from the server, in a page.
    ///
    /// - Parameter file: the build that the server was started with; nil or empty for its own.
    @MainActor
    init(in webView: WKWebView, file: String?) async throws {
        let script = "return await (await fetch('/turbo.js', { cache: 'no-store' })).text()"
        let text = try await webView.callAsyncJavaScript(script, contentWorld: .page) as? String ?? ""
        let file = file?.isEmpty == false ? file : nil
        if let file, try String(contentsOfFile: file, encoding: .utf8) != text {
            throw TestFailure("the server serves a script other than \(file)")
        }
        guard let name = ["Turbo", "Turbolinks"].first(where: { text.contains("\($0.lowercased()):load") }) else {
            throw TestFailure("the server's /turbo.js is neither Turbo nor Turbolinks")
        }
        (self.name, self.file, self.text) = (name, file, text)
    }

    /// Whether the build contains all of the words.
    func has(_ words: [String]) -> Bool { words.allSatisfy { text.contains($0) } }

    var description: String {
        "With \(name) as the server serves it: \(text.utf8.count) bytes, "
            + (file.map { "the same as \($0)" } ?? "its own build")
    }
}
