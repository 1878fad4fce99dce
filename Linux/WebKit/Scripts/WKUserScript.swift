public import UIKit

/// A script that runs in every page.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
    open private(set) var source: String
    open private(set) var injectionTime: WKUserScriptInjectionTime
    open private(set) var isForMainFrameOnly: Bool
    /// The engine's name of the world that the script runs in; nil for the page's.
    let world: String?

    /// A script in the world of the page's own scripts.
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        self.source = source
        self.injectionTime = injectionTime
        isForMainFrameOnly = forMainFrameOnly
        world = nil
        super.init()
    }

    /// A script in a world of the app's choice.
    public init(
        source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
        in contentWorld: WKContentWorld
    ) {
        self.source = source
        self.injectionTime = injectionTime
        isForMainFrameOnly = forMainFrameOnly
        world = contentWorld.engineName
        super.init()
    }
}
