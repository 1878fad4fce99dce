import Foundation
import TurboNavigator
import UIKit

/// How a path configuration is loaded. `PathConfiguration.Options` says more.
public struct PathConfigurationLoaderOptions {
    /// For requests to servers, with headers of the app's own for example; nil for one that keeps nothing.
    public let urlSessionConfiguration: URLSessionConfiguration?

    /// - Parameter urlSessionConfiguration: for requests to servers; nil, the default, for one that keeps nothing.
    public init(urlSessionConfiguration: URLSessionConfiguration? = nil) {
        self.urlSessionConfiguration = urlSessionConfiguration
    }
}

extension PathConfiguration {
    /// Rules that are read as Hotwire Native reads them: searched in path and query, as they stand in the URL.
    ///
    /// - Parameters:
    ///   - sources: where rules come from, the most important one last; none by default.
    ///   - options: how they are loaded; nil for the usual way.
    public convenience init(sources: [Source] = [], options: PathConfigurationLoaderOptions?) {
        let transport = URLSessionPathConfigurationTransport(
            configuration: options?.urlSessionConfiguration ?? .ephemeral)
        self.init(options: Options(), transport: transport)
        becomeHotwires()
        self.sources = sources
    }

    func becomeHotwires() {
        dialect = .hotwireIOS
        matchQueryStrings = true
    }
}
