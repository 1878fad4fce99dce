internal import UIKit

/// The contents of a download's resume data: its URL and its destination, each on a line. WebKitGTK can't continue a
/// download, so it is repeated.
struct ResumeData {
    let url: URL
    let file: URL

    init(url: URL, file: URL) {
        self.url = url
        self.file = file
    }

    /// - Returns: nil for data that isn't resume data.
    init?(_ data: Data) {
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", maxSplits: 1)
        guard lines.count == 2, let url = URL(string: String(lines[0])) else { return nil }
        self.init(url: url, file: URL(fileURLWithPath: String(lines[1])))
    }

    var data: Data { Data("\(url.absoluteString)\n\(file.path)".utf8) }
}
