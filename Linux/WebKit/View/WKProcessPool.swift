public import UIKit

/// A token without effect, as on iOS since version 15: web views with the same data store share cookies in any case.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {}
