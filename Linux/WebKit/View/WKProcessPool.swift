public import UIKit

/// A token without effect, as on iOS since version 15: all web views of a data store share cookies anyway.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {}
