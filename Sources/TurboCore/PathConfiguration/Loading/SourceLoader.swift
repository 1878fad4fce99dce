import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Reads the sources of a path configuration. Size and origin of the returned data have been checked, but not the
/// content.
struct SourceLoader: Sendable {
    /// The number of seconds in which a server must send its whole response.
    static let timeout = 10.0

    let transport: any PathConfigurationTransport
    var headers: [PathConfiguration.ServerHeaders] = []

    /// Reads a source that is available immediately; nil for a server.
    func readNow(_ source: PathConfiguration.Source) throws -> Data? {
        switch source {
        case .data(let data): data
        case .file(let url): try Self.readFile(url)
        case .server: nil
        }
    }

    /// Requests a server's path configuration.
    func fetch(_ url: URL) async throws -> Data {
        guard url.scheme == "https" || url.scheme == "http", url.host != nil else {
            throw PathConfigurationLoadError.wrongKind(expected: "an http or https URL")
        }
        var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: Self.timeout)
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        // Redirects to other origins are blocked, so the headers are never sent elsewhere.
        for headers in headers where headers.origin == Origin(url) {
            for (name, value) in headers.fields { request.setValue(value, forHTTPHeaderField: name) }
        }
        let (data, response) = try await transport.load(request)
        try check(response, to: url)
        guard data.count <= PathConfigurationDocument.maximumSize else { throw PathConfigurationLoadError.tooLarge }
        guard !looksLikeHTML(data, response) else { throw PathConfigurationLoadError.html }
        return data
    }

    static func readFile(_ url: URL) throws -> Data {
        guard url.isFileURL else { throw PathConfigurationLoadError.wrongKind(expected: "a file URL") }
        do {
            let file = try FileHandle(forReadingFrom: url)
            defer { file.closeFile() }
            let data = try file.read(upToCount: PathConfigurationDocument.maximumSize + 1) ?? Data()
            guard data.count <= PathConfigurationDocument.maximumSize else { throw PathConfigurationLoadError.tooLarge }
            return data
        } catch let error as PathConfigurationLoadError {
            throw error
        } catch {
            throw PathConfigurationLoadError.unreadableFile(reason: error.localizedDescription)
        }
    }

    private func check(_ response: URLResponse, to url: URL) throws {
        guard let response = response as? HTTPURLResponse else { throw PathConfigurationLoadError.noHTTP }
        if let final = response.url, Origin(final) != Origin(url) {
            throw PathConfigurationLoadError.redirectedToOtherOrigin(final.absoluteString)
        }
        guard (200..<300).contains(response.statusCode) else {
            throw PathConfigurationLoadError.status(response.statusCode)
        }
    }

    private func looksLikeHTML(_ data: Data, _ response: URLResponse) -> Bool {
        if response.mimeType == "text/html" { return true }
        return data.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "<")
    }
}

extension PathConfiguration {
    /// Downloads a server's path configuration as an app does, with the same limits. For tools.
    package static func download(_ url: URL) async throws -> Data {
        try await SourceLoader(transport: URLSessionPathConfigurationTransport()).fetch(url)
    }
}
