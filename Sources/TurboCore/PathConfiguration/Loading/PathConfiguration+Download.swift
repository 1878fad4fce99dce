import Foundation

extension PathConfiguration {
    /// Asks a server for its path configuration as an app does, within the same bounds. For tools.
    package static func download(_ url: URL) async throws -> Data {
        try await SourceLoader(transport: URLSessionPathConfigurationTransport()).fetch(url)
    }
}
