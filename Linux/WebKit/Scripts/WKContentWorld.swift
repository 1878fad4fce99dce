public import UIKit

/// A separate set of script variables over the same page.
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
    /// nil for the two worlds that need no name.
    open private(set) var name: String?

    /// The world of the page's own scripts.
    open class var page: WKContentWorld { pageWorld }
    /// The app's own world.
    open class var defaultClient: WKContentWorld { clientWorld }

    /// The world of this name.
    open class func world(name: String) -> WKContentWorld {
        WKContentWorld(name: name, engineName: "client." + name)
    }

    private static let pageWorld = WKContentWorld(name: nil, engineName: nil)
    private static let clientWorld = WKContentWorld(name: nil, engineName: "client")

    /// The engine's name of the world; nil for the page's.
    let engineName: String?

    init(name: String?, engineName: String?) {
        self.name = name
        self.engineName = engineName
        super.init()
    }
}
