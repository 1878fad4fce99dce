import Foundation

#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif

// docs/migration.md: a file that imports only Foundation.

func loadPrices(from url: URL) async throws -> Data? {
    var request = URLRequest(url: url)
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    let (data, response) = try await URLSession.shared.data(for: request)
    return (response as? HTTPURLResponse)?.statusCode == 200 ? data : nil
}
