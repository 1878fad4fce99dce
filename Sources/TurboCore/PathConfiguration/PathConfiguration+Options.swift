import Foundation

extension PathConfiguration {
    /// How sources are loaded and put together.
    public struct Options: Sendable {
        /// Whether the rules of all sources count, those of a later source after those of an earlier one; false by
        /// default: the last source that could be loaded replaces the others (turbo-ios 7.1).
        public var mergesSources: Bool
        /// Headers for servers, each for one origin alone; none by default.
        public var headers: [ServerHeaders]
        /// Where the last good answer of each server is kept for the next launch; nil: nowhere.
        public var copiesFolder: URL?

        /// - Parameters:
        ///   - mergesSources: whether the rules of all sources count; false by default.
        ///   - headers: headers for servers, each for one origin; none by default.
        ///   - copiesFolder: where answers of servers are kept for the next launch; nil for nowhere. By default
        ///     ``standardCopiesFolder``.
        public init(
            mergesSources: Bool = false, headers: [ServerHeaders] = [],
            copiesFolder: URL? = Options.standardCopiesFolder
        ) {
            self.mergesSources = mergesSources
            self.headers = headers
            self.copiesFolder = copiesFolder
        }

        /// A folder of the app's caches.
        public static var standardCopiesFolder: URL? {
            let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
            let app = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
            return caches?.appendingPathComponent(app).appendingPathComponent("TurboPathConfigurations")
        }
    }

    /// Headers that are sent to one origin, and to no other.
    public struct ServerHeaders: Sendable, Equatable {
        package let origin: Origin
        /// The values by the names of the headers.
        public let fields: [String: String]

        /// - Parameters:
        ///   - fields: the values by their names, `["Authorization": "Bearer …"]` for example.
        ///   - url: any URL of the origin.
        public init(_ fields: [String: String], for url: URL) {
            self.fields = fields
            origin = Origin(url)
        }
    }
}
