public import UIKit

/// A scope for scripts with its own variables, in the same page.
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
    /// The name of the world; nil for the page's and the default client's.
    open private(set) var name: String?

    /// The world of the page's own scripts.
    open class var page: WKContentWorld { pageWorld }
    /// The default world for the app's scripts.
    open class var defaultClient: WKContentWorld { clientWorld }

    /// Returns the world with a name.
    open class func world(name: String) -> WKContentWorld {
        WKContentWorld(name: name, engineName: "client." + name)
    }

    private static let pageWorld = WKContentWorld(name: nil, engineName: nil)
    private static let clientWorld = WKContentWorld(name: nil, engineName: "client")

    /// The world of the scripts that report on frames.
    static let frames = WKContentWorld(name: nil, engineName: FrameScripts.world)

    /// WebKitGTK's name for the world; nil for the page's.
    let engineName: String?

    init(name: String?, engineName: String?) {
        self.name = name
        self.engineName = engineName
        super.init()
    }
}
