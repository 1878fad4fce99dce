import Foundation

/// Which screen a message of the page is for, and when it gets it. One for each web view.
///
/// A component sends messages as soon as Turbo has put it into the document. By then the page is not drawn yet, its screen may
/// not have a view, or another screen has the web view. Such messages wait, in order, until the screen has the web view
/// with its own page in it.
package struct BridgeInbox: Sendable {
    package typealias ScreenID = WebViewPlacement.ScreenID

    /// What is known of the web view.
    package struct Facts: Equatable, Sendable {
        /// The screen that has the web view, and the URL that it was routed to.
        package var holder: ScreenID?
        package var holderURL: URL?
        /// The screen whose page is drawn, and the URL of that page.
        package var contentOwner: ScreenID?
        package var contentURL: URL?
        /// Whether the holder's native side is there to take messages.
        package var isListening = false

        package init() {}

        /// The screen that has the web view with its own page in it.
        package var settled: ScreenID? { holder == contentOwner ? holder : nil }
    }

    /// What to do with a message.
    package enum Outcome: Equatable, Sendable {
        case deliver
        case hold
        case drop(reason: String)
    }

    /// How many messages wait for one screen. A page that sends more is in a loop.
    static let limit = 100

    private var held: [ScreenID: [BridgeMessage]] = [:]
    /// The messages of the page that is drawn, as far as they were delivered.
    private var delivered: [BridgeMessage] = []

    package init() {}

    /// The screens that messages wait for.
    package var waitingScreens: [ScreenID] { Array(held.keys) }

    package mutating func receive(_ message: BridgeMessage, _ facts: Facts) -> Outcome {
        guard let screen = screen(of: message, facts) else { return .drop(reason: "no screen has the web view") }
        if screen == facts.settled, facts.isListening {
            note(message)
            return .deliver
        }
        guard held[screen, default: []].count < Self.limit else {
            return .drop(reason: "\(Self.limit) messages wait for that screen already")
        }
        held[screen, default: []].append(message)
        return .hold
    }

    /// - Returns: the messages that the holder gets now.
    package mutating func release(_ facts: Facts) -> [BridgeMessage] {
        guard let screen = facts.settled, facts.isListening else { return [] }
        let messages = held.removeValue(forKey: screen) ?? []
        messages.forEach { note($0) }
        return messages
    }

    /// Another page is drawn: messages of the previous page are not handed over.
    package mutating func pageChanged() {
        delivered = []
    }

    /// The page that is drawn belongs to another screen from now on, after a redirect. That screen gets the messages that
    /// the page has sent.
    package mutating func inherit(_ screen: ScreenID, from former: ScreenID, at url: URL) {
        let page = PageIdentity(url)
        let waiting = held.removeValue(forKey: former) ?? []
        held[screen] = (delivered + waiting).filter { $0.page == page } + (held[screen] ?? [])
        delivered = []
    }

    /// The visit of a screen failed, or the screen is gone: its waiting messages are dropped.
    package mutating func forget(_ screen: ScreenID) {
        held[screen] = nil
    }

    /// The screen whose page sent a message. While the page of a new screen is being loaded, the previous page may still
    /// send messages.
    private func screen(of message: BridgeMessage, _ facts: Facts) -> ScreenID? {
        guard facts.settled == nil, let former = facts.contentOwner, let page = message.page else {
            return facts.holder
        }
        let isOfFormer = facts.contentURL.map { page == PageIdentity($0) } ?? false
        let isOfHolder = facts.holderURL.map { page == PageIdentity($0) } ?? false
        return isOfFormer && !isOfHolder ? former : facts.holder
    }

    private mutating func note(_ message: BridgeMessage) {
        guard delivered.count < Self.limit else { return }
        delivered.append(message)
    }
}

extension BridgeMessage {
    fileprivate var page: PageIdentity? {
        metadata.flatMap { URL(string: $0.url) }.map { PageIdentity($0) }
    }
}
