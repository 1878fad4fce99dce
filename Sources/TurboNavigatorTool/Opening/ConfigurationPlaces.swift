import Foundation
import TurboCore

/// Where apps of the family keep the path configuration on their servers.
package enum ConfigurationPlaces {
    /// The paths, in the order in which they count. They are listed in docs/tool.md.
    package static func paths(for dialect: PathDialect) -> [String] {
        let system = dialect == .hotwireAndroid ? "android" : "ios"
        return [
            "/configurations/\(system)_v2.json", "/configurations/\(system)_v1.json", "/configurations/\(system).json",
            "/\(system)/path_configuration.json", "/turbo/\(system)/path_configuration.json",
            "/hotwire_native/v1/\(system)/path_configuration.json", "/path_configuration.json",
            "/path-configuration.json",
        ]
    }

    /// What was found on a site.
    package enum Search: Sendable, Equatable {
        case found(URL)
        /// None of the places has one.
        case none
        /// The server has not said about all places whether there is one.
        case silent
    }

    /// Asks for all of them at once, on the origin of a page.
    ///
    /// - Parameter patience: how long the server may take; 5 seconds by default.
    /// - Returns: the first that is a path configuration, of those that came in time.
    package static func find(
        beside page: URL, for dialect: PathDialect, patience: Duration = .seconds(5)
    ) async -> Search {
        let urls = paths(for: dialect).compactMap { URL(string: $0, relativeTo: page)?.absoluteURL }
        return await withTaskGroup(of: (index: Int, isConfiguration: Bool)?.self) { group in
            for (index, url) in urls.enumerated() { group.addTask { (index, await isConfiguration(url)) } }
            group.addTask {
                // It ends early where all have answered.
                try? await Task.sleep(for: patience)
                return nil
            }
            defer { group.cancelAll() }
            var found: [Int] = []
            for count in 1... {
                guard let next = await group.next(), let answer = next else { break }
                if answer.isConfiguration { found.append(answer.index) }
                if count == urls.count { return found.min().map { .found(urls[$0]) } ?? .none }
            }
            return found.min().map { .found(urls[$0]) } ?? .silent
        }
    }

    private static func isConfiguration(_ url: URL) async -> Bool {
        do {
            return try await !PathConfigurationDocument(PathConfiguration.download(url)).rules.isEmpty
        } catch {
            // Most of these places are empty, and many sites answer with a page.
            return false
        }
    }
}
