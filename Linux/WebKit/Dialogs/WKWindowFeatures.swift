public import UIKit

/// What a page wishes of a window that it opens; nil where it says nothing.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {}
