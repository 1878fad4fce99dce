import Foundation

extension PathConfiguration {
    /// A source of a path configuration (as in turbo-ios 7.1).
    public enum Source: Hashable, Sendable {
        /// JSON in memory, read immediately.
        case data(Data)
        /// A file on this device, read immediately; usually in the app's bundle.
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
