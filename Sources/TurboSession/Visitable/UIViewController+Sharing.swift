import UIKit

extension UIViewController {
    /// Offers a URL or a file in a share sheet.
    ///
    /// - Parameter failed: called if what the user has chosen fails; by default nothing happens.
    package func share(_ url: URL, failed: @escaping @MainActor (any Error) -> Void = { _ in }) {
        let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
        // UIKit may call it on any thread.
        sheet.completionWithItemsHandler = { @Sendable _, _, _, error in
            if let error { MainActor.performFromAnyThread { failed(error) } }
        }
        // On an iPad, a popover requires a source view.
        sheet.popoverPresentationController?.sourceView = view
        presenter.present(sheet, animated: true)
    }
}
