import Foundation
import UIKit

/// The location of the demo server.
enum DemoServer {
    /// `DEMO_URL` in the environment, or else `SiteURL` in Info.plist: port 3000 of this machine, where
    /// `Demo/Server/bin/serve` listens.
    static var url: URL {
        let texts = [ProcessInfo.processInfo.environment["DEMO_URL"], siteURL]
        let servers = texts.compactMap { URL(string: $0 ?? "") }.filter { $0.host != nil }
        return servers.first ?? URL(fileURLWithPath: "/")
    }

    /// Read from the file, because `Bundle.main.infoDictionary` is only filled in on iOS.
    private static let siteURL: String? = {
        guard let file = Bundle.main.url(forResource: "Info", withExtension: "plist"),
            let data = try? Data(contentsOf: file),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return nil }
        return list["SiteURL"] as? String
    }()
}
