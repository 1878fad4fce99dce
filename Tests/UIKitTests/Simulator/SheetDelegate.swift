import UIKit

/// A sheet's delegate that records its callbacks, and decides whether the user can dismiss the sheet.
final class SheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    let journal: Journal
    var allows = true

    init(_ journal: Journal) {
        self.journal = journal
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        journal.add("should dismiss")
        return allows
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        journal.add("will dismiss")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        journal.add("did dismiss")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        journal.add("did attempt")
    }
}
