import Foundation

/// An activity of a session, for tools that display or record it. The log has the same for people.
package enum SessionActivity: Sendable {
    /// A visit began. Its token identifies it in later activities.
    case visitBegan(token: Int, kind: VisitMachine.Kind, url: URL, action: VisitAction)
    /// The server redirected a visit.
    case visitRedirected(token: Int, from: URL, to: URL)
    /// A visit ended. Each visit ends exactly once.
    case visitEnded(token: Int, url: URL, VisitEnd)
    /// The page sent a message. The detail is its subject; the page chooses it.
    case messageReceived(name: String, detail: String)
    /// A function of the page was called.
    case messageSent(name: String, detail: String)
}
