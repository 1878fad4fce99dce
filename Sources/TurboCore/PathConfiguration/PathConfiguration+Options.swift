import Foundation

extension PathConfiguration {
    /// Options for loading and merging sources.
    public struct Options: Sendable {
        /// Whether the rules of all sources are merged, in the order of the sources. False by default: the last source
        /// that could be loaded replaces the others (as in turbo-ios 7.1).
        public var mergesSources: Bool
        /// Headers for requests to servers, each for only one origin; none by default.
        public var headers: [ServerHeaders]
        /// The folder for the last valid response of each server, for the next launch; nil to store none.
        public var copiesFolder: URL? {
            get { usesStandardFolder ? Options.standardCopiesFolder : ownFolder }
            set { (ownFolder, usesStandardFolder) = (newValue, false) }
        }
        private var ownFolder: URL?
        /// Finding the standard folder takes longer than reading a few rules, and only servers need it.
        private var usesStandardFolder = true

        /// Creates options with ``standardCopiesFolder``.
        ///
        /// - Parameters:
        ///   - mergesSources: whether the rules of all sources are merged; false by default.
        ///   - headers: headers for requests to servers, each for one origin; none by default.
        public init(mergesSources: Bool = false, headers: [ServerHeaders] = []) {
            self.mergesSources = mergesSources
            self.headers = headers
        }

        /// - Parameters:
        ///   - mergesSources: whether the rules of all sources are merged; false by default.
        ///   - headers: headers for requests to servers, each for one origin; none by default.
        ///   - copiesFolder: the folder for the responses of servers, for the next launch; nil to store none.
        public init(mergesSources: Bool = false, headers: [ServerHeaders] = [], copiesFolder: URL?) {
            self.init(mergesSources: mergesSources, headers: headers)
            self.copiesFolder = copiesFolder
        }

        /// A folder in the app's caches.
        public static var standardCopiesFolder: URL? {
            let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
            let app = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
            return caches?.appendingPathComponent(app).appendingPathComponent("TurboPathConfigurations")
        }
    }

    /// Headers that are sent to only one origin.
    public struct ServerHeaders: Sendable, Equatable {
        package let origin: Origin
        /// The header fields by name.
        public let fields: [String: String]

        /// - Parameters:
        ///   - fields: the header fields by name, such as `["Authorization": "Bearer …"]`.
        ///   - url: any URL of the origin.
        public init(_ fields: [String: String], for url: URL) {
            self.fields = fields
            origin = Origin(url)
        }
    }
}
