import Client6
import UIKit
import XCTest

/// XCTest tests in Swift 6. NB: on Linux, XCTest can call methods on the main actor only if they are asynchronous.
final class DoubleTests: XCTestCase {
    @MainActor
    func testADoubleSaysWhatIsPresented() async {
        let navigationController = RecordingNavigationController()
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        navigationController.present(alert, animated: true)
        XCTAssertIdentical(navigationController.presentedViewController, alert)
        XCTAssertEqual(navigationController.calls, ["present"])
    }
}
