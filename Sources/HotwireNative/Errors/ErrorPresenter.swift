import TurboNavigator
import UIKit

/// A screen that can show the error of its failed visit. Every view controller conforms to it.
@preconcurrency @MainActor
public protocol ErrorPresenter: UIViewController {
    /// Loads the page again.
    typealias Handler = () -> Void

    /// Shows an error.
    ///
    /// - Parameter retryHandler: the action of the Retry button; nil for no button.
    func presentError(_ error: HotwireNativeError, retryHandler: Handler?)
}

extension ErrorPresenter {
    /// Shows an error view over the screen until the user taps Retry or the screen is visited.
    public func presentError(_ error: HotwireNativeError, retryHandler: Handler?) {
        guard let visitable = self as? any Visitable else { return presentAlert(error, retryHandler) }
        let retry = retryHandler.map { removingErrorView(visitable, after: $0) }
        guard let makeView = Hotwire.config.makeCustomErrorView else {
            return ErrorContainerView.show(error, on: visitable, retry: retry)
        }
        ErrorContainerView.show(custom: makeView(error, retry), on: visitable)
    }

    /// Shows an error of any type, as before Hotwire Native 1.3.
    @available(*, deprecated, message: "use presentError(_:retryHandler:) with a HotwireNativeError")
    public func presentError(_ error: any Error, retryHandler: Handler?) {
        presentError(HotwireNativeError(error), retryHandler: retryHandler)
    }

    /// Removes the error view, as Retry does.
    public func removeErrorViewController() {
        if let visitable = self as? any Visitable { ErrorContainerView.remove(from: visitable) }
    }

    /// The action of Retry. It removes the error view even if the handler makes no visit, but keeps one that the
    /// handler shows.
    private func removingErrorView(_ visitable: any Visitable, after handler: @escaping Handler)
        -> @Sendable () -> Void
    {
        let retry: @MainActor @Sendable () -> Void = { [weak visitable] in
            let errorView = visitable.flatMap { ErrorContainerView.shown(on: $0) }
            handler()
            errorView?.removeFromSuperview()
        }
        return { MainActor.performFromAnyThread(retry) }
    }

    /// Shows an alert on a screen that isn't a visitable.
    private func presentAlert(_ error: HotwireNativeError, _ retryHandler: Handler?) {
        let alert = UIAlertController(title: nil, message: error.localizedDescription, preferredStyle: .alert)
        if let retryHandler {
            alert.addAction(UIAlertAction(title: BuiltInText.retry.text(), style: .default) { _ in retryHandler() })
        }
        alert.addAction(UIAlertAction(title: BuiltInText.ok.text(), style: .cancel))
        presenter.present(alert, animated: true)
    }
}

extension UIViewController: ErrorPresenter {}
