import Foundation
import TurboNavigator

/// What a native screen asks of its navigator, or of the tabs. Hold it weakly.
@preconcurrency @MainActor
public protocol NavigationHandler: AnyObject {
    /// Routes a URL as if a page had proposed it with a link. By default the same without options and parameters.
    func route(_ url: URL)
    /// Routes a URL as if a page had proposed it. By default as a proposal with the properties that the rules give it.
    ///
    /// - Parameters:
    ///   - options: nil for those of a link.
    ///   - parameters: values of the app's own, which the delegate and handlers find in the proposal; nil for none.
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
