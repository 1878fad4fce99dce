import TurboNavigator
import UIKit

/// Stores the retry closure from Turbo Navigator's delegate method.
public class RetryingApp: TurboNavigationDelegate {
    public private(set) var retry: (() -> Void)?

    public init() {}

    public func visitableDidFailRequest(_ visitable: Visitable, error: Error, retry: @escaping RetryBlock) {
        self.retry = retry
    }
}
