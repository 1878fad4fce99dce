import TurboNavigator
import UIKit

// Sources/TurboNavigator/Documentation.docc/Articles/WhenSomethingFails.md

@MainActor
final class FailingDelegate: TurboNavigationDelegate {
    func visitDidFail(_ failure: VisitFailure, on visitable: any Visitable, from navigator: TurboNavigator) {
        if failure.isOffline {
            show(failure.message, again: { failure.retry() })
        } else {
            showError(failure, on: visitable)
        }
    }

    func formSubmissionDidFail(_ failure: VisitFailure, from controller: UIViewController) {
        print(failure.developerMessage)
    }

    private func show(_ message: String, again: @escaping @MainActor () -> Void) {}
}

@MainActor
func setErrorView() {
    TurboConfig.shared.makeErrorView = { failure in
        let label = UILabel()
        label.text = failure.message
        return label
    }
}
