import TurboSession
import UIKit

/// Unsaved input of pages.
extension TurboNavigator {
    func inputDidChange() {
        performer.updateInput()
        observeClosing()
    }

    /// Makes the window ask before it closes, if that would lose something.
    func observeClosing() {
        // What the window shows or the app presents, such as the tab bar of the stack. UIKit's children have
        // presentation controllers of their own, which are never used.
        let outermost = sequence(first: navigationController as UIViewController, next: \.parent).reduce(nil) { $1 }
        guard let presentation = outermost?.presentationController, presentation.delegate == nil else { return }
        presentation.delegate = rootDismissal
    }

    package func session(
        _ session: Session, reloads visitable: any Visitable, isWholeDocument: Bool,
        _ reload: @escaping @MainActor () -> Void
    ) {
        let pages = performer.inputGuard.pagesReloaded(with: visitable, of: session, isWholeDocument: isWholeDocument)
        // The user reloads whole documents.
        performer.inputGuard.perform(losing: pages, isOfPage: !isWholeDocument, reload) { [weak visitable] in
            visitable?.visitableView?.refreshControl.endRefreshing()
        }
    }

    /// The pages of all stacks that the window shows, as if it were closed.
    var pagesOfAllTabs: [DiscardConfirmation.Page] {
        (container?.navigators ?? [self]).flatMap(\.performer.inputGuard.allPages)
    }

    /// The first navigator of the window whose downloads would be lost with it.
    private var navigatorWithDownloads: TurboNavigator? {
        (container?.navigators ?? [self]).first(where: \.downloads.holdsWindow)
    }

    /// Whether closing the window would lose unsaved input or a download.
    var holdsWindow: Bool { pagesOfAllTabs.contains(where: \.losesInput) || navigatorWithDownloads != nil }

    /// Closes the window, or the app's own sheet with the main stack, if the user discards the unsaved input and the
    /// downloads.
    func userDidRequestClosing() {
        let visible = container?.activeNavigator ?? self
        visible.performer.inputGuard.perform(losing: pagesOfAllTabs) { [weak self] in
            guard let self, self.navigatorWithDownloads != nil else { self?.close(); return }
            visible.downloads.askToClose { [weak self] in self?.close() }
        }
    }

    private func close() {
        guard navigationController.presentingViewController == nil else {
            return navigationController.dismiss(animated: true)
        }
        let scene = navigationController.viewIfLoaded?.window?.windowScene
        guard let session = (scene ?? UIApplication.shared.connectedScenes.first)?.session else { return }
        UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
    }

    /// Returns whether the main stack may be popped to its root at once. If not, the user is asked first.
    func mayPopToRoot() -> Bool {
        let pages = performer.inputGuard.pagesAboveRoot
        guard DiscardConfirmation(about: pages) != nil else { return true }
        performer.inputGuard.perform(losing: pages) { [weak self] in
            self?.navigationController.popToRootViewController(animated: true)
        }
        return false
    }
}
