/// When a message reaches the page, and under which name. One for each screen.
///
/// A message waits while the screen has no page in the web view. The page names its callbacks by the messages that it
/// sent, and a page that is drawn again sends them again: a reply to a message of the former page waits for the same
/// message of the new one, and takes its name.
package struct BridgeOutbox: Sendable {
    private struct Subject: Hashable, Sendable {
        let component: String
        let event: String
    }

    private struct Waiting: Sendable {
        let message: BridgeMessage
        /// The message that the page has to send before; nil where the page only has to be there.
        let subject: Subject?
    }

    /// How many messages may wait, and how many names of received messages are kept.
    static let limit = 100

    private var page: Int?
    private var isOpen = false
    private var waiting: [Waiting] = []
    /// The subjects of the messages of this page, by their names, in the order in which they came.
    private var current: [String: Subject] = [:]
    private var order: [String] = []
    /// The same for earlier pages.
    private var former: [String: Subject] = [:]
    /// The latest name of a subject on this page.
    private var latest: [Subject: String] = [:]

    package init() {}

    /// How many messages wait.
    package var count: Int { waiting.count }

    /// The screen has the web view, with its page in it.
    ///
    /// - Parameter page: another number for each page that was drawn.
    /// - Returns: the messages that go to the page now.
    package mutating func open(page: Int) -> [BridgeMessage] {
        if page != self.page { begin(page) }
        isOpen = true
        return release()
    }

    /// The screen does not have the web view any more, or another page is on its way.
    package mutating func close() {
        isOpen = false
    }

    /// A message of the page came. - Returns: the messages that waited for it.
    package mutating func received(_ message: BridgeMessage) -> [BridgeMessage] {
        let subject = Subject(component: message.component, event: message.event)
        current[message.id] = subject
        latest[subject] = message.id
        order.append(message.id)
        if order.count > Self.limit { current[order.removeFirst()] = nil }
        return release()
    }

    /// - Returns: the messages that go to the page now; nil if too many wait.
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

    /// Messages about one subject keep their order. Others need not wait for them.
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
