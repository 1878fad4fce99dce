import Foundation

/// Why a component could not reply.
public enum BridgeComponentError: Error {
    /// The component's screen is gone.
    case delegateNil
}

/// Words to the page. Each comes with `await` and with a completion handler.
///
/// A reply that the page cannot take yet waits, and is sent once the screen has its page again:
/// ``BridgeDelegate/reply(with:)``.
extension BridgeComponent {
    /// Replies with a message that was received, changed or not.
    ///
    /// - Returns: true if it was sent or waits; false if the screen is gone, or too many wait.
    /// - Throws: what the page threw.
    @discardableResult
    public func reply(with message: BridgeMessage) async throws -> Bool {
        guard let delegate else {
            log("a reply to «\(message.event)» was dropped: the screen is gone")
            return false
        }
        return try await delegate.reply(with: message)
    }

    /// Replies with a message that was received, changed or not, without `await`.
    ///
    /// - Parameters:
    ///   - message: the message to send.
    ///   - completion: gets true if it was sent or waits, ``BridgeComponentError/delegateNil`` if the screen is gone.
    ///     nil by default.
    public func reply(with message: BridgeMessage, completion: ReplyCompletionHandler? = nil) {
        guard let delegate else {
            log("a reply to «\(message.event)» was dropped: the screen is gone")
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

    /// Replies to the last message of an event, with the data that it came with.
    ///
    /// - Returns: false if there was no such message.
    /// - Throws: what the page threw.
    @discardableResult
    public func reply(to event: String) async throws -> Bool {
        try await send(reply(for: event))
    }

    /// Replies to the last message of an event, with the data that it came with, without `await`.
    ///
    /// - Parameters:
    ///   - event: the event of the message that is answered.
    ///   - completion: gets false if there was no such message, or the screen is gone. nil by default.
    public func reply(to event: String, completion: ReplyCompletionHandler? = nil) {
        send(reply(for: event), completion)
    }

    /// Replies to the last message of an event.
    ///
    /// - Parameter jsonData: a JSON object.
    /// - Returns: false if there was no such message.
    /// - Throws: what the page threw.
    @discardableResult
    public func reply(to event: String, with jsonData: String) async throws -> Bool {
        try await send(reply(for: event)?.replacing(jsonData: jsonData))
    }

    /// Replies to the last message of an event, without `await`.
    ///
    /// - Parameters:
    ///   - event: the event of the message that is answered.
    ///   - jsonData: a JSON object.
    ///   - completion: gets false if there was no such message. nil by default.
    public func reply(to event: String, with jsonData: String, completion: ReplyCompletionHandler? = nil) {
        send(reply(for: event)?.replacing(jsonData: jsonData), completion)
    }

    /// Replies to the last message of an event.
    ///
    /// - Parameter data: written by the encoder of `BridgeCoding`.
    /// - Returns: false if there was no such message.
    /// - Throws: what the encoder throws; nothing is sent then. What the page threw.
    @discardableResult
    public func reply<T: Encodable>(to event: String, with data: T) async throws -> Bool {
        try await send(reply(for: event)?.encodingData(data))
    }

    /// Replies to the last message of an event with typed data, without `await`.
    ///
    /// - Parameters:
    ///   - event: the event of the message that is answered.
    ///   - data: written by the encoder of `BridgeCoding`.
    ///   - completion: gets false if there was no such message, or the error of the encoder; nothing is sent then.
    ///     nil by default.
    public func reply<T: Encodable>(
        to event: String, with data: T, completion: ReplyCompletionHandler? = nil
    ) {
        do {
            send(try reply(for: event)?.encodingData(data), completion)
        } catch {
            log("a reply to «\(event)» was not sent: its data can't be encoded (\(error))")
            completion?(.failure(error))
        }
    }

    /// Speaks to the page without having been asked. The page hears it as the event `native-bridge:message` of its
    /// document, whose `detail` has `component`, `event` and `data`.
    ///
    /// - Parameters:
    ///   - event: a word that the page knows.
    ///   - jsonData: a JSON object; empty by default.
    public func send(_ event: String, jsonData: String = "{}") {
        reply(with: .ofNative(component: Self.name, event: event, jsonData: jsonData))
    }

    /// The same with typed data.
    ///
    /// - Throws: what the encoder of `BridgeCoding` throws.
    public func send<T: Encodable>(_ event: String, with data: T) throws {
        reply(with: try BridgeMessage.ofNative(component: Self.name, event: event, jsonData: "{}").encodingData(data))
    }

    private func reply(for event: String) -> BridgeMessage? {
        let message = receivedMessage(for: event)
        if message == nil { log("a reply to «\(event)» was not sent: the page hasn't sent a message of that name") }
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
            // As where there is nothing to reply to (as in Hotwire Native).
            if case .failure(BridgeComponentError.delegateNil) = result { return completion?(.success(false)) ?? () }
            completion?(result)
        }
    }

    private func log(_ text: String) {
        TurboLog.shared.record(.warning, "components", "\(Self.name): \(text)")
    }
}

extension BridgeMessage {
    private static let prefix = "native-"

    /// Whether the native side sends the message without having been asked.
    var isOfNative: Bool { id.hasPrefix(Self.prefix) }

    static func ofNative(component: String, event: String, jsonData: String) -> BridgeMessage {
        BridgeMessage(
            id: prefix + UUID().uuidString, component: component, event: event, metadata: nil, jsonData: jsonData)
    }
}
