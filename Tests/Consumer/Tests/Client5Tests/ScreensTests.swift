import Client5
import UIKit
import WebKit
import XCTest

/// XCTest tests without actor annotations.
class ScreensTests: XCTestCase {
    private let screens = Screens()

    func testAScreenIsPushed() {
        XCTAssertEqual(screens.show(URL(fileURLWithPath: "/books")), 1)
        XCTAssertEqual(screens.show(URL(fileURLWithPath: "/books/1")), 2)
    }

    func testADoubleSaysWhatIsPresented() {
        let navigationController = RecordingNavigationController()
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        navigationController.present(alert, animated: true)
        XCTAssertIdentical(navigationController.presentedViewController, alert)
        navigationController.dismiss(animated: true)
        XCTAssertNil(navigationController.presentedViewController)
    }

    func testHandlersOfSwift5AreCalled() {
        let policy = PlainLinkPolicy()
        let finished = expectation(description: "finished")
        policy.finished = { finished.fulfill() }
        let webView = PlainWebView(frame: .zero, configuration: WKWebViewConfiguration())
        webView.navigationDelegate = policy
        webView.loadHTMLString("<title>page</title>", baseURL: nil)
        wait(for: [finished], timeout: 10)
        XCTAssertGreaterThan(policy.asked, 0)

        let evaluated = expectation(description: "evaluated")
        webView.evaluateJavaScript("document.title") { value, error in
            XCTAssertEqual(value as? String, "page")
            XCTAssertNil(error)
            evaluated.fulfill()
        }
        wait(for: [evaluated], timeout: 10)
        XCTAssertEqual(webView.scripts, ["document.title"])
    }
}
