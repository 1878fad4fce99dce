import Foundation

/// The reason why a source could not be loaded.
public enum PathConfigurationLoadError: Error, Equatable, Sendable {
    /// The file doesn't exist or can't be read, for the system's reason.
    case unreadableFile(reason: String)
    /// The URL is not a file URL for a file, or not an http(s) URL for a server.
    case wrongKind(expected: String)
    /// The source is larger than 1 MB.
    case tooLarge
    /// The server responded with a status that isn't a success.
    case status(Int)
    /// The server responded with an HTML page.
    case html
    /// The server redirected to another origin.
    case redirectedToOtherOrigin(String)
    /// The response isn't HTTP.
    case noHTTP
    /// The server did not send its whole response within this number of seconds.
    case timedOut(seconds: Double)
}

extension PathConfigurationLoadError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .unreadableFile(let reason):
            "The file can't be read: \(reason). Check that it is in the app's bundle."
        case .wrongKind(let expected):
            "The source isn't \(expected). Use .file for a file URL and .server for http and https."
        case .tooLarge:
            "The path configuration is larger than 1 MB. It is ignored."
        case .status(let status):
            "The server responded with HTTP \(status) instead of 200. \(Self.advice(forStatus: status))"
        case .html:
            "The server responded with an HTML page instead of JSON. Is a sign-in required for this URL?"
        case .redirectedToOtherOrigin(let url):
            "The server redirects to another origin, \(url), which is not followed. Use that URL as the source."
        case .noHTTP:
            "The response isn't HTTP."
        case .timedOut(let seconds):
            "The server did not respond within \(seconds.formatted()) s."
        }
    }

    private static func advice(forStatus status: Int) -> String {
        switch status {
        case 401, 403: "Serve the path configuration without sign-in."
        case 404: "Is there a route for this URL?"
        default: "See the server's log."
        }
    }
}
