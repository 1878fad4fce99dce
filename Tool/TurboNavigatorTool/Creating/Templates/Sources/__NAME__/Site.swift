import Foundation
import TurboNavigator
import UIKit

/// The site that the app shows.
@MainActor
enum Site {
    /// The first page: `SiteURL` in Info.plist, or the environment variable `__VARIABLE__`.
    static var home: URL {
        let override = ProcessInfo.processInfo.environment["__VARIABLE__"]
        guard let url = URL(string: override ?? siteURL ?? "") else {
            preconditionFailure("Set SiteURL in Info.plist to the URL of the first page.")
        }
        return url
    }

    /// The rules of the site, for all windows: those in the app, until the server has sent its own.
    static let configuration = PathConfiguration(sources: [.file(rules), .server(serverRules)])

    /// The server's rules, which can change without a release.
    private static var serverRules: URL {
        URL(string: "/configurations/ios_v1.json", relativeTo: home)?.absoluteURL ?? home
    }

    /// The tab bar for a window; nil if the setting `tabs` of the rules has no tabs. The server's rules have the tabs of
    /// the app's next start, and change a bar that is there.
    static func tabs() -> TurboTabBarController? {
        configuration.tabs.isEmpty ? nil : TurboTabBarController(pathConfiguration: configuration)
    }

    /// A navigator for a window without tabs.
    static func navigator(_ configuration: PathConfiguration = configuration) -> TurboNavigator {
        TurboNavigator(pathConfiguration: configuration)
    }

    /// The rules in the app. SwiftPM copies the file into the module's bundle, Xcode into the app's.
    static var rules: URL {
        #if SWIFT_PACKAGE
            Bundle.module.bundleURL.appendingPathComponent("Resources/path-configuration.json")
        #else
            Bundle(for: AppDelegate.self).bundleURL.appendingPathComponent("path-configuration.json")
        #endif
    }

    /// Read from Info.plist, because `Bundle.main.infoDictionary` is only filled in on iOS.
    private static var siteURL: String? {
        guard let file = Bundle.main.url(forResource: "Info", withExtension: "plist"),
            let data = try? Data(contentsOf: file),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return nil }
        return list["SiteURL"] as? String
    }
}
