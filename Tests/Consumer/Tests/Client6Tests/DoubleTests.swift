import Client6
import UIKit
import XCTest

/// XCTest in Swift 6. NB: XCTest cannot call methods of a class of the main actor here, unless they are asynchronous.
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
