import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Requests the servers of a path configuration. An app can provide its own transport, for example to sign requests.
public protocol PathConfigurationTransport: Sendable {
    /// Sends a request and waits for the whole response.
    ///
    /// - Parameter request: a GET of the source's URL, with a time limit of 10 seconds.
    /// - Returns: the body, and the response with the final URL.
    /// - Throws: any error. For a ``PathConfigurationLoadError`` or `URLError`, the diagnostics explain the cause.
    func load(_ request: URLRequest) async throws -> (Data, URLResponse)
}
