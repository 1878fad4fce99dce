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
            systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.offer() })
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

    /// WebKit shows nothing of a damaged file, and reports no error.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        switch kind {
        case .pdf: if !DownloadedFile.isPDF(file) { showDamage(webView) }
        case .picture:
            webView.evaluateJavaScript("document.images[0]?.naturalWidth === 0") { [weak self] result, _ in
                if result as? Bool == true { self?.showDamage(webView) }
            }
        }
    }

    private func showDamage(_ webView: WKWebView) {
        webView.isHidden = true
        let label = UILabel(frame: view.bounds.insetBy(dx: 24, dy: 24))
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.text = BuiltInText.fileDamaged.text()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        label.numberOfLines = 0
        view.addSubview(label)
        UIAccessibility.post(notification: .screenChanged, argument: label)
    }

    /// Offers to open the file in another app, or to save it.
    private func offer() {
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
