public import UIKit

/// Stands for one load: `load(_:)` returns it, and every delegate call about that load carries the same object.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}
