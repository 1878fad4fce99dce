internal import UIKit

/// The contents of a download's resume data: its URL, its destination, and the version and size of the file on the
/// server, each on a line. The beginning of the file is in a ``PartialFile``.
struct ResumeData {
    let url: URL
    let file: URL
    /// The entity tag, or else the date of the last change.
    let version: String
    /// The number of bytes that the app has accepted; negative if the server named none.
    let size: Int64

    /// - Parameter start: the number of bytes before those of the response.
    /// - Returns: nil for a response that can't be resumed: the server sends no parts of files, or doesn't name the
    ///   version of the file.
    init?(of response: URLResponse, from start: Int64, to file: URL) {
        guard let http = response as? HTTPURLResponse, [200, 206].contains(http.statusCode), let url = http.url,
            http.statusCode == 206 || http.value(forHTTPHeaderField: "Accept-Ranges")?.lowercased() == "bytes",
            ["", "identity"].contains(http.value(forHTTPHeaderField: "Content-Encoding") ?? ""),
            let version = Self.version(of: http)
        else { return nil }
        let count = response.expectedContentLength
        self.init(url: url, file: file, version: version, size: count < 0 ? -1 : start + count)
    }

    /// The strong entity tag, or else the date of the last change. The content of a weak tag may differ.
    private static func version(of response: HTTPURLResponse) -> String? {
        let tag = response.value(forHTTPHeaderField: "ETag")
        return tag?.hasPrefix("W/") == true ? nil : tag ?? response.value(forHTTPHeaderField: "Last-Modified")
    }

    private init(url: URL, file: URL, version: String, size: Int64) {
        self.url = url
        self.file = file
        self.version = version
        self.size = size
    }

    /// - Returns: nil for data that isn't resume data.
    init?(_ data: Data) {
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", maxSplits: 3).map(String.init)
        guard lines.count == 4, let url = URL(string: lines[0]), let size = Int64(lines[2]) else { return nil }
        self.init(url: url, file: URL(fileURLWithPath: lines[3]), version: lines[1], size: size)
    }

    var data: Data { Data("\(url.absoluteString)\n\(version)\n\(size)\n\(file.path)".utf8) }

    /// The request for the rest of the file.
    ///
    /// NB: WebKit doesn't send `If-Range`. So the response has to be compared.
    ///
    /// - Parameter start: the number of bytes that are already there.
    func request(from start: Int64) -> URLRequest {
        var request = URLRequest(url: url)
        guard start > 0 else { return request }
        request.setValue("bytes=\(start)-", forHTTPHeaderField: "Range")
        // WebKitGTK's cache knows only whole files.
        request.setValue("no-store", forHTTPHeaderField: "Cache-Control")
        return request
    }

    /// Whether a response has no more than the bytes that the app has accepted.
    func isWithinSize(_ response: URLResponse, from start: Int64) -> Bool {
        guard size >= 0 else { return true }
        let encoding = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Content-Encoding") ?? ""
        let count = response.expectedContentLength
        return ["", "identity"].contains(encoding.lowercased()) && count >= 0 && start + count <= size
    }

    /// Whether a response contains the rest of the same version of the file, from a byte on.
    func isRest(_ response: URLResponse, from start: Int64) -> Bool {
        guard let http = response as? HTTPURLResponse, http.statusCode == 206, Self.version(of: http) == version else {
            return false
        }
        return http.value(forHTTPHeaderField: "Content-Range")?.lowercased().hasPrefix("bytes \(start)-") == true
    }
}
