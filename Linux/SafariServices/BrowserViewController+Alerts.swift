internal import UIKit
internal import WebKit

// What the browser cannot do, said to the user with what can be done instead.
extension BrowserViewController {
    /// More of an address is not shown: that of a mail may have the whole text in it.
    private static let longestAddress = 300

    /// Hands a link to the desktop's app for it. Where there is none the address is shown, to be used elsewhere.
    func openElsewhere(_ link: URL) {
        UIApplication.shared.open(link) { [weak self] isOpen in
            guard let self, !isOpen else { return }
            let address = link.absoluteString
            let shown = address.prefix(Self.longestAddress)
            self.say("No app opens this link", shown.count < address.count ? "\(shown)…" : address)
        }
    }

    /// The desktop's browser knows where its user keeps files.
    ///
    /// - Parameter file: one that only this page knows, such as what a script has made, is found on the page itself.
    func sayFile(_ file: URL?) {
        let place = file.flatMap { Self.canShow($0) ? $0 : nil } ?? pageURL
        let open = button("Open in browser") { $0.openElsewhere(place) }
        say("This file cannot be shown here", "Open it in the browser to download it.", open)
    }

    func sayFailure(_ error: any Error) {
        let info = (error as NSError).userInfo
        let failed = (error as? URLError)?.failingURL ?? (info[NSURLErrorFailingURLErrorKey] as? URL) ?? url
        if !hasPage { url = failed }
        let retry = button("Retry") { $0.webView.load(URLRequest(url: failed)) }
        say("Cannot open the page", error.localizedDescription, retry)
    }

    func sayPageStopped() {
        say("This page stopped working", "Please load it again.", button("Retry") { $0.loadAgain() })
    }

    private func button(
        _ title: String, _ act: @escaping @MainActor (BrowserViewController) -> Void
    ) -> UIAlertAction {
        UIAlertAction(title: title, style: .default) { [weak self] _ in
            if let self { act(self) }
        }
    }

    /// - Parameter action: what can be done about it; nil for nothing.
    private func say(_ title: String, _ message: String, _ action: UIAlertAction? = nil) {
        // One at a time.
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
