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

    /// Asks for all of them at once, on the origin of a page.
    ///
    /// - Returns: the first that is a path configuration; nil if none is.
    package static func find(beside page: URL, for dialect: PathDialect) async -> URL? {
        let urls = paths(for: dialect).compactMap { URL(string: $0, relativeTo: page)?.absoluteURL }
        return await withTaskGroup(of: (Int, Bool).self) { group in
            for (index, url) in urls.enumerated() { group.addTask { (index, await isConfiguration(url)) } }
            let found = await group.reduce(into: [Int]()) { found, result in
                if result.1 { found.append(result.0) }
            }
            return found.min().map { urls[$0] }
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
