public import UIKit

/// The features that a page requests for a window that it opens. On Linux it has no properties.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {}
