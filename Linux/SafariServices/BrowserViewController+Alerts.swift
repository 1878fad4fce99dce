internal import UIKit
internal import WebKit

// Alerts for what the browser can't do, with an alternative.
extension BrowserViewController {
    /// The maximum length of an address in an alert. A mailto URL may contain a whole message.
    private static let longestAddress = 300

    /// Opens a link in the desktop's app for it. If there is none, shows the address, which the user can copy.
    func openInOtherApp(_ link: URL) {
        UIApplication.shared.open(link) { [weak self] isOpen in
            guard let self, !isOpen else { return }
            let address = link.absoluteString
            let shown = address.prefix(Self.longestAddress)
            let copy = self.button("Copy Link") { _ in UIPasteboard.general.url = link }
            self.showAlert("No app can open this link", shown.count < address.count ? "\(shown)…" : address, copy)
        }
    }

    /// Offers to download a file in the desktop's browser, which has a downloads folder.
    ///
    /// - Parameter file: the file's URL. If only this page can load it (such as a blob URL), the browser opens the
    ///   page.
    func showFileAlert(_ file: URL?) {
        let place = file.flatMap { Self.canShow($0) ? $0 : nil } ?? pageURL
        let open = button("Open in Browser") { $0.openInOtherApp(place) }
        showAlert("This file can't be shown here", "Open it in the browser to download it.", open)
    }

    func showFailureAlert(_ error: any Error) {
        let info = (error as NSError).userInfo
        let failed = (error as? URLError)?.failingURL ?? (info[NSURLErrorFailingURLErrorKey] as? URL) ?? url
        if !hasPage { url = failed }
        let retry = button("Retry") { $0.webView.load(URLRequest(url: failed)) }
        showAlert("Error loading page", Self.reason(of: error), retry)
    }

    /// The reason in the words of a navigator's error view. Those of the engine are for developers.
    private static func reason(of error: any Error) -> String {
        switch (error as? URLError)?.code {
        case .notConnectedToInternet: "You're not connected to the internet."
        case .timedOut: "The server took too long to respond."
        case .cannotFindHost, .cannotConnectToHost, .dnsLookupFailed, .networkConnectionLost:
            "The server couldn't be reached."
        case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
            .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
            "Can't establish a secure connection to the server."
        case .httpTooManyRedirects: "This page redirects too many times."
        default: "The page couldn't be loaded."
        }
    }

    func showPageStoppedAlert() {
        showAlert("This page stopped working", "Please load it again.", button("Retry") { $0.loadAgain() })
    }

    private func button(
        _ title: String, _ act: @escaping @MainActor (BrowserViewController) -> Void
    ) -> UIAlertAction {
        UIAlertAction(title: title, style: .default) { [weak self] _ in
            if let self { act(self) }
        }
    }

    /// - Parameter action: a button that resolves the problem; nil for an alert with OK only.
    private func showAlert(_ title: String, _ message: String, _ action: UIAlertAction? = nil) {
        // One alert at a time.
        guard presentedViewController == nil else { return }
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: action == nil ? "OK" : "Cancel", style: .cancel))
        if let action {
            alert.addAction(action)
            alert.preferredAction = action
        }
        present(alert, animated: true)
    }
}
