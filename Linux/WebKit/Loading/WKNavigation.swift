public import UIKit

/// Identifies a load: `load(_:)` returns it, and every delegate call for that load passes the same object.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}
