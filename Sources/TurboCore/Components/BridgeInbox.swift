import Foundation

/// Decides which screen receives a message of the page, and when. Each web view has one inbox.
///
/// A component sends messages as soon as Turbo has put it into the document. At that moment the page may not be
/// rendered yet, its screen may not have a view, or another screen may hold the web view. Such messages wait, in order,
/// until the screen holds the web view and its own page is rendered in it.
package struct BridgeInbox: Sendable {
    package typealias VisitableID = WebViewPlacement.VisitableID

    /// The facts about the web view that the inbox decides with.
    package struct Facts: Equatable, Sendable {
        /// The screen that contains the web view, and the URL that it was routed to.
        package var holder: VisitableID?
        package var holderURL: URL?
        /// The screen whose page is rendered, and the URL of that page.
        package var contentOwner: VisitableID?
        package var contentURL: URL?
        /// Whether the holder's native components are ready to receive messages.
        package var isListening = false

        package init() {}

        /// The screen that contains the web view with its own page in it.
        package var screenWithOwnPage: VisitableID? { holder == contentOwner ? holder : nil }
    }

    /// The decision about a message.
    package enum Outcome: Equatable, Sendable {
        case deliver
        case hold
        case drop(reason: String)
    }

    /// The number of messages that may wait for one screen. A page that sends more is in a loop.
    static let limit = 100

    private var held: [VisitableID: [BridgeMessage]] = [:]
    /// The messages of the rendered page that were delivered.
    private var delivered: [BridgeMessage] = []

    package init() {}

    package mutating func receive(_ message: BridgeMessage, _ facts: Facts) -> Outcome {
        guard let screen = screen(of: message, facts) else { return .drop(reason: "no screen has the web view") }
        if screen == facts.screenWithOwnPage, facts.isListening {
            store(message)
            return .deliver
        }
        guard held[screen, default: []].count < Self.limit else {
            return .drop(reason: "\(Self.limit) messages are already waiting for that screen")
        }
        held[screen, default: []].append(message)
        return .hold
    }

    /// - Returns: the messages to deliver to the holder now.
    package mutating func release(_ facts: Facts) -> [BridgeMessage] {
        guard let screen = facts.screenWithOwnPage, facts.isListening else { return [] }
        let messages = held.removeValue(forKey: screen) ?? []
        messages.forEach { store($0) }
        return messages
    }

    /// Another page is rendered, so messages of the previous page are no longer passed to a new owner.
    package mutating func pageChanged() {
        delivered = []
    }

    /// After a redirect, the rendered page belongs to another screen, which receives all messages that the page has
    /// sent. Their URLs don't matter: Turbo may have changed the page's URL only afterwards.
    ///
    /// - Parameter isRendered: whether the page was the former screen's before, so that this one received messages.
    package mutating func inherit(_ screen: VisitableID, from former: VisitableID, isRendered: Bool) {
        let waiting = held.removeValue(forKey: former) ?? []
        held[screen] = (isRendered ? delivered : []) + waiting + (held[screen] ?? [])
        delivered = []
    }

    /// Drops the waiting messages of a screen whose visit failed or that was removed.
    package mutating func forget(_ screen: VisitableID) {
        held[screen] = nil
    }

    /// The screen whose page sent a message. While the page of a new screen loads, the previous page may still send
    /// messages.
    private func screen(of message: BridgeMessage, _ facts: Facts) -> VisitableID? {
        guard facts.screenWithOwnPage == nil, let former = facts.contentOwner, let page = message.page else {
            return facts.holder
        }
        let isFromFormer = facts.contentURL.map { page == PageIdentity($0) } ?? false
        let isFromHolder = facts.holderURL.map { page == PageIdentity($0) } ?? false
        return isFromFormer && !isFromHolder ? former : facts.holder
    }

    private mutating func store(_ message: BridgeMessage) {
        guard delivered.count < Self.limit else { return }
        delivered.append(message)
    }
}

extension BridgeMessage {
    fileprivate var page: PageIdentity? {
        metadata.flatMap { URL(string: $0.url) }.map { PageIdentity($0) }
    }
}
