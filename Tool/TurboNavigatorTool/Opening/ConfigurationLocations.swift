import Foundation
import TurboCore

/// The common URLs of path configurations on the servers of Hotwire apps.
package enum ConfigurationLocations {
    /// The paths, in the order in which they count. They are listed in docs/open.md.
    package static func paths(for library: ConfigurationLibrary) -> [String] {
        let system = library.isAndroid ? "android" : "ios"
        return [
            "/configurations/\(system)_v2.json", "/configurations/\(system)_v1.json", "/configurations/\(system).json",
            "/\(system)/path_configuration.json", "/turbo/\(system)/path_configuration.json",
            "/hotwire_native/v1/\(system)/path_configuration.json", "/path_configuration.json",
            "/path-configuration.json",
        ]
    }

    /// The result of searching a site.
    package enum Search: Sendable, Equatable {
        case found(URL)
        /// None of the URLs has a configuration.
        case none
        /// None was found, but the server didn't respond to all requests.
        case silent
    }

    /// Requests all URLs at once, on the origin of a page.
    ///
    /// - Parameters:
    ///   - page: a page of the site.
    ///   - library: the library that the rules are for.
    ///   - timeout: the time limit for the server; 5 seconds by default.
    /// - Returns: the first path configuration of those that were received in time.
    package static func find(
        beside page: URL, for library: ConfigurationLibrary, timeout: Duration = .seconds(5)
    ) async -> Search {
        let urls = paths(for: library).compactMap { URL(string: $0, relativeTo: page)?.absoluteURL }
        return await withTaskGroup(of: (index: Int, isConfiguration: Bool)?.self) { group in
            for (index, url) in urls.enumerated() { group.addTask { (index, await isConfiguration(url)) } }
            group.addTask {
                // The sleep is cancelled when all requests have finished.
                try? await Task.sleep(for: timeout)
                return nil
            }
            defer { group.cancelAll() }
            var found: [Int] = []
            for count in 1... {
                guard let next = await group.next(), let response = next else { break }
                if response.isConfiguration { found.append(response.index) }
                if count == urls.count { return found.min().map { .found(urls[$0]) } ?? .none }
            }
            return found.min().map { .found(urls[$0]) } ?? .silent
        }
    }

    private static func isConfiguration(_ url: URL) async -> Bool {
        do {
            return try await !PathConfigurationDocument(PathConfiguration.download(url)).rules.isEmpty
        } catch {
            // Most of these URLs don't exist, and many sites respond with a page.
            return false
        }
    }
}
