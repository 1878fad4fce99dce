import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// How a path configuration requests its servers. An app can provide its own, to sign requests for example.
public protocol PathConfigurationTransport: Sendable {
    /// Sends a request and waits for the whole answer.
    ///
    /// - Parameter request: a GET of the source's URL, with a time limit of 10 seconds.
    /// - Returns: the body, and the response that names the URL it came from in the end.
    /// - Throws: any error; ``PathConfigurationLoadError`` and those of URL loading are reported in full sentences.
    func load(_ request: URLRequest) async throws -> (Data, URLResponse)
}
