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
    /// Covers the screen with what went wrong, until it is visited again.
    public func presentError(_ error: HotwireNativeError, retryHandler: Handler?) {
        guard let visitable = self as? any Visitable else { return presentAlert(error, retryHandler) }
        guard let makeView = Hotwire.config.makeCustomErrorView else {
            return ErrorCover.show(error, on: visitable) { retryHandler?() }
        }
        ErrorCover.show(custom: makeView(error, retryHandler), on: visitable)
    }

    /// Takes the cover away, as Retry does.
    public func removeErrorViewController() {
        if let visitable = self as? any Visitable { ErrorCover.remove(from: visitable) }
    }

    /// A screen without a page.
    private func presentAlert(_ error: HotwireNativeError, _ retryHandler: Handler?) {
        let alert = UIAlertController(title: nil, message: error.localizedDescription, preferredStyle: .alert)
        if let retryHandler {
            alert.addAction(UIAlertAction(title: "Retry", style: .default) { _ in retryHandler() })
        }
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        present(alert, animated: true)
    }
}

extension UIViewController: ErrorPresenter {}
