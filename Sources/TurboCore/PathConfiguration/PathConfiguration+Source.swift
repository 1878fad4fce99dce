import Foundation

extension PathConfiguration {
    /// Where a path configuration comes from (turbo-ios 7.1).
    public enum Source: Hashable, Sendable {
        /// JSON in memory, read at once.
        case data(Data)
        /// A file of this device, read at once; usually one of the app's bundle.
        case file(URL)
        /// An http(s) URL, loaded in the background.
        case server(URL)
    }
}

extension PathConfiguration.Source: CustomStringConvertible {
    /// The path of the file, the URL of the server, or "data".
    public var description: String {
        switch self {
        case .data: "data"
        case .file(let url): url.isFileURL ? url.path : url.absoluteString
        case .server(let url): url.absoluteString
        }
    }
}
