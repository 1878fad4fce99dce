import TurboNavigator
import UIKit

/// A screen that can show why its visit failed. Every view controller is one.
@preconcurrency @MainActor
public protocol ErrorPresenter: UIViewController {
    /// Loads the page again.
    typealias Handler = () -> Void

    /// - Parameter retryHandler: what the button does; without one there is no button.
    func presentError(_ error: HotwireNativeError, retryHandler: Handler?)
}

extension ErrorPresenter {
    /// Covers the screen with what went wrong, until the user tries again or the screen is visited.
    public func presentError(_ error: HotwireNativeError, retryHandler: Handler?) {
        guard let visitable = self as? any Visitable else { return presentAlert(error, retryHandler) }
        let retry = retryHandler.map { uncovering(visitable, after: $0) }
        guard let makeView = Hotwire.config.makeCustomErrorView else {
            return ErrorCover.show(error, on: visitable, retry: retry)
        }
        ErrorCover.show(custom: makeView(error, retry), on: visitable)
    }

    /// Takes the cover away, as Retry does.
    public func removeErrorViewController() {
        if let visitable = self as? any Visitable { ErrorCover.remove(from: visitable) }
    }

    /// What Retry does. The cover goes even if the handler visits nothing, but not the one that it has shown itself.
    private func uncovering(_ visitable: any Visitable, after handler: @escaping Handler) -> @MainActor () -> Void {
        { [weak visitable] in
            let cover = visitable.flatMap { ErrorCover.over($0) }
            handler()
            cover?.removeFromSuperview()
        }
    }

    /// A screen without a page.
    private func presentAlert(_ error: HotwireNativeError, _ retryHandler: Handler?) {
        let alert = UIAlertController(title: nil, message: error.localizedDescription, preferredStyle: .alert)
        if let retryHandler {
            alert.addAction(UIAlertAction(title: BuiltInText.retry.text(), style: .default) { _ in retryHandler() })
        }
        alert.addAction(UIAlertAction(title: BuiltInText.ok.text(), style: .cancel))
        present(alert, animated: true)
    }
}

extension UIViewController: ErrorPresenter {}
