import Foundation

/// An error that keeps a component from replying.
public enum BridgeComponentError: Error {
    /// The component's screen was deallocated.
    case delegateNil
}

/// Messages to the page. Each method has a version with `await` and one with a completion handler.
///
/// A reply that the page can't receive yet waits until the screen has its page again. See
/// ``BridgeDelegate/reply(with:)``.
extension BridgeComponent {
    /// Replies with a message that was received, with or without changes.
    ///
    /// - Returns: true if the reply was sent or waits; false if the screen was deallocated, or too many replies wait.
    /// - Throws: the error that the page threw.
    @discardableResult
    public func reply(with message: BridgeMessage) async throws -> Bool {
        guard let delegate else {
            log("a reply to “\(message.event)” was dropped: the screen was closed")
            return false
        }
        return try await delegate.reply(with: message)
    }

    /// Replies with a message that was received, with or without changes, and calls back when it was sent.
    ///
    /// - Parameters:
    ///   - message: the message to send.
    ///   - completion: receives true if the reply was sent or waits, ``BridgeComponentError/delegateNil`` if the screen
    ///     was deallocated. nil by default.
    public func reply(with message: BridgeMessage, completion: ReplyCompletionHandler? = nil) {
        guard let delegate else {
            log("a reply to “\(message.event)” was dropped: the screen was closed")
            completion?(.failure(BridgeComponentError.delegateNil))
            return
        }
        Task {
            do {
                let isSent = try await delegate.reply(with: message)
                completion?(.success(isSent))
            } catch {
                completion?(.failure(error))
            }
        }
    }

    /// Replies to the last message of an event, with that message's data.
    ///
    /// - Returns: false if there was no such message.
    /// - Throws: the error that the page threw.
    @discardableResult
    public func reply(to event: String) async throws -> Bool {
        try await send(reply(for: event))
    }

    /// Replies to the last message of an event, with that message's data, and calls back when the reply was sent.
    ///
    /// - Parameters:
    ///   - event: the event of the message to reply to.
    ///   - completion: receives false if there was no such message, or the screen was deallocated. nil by default.
    public func reply(to event: String, completion: ReplyCompletionHandler? = nil) {
        send(reply(for: event), completion)
    }

    /// Replies to the last message of an event.
    ///
    /// - Parameter jsonData: a JSON object.
    /// - Returns: false if there was no such message.
    /// - Throws: the error that the page threw.
    @discardableResult
    public func reply(to event: String, with jsonData: String) async throws -> Bool {
        try await send(reply(for: event)?.replacing(jsonData: jsonData))
    }

    /// Replies to the last message of an event, and calls back when the reply was sent.
    ///
    /// - Parameters:
    ///   - event: the event of the message to reply to.
    ///   - jsonData: a JSON object.
    ///   - completion: receives false if there was no such message. nil by default.
    public func reply(to event: String, with jsonData: String, completion: ReplyCompletionHandler? = nil) {
        send(reply(for: event)?.replacing(jsonData: jsonData), completion)
    }

    /// Replies to the last message of an event.
    ///
    /// - Parameter data: the data of the reply, encoded with the encoder of `BridgeCoding`.
    /// - Returns: false if there was no such message.
    /// - Throws: an error of the encoder, in which case nothing is sent, or the error that the page threw.
    @discardableResult
    public func reply<T: Encodable>(to event: String, with data: T) async throws -> Bool {
        try await send(reply(for: event)?.encodingData(data))
    }

    /// Replies to the last message of an event with typed data, and calls back when the reply was sent.
    ///
    /// - Parameters:
    ///   - event: the event of the message to reply to.
    ///   - data: the data of the reply, encoded with the encoder of `BridgeCoding`.
    ///   - completion: receives false if there was no such message, or the error of the encoder, in which case nothing
    ///     is sent. nil by default.
    public func reply<T: Encodable>(
        to event: String, with data: T, completion: ReplyCompletionHandler? = nil
    ) {
        do {
            send(try reply(for: event)?.encodingData(data), completion)
        } catch {
            log("a reply to “\(event)” was not sent: its data can't be encoded (\(error))")
            completion?(.failure(error))
        }
    }

    /// Sends a message to the page that isn't a reply. The page receives it as the event `native-bridge:message` of its
    /// document. The event's `detail` has `component`, `event` and `data`.
    ///
    /// - Parameters:
    ///   - event: the name of the event, as the page expects it.
    ///   - jsonData: a JSON object; empty by default.
    public func send(_ event: String, jsonData: String = "{}") {
        reply(with: .ofNative(component: Self.name, event: event, jsonData: jsonData))
    }

    /// Sends a message with typed data to the page that isn't a reply.
    ///
    /// - Throws: an error of the encoder of `BridgeCoding`.
    public func send<T: Encodable>(_ event: String, with data: T) throws {
        reply(with: try BridgeMessage.ofNative(component: Self.name, event: event, jsonData: "{}").encodingData(data))
    }

    private func reply(for event: String) -> BridgeMessage? {
        let message = receivedMessage(for: event)
        if message == nil { log("a reply to “\(event)” was not sent: the page hasn't sent a message with that name") }
        return message
    }

    private func send(_ message: BridgeMessage?) async throws -> Bool {
        guard let message else { return false }
        return try await reply(with: message)
    }

    private func send(_ message: BridgeMessage?, _ completion: ReplyCompletionHandler?) {
        guard let message else {
            completion?(.success(false))
            return
        }
        reply(with: message) { result in
            // The same result as without a message to reply to (as in Hotwire Native).
            if case .failure(BridgeComponentError.delegateNil) = result { return completion?(.success(false)) ?? () }
            completion?(result)
        }
    }

    private func log(_ text: String) {
        logComponents(.warning, "\(Self.name): \(text)")
    }
}

extension BridgeMessage {
    private static let prefix = "native-"

    /// Whether the message isn't a reply, but was sent by the native side on its own.
    var isOfNative: Bool { id.hasPrefix(Self.prefix) }

    static func ofNative(component: String, event: String, jsonData: String) -> BridgeMessage {
        BridgeMessage(
            id: prefix + UUID().uuidString, component: component, event: event, metadata: nil, jsonData: jsonData)
    }
}
