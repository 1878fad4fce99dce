import Foundation

extension PathConfiguration {
    /// Downloads a server's path configuration as an app does, with the same limits. For tools.
    package static func download(_ url: URL) async throws -> Data {
        try await SourceLoader(transport: URLSessionPathConfigurationTransport()).fetch(url)
    }
}
