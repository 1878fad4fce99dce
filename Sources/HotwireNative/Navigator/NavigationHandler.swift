import Foundation
import TurboNavigator

/// The interface of a navigator or a tab bar controller for native screens. Hold it weakly.
@preconcurrency @MainActor
public protocol NavigationHandler: AnyObject {
    /// Routes a URL as if it were a link in a page. The default calls ``route(_:options:parameters:)``.
    func route(_ url: URL)
    /// Routes a URL as if a page had proposed it. The default routes a proposal with the URL's properties.
    ///
    /// - Parameters:
    ///   - options: the options of the visit; nil for those of a link.
    ///   - parameters: the app's own values, which the delegate and handlers receive with the proposal; nil for none.
    func route(_ url: URL, options: VisitOptions?, parameters: [String: Any]?)
    /// Routes a proposal with its own options and properties.
    func route(_ proposal: VisitProposal)
}

extension NavigationHandler {
    public func route(_ url: URL) {
        route(url, options: VisitOptions(action: .advance), parameters: nil)
    }

    public func route(_ url: URL, options: VisitOptions?, parameters: [String: Any]?) {
        let properties = Hotwire.config.pathConfiguration.properties(for: url)
        route(
            VisitProposal(
                url: url, options: options ?? VisitOptions(), properties: properties, parameters: parameters))
    }
}
