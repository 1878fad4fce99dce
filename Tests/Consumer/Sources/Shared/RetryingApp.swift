import TurboNavigator
import UIKit

/// Keeps what tries again, by the method as Turbo Navigator has it.
public class RetryingApp: TurboNavigationDelegate {
    public private(set) var retry: (() -> Void)?

    public init() {}

    public func visitableDidFailRequest(_ visitable: Visitable, error: Error, retry: @escaping RetryBlock) {
        self.retry = retry
    }
}
