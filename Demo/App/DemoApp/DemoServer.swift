import Foundation

/// The location of the demo server.
enum DemoServer {
    /// `DEMO_URL` in the environment, or port 3000 of this machine, where `Demo/Server/bin/serve` listens.
    static var url: URL {
        let text = ProcessInfo.processInfo.environment["DEMO_URL"] ?? ""
        return URL(string: text).flatMap { $0.host == nil ? nil : $0 } ?? localServer
    }

    private static var localServer: URL {
        var components = URLComponents()
        components.scheme = "http"
        components.host = "localhost"
        components.port = 3000
        components.path = "/"
        return components.url ?? URL(fileURLWithPath: "/")
    }
}
