public import UIKit

/// A script that runs in every page.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
    open private(set) var source: String
    open private(set) var injectionTime: WKUserScriptInjectionTime
    open private(set) var isForMainFrameOnly: Bool
    /// WebKitGTK's name for the world that the script runs in; nil for the page's.
    let world: String?

    /// Creates a script that runs in the page's world.
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        self.source = source
        self.injectionTime = injectionTime
        isForMainFrameOnly = forMainFrameOnly
        world = nil
        super.init()
    }

    /// Creates a script that runs in the given world.
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

/// The time at which a user script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
    /// After the document element has been created, before any other content.
    case atDocumentStart = 0
    /// After the document has been parsed. Subresources may still be loading.
    case atDocumentEnd = 1
}
