import Foundation
import TurboNavigator
import UIKit

/// The options for loading a path configuration. `PathConfiguration.Options` has more.
public struct PathConfigurationLoaderOptions {
    /// The configuration of requests to servers, for example with the app's own headers; nil for an ephemeral one.
    public let urlSessionConfiguration: URLSessionConfiguration?

    /// Creates options for loading a path configuration.
    ///
    /// - Parameter urlSessionConfiguration: the configuration of requests to servers; nil, the default, for an
    ///   ephemeral one.
    public init(urlSessionConfiguration: URLSessionConfiguration? = nil) {
        self.urlSessionConfiguration = urlSessionConfiguration
    }
}

extension PathConfiguration {
    /// Creates a path configuration that matches rules as Hotwire Native does: against the URL's path and query,
    /// without decoding.
    ///
    /// - Parameters:
    ///   - sources: the sources of rules, the one that takes precedence last; none by default.
    ///   - options: the options for loading; nil for the defaults.
    public convenience init(sources: [Source] = [], options: PathConfigurationLoaderOptions?) {
        let transport = URLSessionPathConfigurationTransport(
            configuration: options?.urlSessionConfiguration)
        self.init(options: Options(), transport: transport)
        useHotwireRules()
        self.sources = sources
    }

    func useHotwireRules() {
        library = .hotwireIOS
        matchQueryStrings = true
    }
}
