internal import UIKit

/// The scripts that run in every frame before those of the page, and report which frame does something.
///
/// NB: WebKitGTK tells for neither messages nor navigations which frame they come from. In a script world of our own,
/// which pages cannot reach, the truth can be asked of the frame itself.
enum FrameScripts {
    static let world = "turbo-navigator"
    /// The name of the message handler in our world. NB: the engine's signal does not tell worlds apart, so the name is
    /// one that no handler of the app can have.
    static let relay = "relay" + UUID().uuidString.filter { $0 != "-" }

    /// In our world: announces navigations before the engine asks for their policy, and passes messages on.
    static let observer = """
        (\(JavaScript.observer))("\(relay)", \(events), [
        \(observers.joined(separator: ",\n"))
        ])
        """

    /// In the page's world: sends `postMessage` through the observer of its own frame.
    static let postMessage = "(\(JavaScript.postMessage))(\(events))"

    /// In the page's world: announces which frame asks before its dialog does.
    static let dialogs = "(\(JavaScript.dialogs))(\(events))"

    private static let observers = [
        JavaScript.navigations, JavaScript.tabKey, JavaScript.color, JavaScript.sideScroll, JavaScript.relay,
    ]

    /// The events by which the scripts of the page's world reach the observer.
    private static let events =
        #"{ messageEvent: "turbo-navigator-message", dialogEvent: "turbo-navigator-dialog" }"#
}
