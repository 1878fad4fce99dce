internal import UIKit

/// The scripts that run in every frame before the page's own, and report what happens in which frame.
///
/// NB: WebKitGTK doesn't report the frame of messages and navigations. A script in a content world of our own, which
/// pages can't access, reports it reliably.
enum FrameScripts {
    static let world = "turbo-navigator"
    /// The name of the message handler in our world. NB: WebKitGTK's signal is the same for all worlds, so the name
    /// must differ from those of the app's handlers.
    static let relay = "relay" + UUID().uuidString.filter { $0 != "-" }

    /// Runs in our world: announces navigations before WebKitGTK requests their policy, and forwards messages.
    static let observer = """
        (\(JavaScript.observer))("\(relay)", \(events), [
        \(observers.joined(separator: ",\n"))
        ])
        """

    /// Runs in the page's world: sends `postMessage` through the observer of its own frame.
    static let postMessage = "(\(JavaScript.postMessage))(\(events))"

    /// Runs in the page's world: announces the frame of a dialog before the dialog opens.
    static let dialogs = "(\(JavaScript.dialogs))(\(events))"

    private static let observers = [
        JavaScript.navigations, JavaScript.keys, JavaScript.color, JavaScript.sideScroll, JavaScript.passwords,
        JavaScript.relay,
    ]

    /// The events that the scripts in the page's world dispatch to the observer.
    private static let events =
        #"{ messageEvent: "turbo-navigator-message", dialogEvent: "turbo-navigator-dialog" }"#
}
