/// Decides when a message is sent to the page, and under which identifier. Each screen has one outbox.
///
/// A message waits while the screen has no page in the web view. The page keeps its callbacks under the identifiers of
/// the messages that it sent, and sends them again, with other identifiers, when it is rendered again. So a reply to a
/// message of the previous page waits for the same message of the new page, and gets its identifier.
package struct BridgeOutbox: Sendable {
    private struct Subject: Hashable, Sendable {
        let component: String
        let event: String
    }

    private struct Waiting: Sendable {
        let message: BridgeMessage
        /// The message that the page has to send first; nil if it is enough that the page is in the web view.
        let subject: Subject?
    }

    /// The number of messages that may wait, and of identifiers of received messages that are kept.
    static let limit = 100

    private var page: Int?
    private var isOpen = false
    private var waiting: [Waiting] = []
    /// The subjects of the messages of this page, by identifier, in the order in which they were received.
    private var current: [String: Subject] = [:]
    private var order: [String] = []
    /// The subjects of messages of earlier pages.
    private var former: [String: Subject] = [:]
    /// The latest identifier of each subject on this page.
    private var latest: [Subject: String] = [:]

    package init() {}

    /// The number of waiting messages.
    package var count: Int { waiting.count }

    /// Called when the screen contains the web view with its page in it.
    ///
    /// - Parameter page: a number that is different for each rendered page.
    /// - Returns: the messages to send to the page now.
    package mutating func open(page: Int) -> [BridgeMessage] {
        if page != self.page { begin(page) }
        isOpen = true
        return release()
    }

    /// Called when the screen no longer contains the web view, or another page is about to be rendered in it.
    package mutating func close() {
        isOpen = false
    }

    /// Registers a message of the page.
    ///
    /// - Returns: the messages that waited for it.
    package mutating func received(_ message: BridgeMessage) -> [BridgeMessage] {
        let subject = Subject(component: message.component, event: message.event)
        current[message.id] = subject
        latest[subject] = message.id
        order.append(message.id)
        if order.count > Self.limit { current[order.removeFirst()] = nil }
        return release()
    }

    /// - Returns: the messages to send to the page now; nil if too many wait.
    package mutating func send(_ message: BridgeMessage) -> [BridgeMessage]? {
        guard waiting.count < Self.limit else { return nil }
        waiting.append(Waiting(message: message, subject: staleSubject(of: message)))
        return release()
    }

    private mutating func begin(_ page: Int) {
        former.merge(current) { $1 }
        if former.count > Self.limit { former = current }
        waiting = waiting.map { Waiting(message: $0.message, subject: $0.subject ?? current[$0.message.id]) }
        current = [:]
        order = []
        latest = [:]
        self.page = page
    }

    /// The subject of the message that this one replies to, if an earlier page sent that message.
    private func staleSubject(of message: BridgeMessage) -> Subject? {
        if current[message.id]?.component == message.component { return nil }
        guard let subject = former[message.id], subject.component == message.component else { return nil }
        return subject
    }

    /// Messages about one subject keep their order. Messages about other subjects don't wait for them.
    private mutating func release() -> [BridgeMessage] {
        guard isOpen else { return [] }
        var released: [BridgeMessage] = []
        waiting = waiting.filter { entry in
            guard let subject = entry.subject else {
                released.append(entry.message)
                return false
            }
            guard let id = latest[subject] else { return true }
            released.append(entry.message.renamed(id))
            return false
        }
        return released
    }
}
