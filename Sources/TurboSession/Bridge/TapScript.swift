import Foundation
import WebKit

/// The script that reports the user's clicks and keys. Runs in all frames, in its own content world.
@MainActor
enum TapScript {
    static let handlerName = "turboTaps"
    static var world: WKContentWorld { .world(name: "turbo") }
    /// The event that opens a context menu.
    static let menuEvent = "contextmenu"
    static let source = "(\(JavaScript.taps))()"

    static var script: WKUserScript {
        WKUserScript(source: source, injectionTime: .atDocumentStart, forMainFrameOnly: false, in: world)
    }

    static func seconds(of message: WKScriptMessage) -> TimeInterval {
        message.body as? String == menuEvent ? PageTaps.menuTapLifetime : PageTaps.tapLifetime
    }
}
