import Foundation

/// What a session does, as a value, for tools that show or record it. The log says the same to people.
package enum SessionActivity: Sendable {
    /// A visit has begun. Its token names it in what follows.
    case visitBegan(token: Int, kind: VisitMachine.Kind, url: URL, action: VisitAction)
    /// The server redirects a visit.
    case visitRedirected(token: Int, from: URL, to: URL)
    /// A visit has ended, as each does exactly once.
    case visitEnded(token: Int, url: URL, VisitEnd)
    /// The page has sent a message. The detail is what it is about; a page chooses it.
    case messageReceived(name: String, detail: String)
    /// A function of the page has been called.
    case messageSent(name: String, detail: String)
}
