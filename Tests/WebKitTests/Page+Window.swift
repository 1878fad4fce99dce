import Foundation
import TestSupport
import Testing
import WebKit

/// Pages that a window shows, with a store on disk.
extension Page {
    /// A page of a store in a folder.
    ///
    /// NB: a test must not remove the folder. The network process watches a file of the cache for as long as it runs, even
    /// after its store has gone, and ends with a crash when the folder disappears.
    init(storedIn folder: URL) throws {
        let configuration = WKWebViewConfiguration()
        configuration.websiteDataStore = WKWebsiteDataStore(folder: folder)
        try self.init(configuration)
    }

    /// Shows the page on the top screen of a window's navigation controller, and loads it.
    func show(in window: TestWindow) async throws {
        let navigation = window.window.rootViewController as? UINavigationController
        let view = try #require(navigation?.topViewController?.view)
        view.addSubview(webView)
        webView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        await window.show()
        webView.frame = view.bounds
        try await load()
        await window.window.drawPages()
    }
}
