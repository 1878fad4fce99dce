import UIKit

/// Writes down what the delegate of a sheet hears, and answers whether the user may close it.
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
