import Foundation
import UIKit

/// A title at every moment: the rule's, else the link's or that of the page before, until the page has one of its own.
extension Stacks {
    /// Names a screen whose page has not come yet, unless the app or a rule has named it.
    ///
    /// - Returns: the title that will not last; nil where there is none.
    func name(_ controller: UIViewController, for proposal: VisitProposal) -> String? {
        guard (controller.title ?? "").isEmpty else { return nil }
        if let title = proposal.properties.title {
            controller.title = title
            return nil
        }
        guard controller is any Visitable, let title = proposal.linkTitle ?? titleInFront else { return nil }
        controller.title = title
        return title
    }

    /// What the page is called that the user sees.
    private var titleInFront: String? {
        let title = (top as? UINavigationController)?.topViewController?.title ?? ""
        return title.isEmpty ? nil : title
    }

    /// A page without a title leaves the app's name.
    func pageDidCome(on visitable: any Visitable) {
        let controller = visitable.visitableViewController
        if (visitable.visitableView?.pageTitle ?? "").isEmpty { return endProvisionalTitle(of: controller) }
        guard var note = note(of: controller), note.provisionalTitle != nil else { return }
        note.provisionalTitle = nil
        keep(note, of: controller)
    }

    /// The page has come without a title, or none has come: the title of another page would be wrong.
    func endProvisionalTitle(of controller: UIViewController) {
        guard var note = note(of: controller), let provisional = note.provisionalTitle else { return }
        note.provisionalTitle = nil
        keep(note, of: controller)
        if controller.title == provisional { controller.title = Self.appName }
    }

    /// nil where no Info.plist says it: on Linux a bar without a title shows the name of the app.
    private static var appName: String? {
        let keys = ["CFBundleDisplayName", "CFBundleName"]
        return keys.lazy.compactMap { Bundle.main.object(forInfoDictionaryKey: $0) as? String }.first
    }
}
