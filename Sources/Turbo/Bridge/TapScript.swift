import WebKit

/// The script that reports what the user's own hand does. Runs in all frames, in a world of its own.
@MainActor
enum TapScript {
    static let handlerName = "turboTaps"
    static var world: WKContentWorld { .world(name: "turbo") }
    /// The event that a menu begins with.
    static let menuEvent = "contextmenu"
    static let source = "(\(JavaScript.taps))()"
}
