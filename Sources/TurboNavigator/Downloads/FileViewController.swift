import UIKit
import WebKit

/// Shows a downloaded PDF or picture in the viewer of the web engine, with a button to share it.
final class FileViewController: UIViewController, WKNavigationDelegate {
    private let file: URL
    private let kind: ViewableFile

    init(_ file: URL, _ kind: ViewableFile) {
        self.file = file
        self.kind = kind
        super.init(nibName: nil, bundle: nil)
        title = file.lastPathComponent
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.share() })
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let configuration = WKWebViewConfiguration()
        configuration.websiteDataStore = .nonPersistent()
        // NB: WebKitGTK's viewer for PDFs is a script.
        configuration.defaultWebpagePreferences.allowsContentJavaScript = kind == .pdf
        let webView = WKWebView(frame: view.bounds, configuration: configuration)
        webView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        webView.navigationDelegate = self
        view.addSubview(webView)
        webView.loadFileURL(file, allowingReadAccessTo: file)
    }

    /// Offers to open the file in another app, or to save it.
    private func share() {
        DownloadedFile.offer(file, from: self)
    }

    /// Links in a file lead nowhere.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        decisionHandler(navigationAction.navigationType == .other ? .allow : .cancel)
    }
}
