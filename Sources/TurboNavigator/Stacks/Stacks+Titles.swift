import Foundation
import UIKit

/// Provisional titles: the rule's, otherwise that of the link, of the page that proposed the visit, or of the app,
/// until the page has its own.
extension Stacks {
    /// Sets the title of a screen until its page is rendered, unless the app has set one.
    ///
    /// - Returns: the provisional title; nil if there is none, or if a rule sets the title.
    func setInitialTitle(of controller: UIViewController, for proposal: VisitProposal) -> String? {
        guard (controller.title ?? "").isEmpty else { return nil }
        if let title = proposal.properties.title {
            controller.title = title
            return nil
        }
        guard controller is any Visitable else { return nil }
        let proposed = proposal.initialTitle ?? ""
        controller.title = proposed.isEmpty ? Self.appName : proposed
        return controller.title
    }

    /// Ends the provisional title when the page is rendered. If the page has no title, shows the app's name.
    func pageDidRender(on visitable: any Visitable) {
        let controller = visitable.visitableViewController
        if (visitable.visitableView?.pageTitle ?? "").isEmpty { return endProvisionalTitle(of: controller) }
        guard var state = state(of: controller), state.provisionalTitle != nil else { return }
        state.provisionalTitle = nil
        store(state, of: controller)
    }

    /// Replaces a provisional title with the app's name. Called if the page has no title or its visit failed.
    func endProvisionalTitle(of controller: UIViewController) {
        guard var state = state(of: controller), let provisional = state.provisionalTitle else { return }
        state.provisionalTitle = nil
        store(state, of: controller)
        if controller.title == provisional { controller.title = Self.appName }
    }

    /// The app's name in its Info.plist; nil on Linux, where a bar without a title shows the app's name.
    private static var appName: String? {
        let keys = ["CFBundleDisplayName", "CFBundleName"]
        return keys.lazy.compactMap { Bundle.main.object(forInfoDictionaryKey: $0) as? String }.first
    }
}
