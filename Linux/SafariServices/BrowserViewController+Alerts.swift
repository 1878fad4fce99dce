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
            let copy = self.button(.copyLink) { _ in UIPasteboard.general.url = link }
            self.showAlert(.noAppForLink, shown.count < address.count ? "\(shown)…" : address, copy)
        }
    }

    /// Offers to download a file in the desktop's browser, which has a downloads folder.
    ///
    /// - Parameter file: the file's URL. If only this page can load it (such as a blob URL), the browser opens the
    ///   page.
    func showFileAlert(_ file: URL?) {
        let place = file.flatMap { Self.canShow($0) ? $0 : nil } ?? pageURL
        let open = button(.openInBrowser) { $0.openInOtherApp(place) }
        showAlert(.fileNotShown, SystemText.openToDownload.text(), open)
    }

    func showFailureAlert(_ error: any Error) {
        let info = (error as NSError).userInfo
        let failed = (error as? URLError)?.failingURL ?? (info[NSURLErrorFailingURLErrorKey] as? URL) ?? url
        if !hasPage { url = failed }
        let retry = button(.retry) { $0.webView.load(URLRequest(url: failed)) }
        showAlert(.errorLoadingPage, Self.reason(of: error).text(), retry)
    }

    /// The reason in the words of a navigator's error view. Those of the engine are for developers.
    private static func reason(of error: any Error) -> SystemText {
        switch (error as? URLError)?.code {
        case .notConnectedToInternet: .offline
        case .timedOut: .serverTooSlow
        case .cannotFindHost, .cannotConnectToHost, .dnsLookupFailed, .networkConnectionLost:
            .serverUnreachable
        case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
            .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
            .noSafeConnection
        case .httpTooManyRedirects: .tooManyRedirects
        default: .pageNotLoaded
        }
    }

    func showPageStoppedAlert() {
        mayShowAlert = true
        showAlert(.pageStopped, SystemText.loadAgain.text(), button(.retry) { $0.loadAgain() })
    }

    private func button(
        _ title: SystemText, _ act: @escaping @MainActor (BrowserViewController) -> Void
    ) -> UIAlertAction {
        UIAlertAction(title: title.text(), style: .default) { [weak self] _ in
            guard let self else { return }
            mayShowAlert = true
            act(self)
        }
    }

    /// - Parameter action: a button that resolves the problem; nil for an alert with OK only.
    private func showAlert(_ title: SystemText, _ message: String, _ action: UIAlertAction? = nil) {
        // One alert at a time.
        guard presentedViewController == nil, mayShowAlert || !hasPage else { return }
        mayShowAlert = false
        let alert = UIAlertController(title: title.text(), message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: (action == nil ? SystemText.ok : .cancel).text(), style: .cancel))
        if let action {
            alert.addAction(action)
            alert.preferredAction = action
        }
        present(alert, animated: true)
    }
}
