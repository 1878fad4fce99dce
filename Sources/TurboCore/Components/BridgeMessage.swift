/// A message between a component of the page and its native counterpart (as in Hotwire Native).
public struct BridgeMessage: Sendable {
    /// The identifier of the message in its document. The page keeps the callback for replies under it.
    public let id: String
    /// The name of the component that sent the message, or that receives it: "form".
    public let component: String
    /// The event: "connect". Each component defines its own events.
    public let event: String
    /// The origin of the message; nil if the page didn't send one.
    public let metadata: Metadata?
    /// The data, as a JSON object.
    public let jsonData: String

    /// - Parameters:
    ///   - id: the identifier under which the page keeps the callback for replies.
    ///   - component: the name of the component, such as "form".
    ///   - event: the event, such as "connect".
    ///   - metadata: the origin of the message; nil if it is unknown.
    ///   - jsonData: a JSON object. It isn't validated here.
    public init(id: String, component: String, event: String, metadata: Metadata?, jsonData: String) {
        self.id = id
        self.component = component
        self.event = event
        self.metadata = metadata
        self.jsonData = jsonData
    }

    /// The origin of a message.
    public struct Metadata: Equatable, Sendable {
        /// The URL of the page when it sent the message. Characters that a URL doesn't have, such as `[`, are escaped.
        public let url: String

        /// - Parameter url: the URL of the page. It isn't validated: the page chooses it.
        public init(url: String) {
            self.url = url
        }
    }

    /// Returns a copy of the message with another event, other data, or both.
    ///
    /// - Parameters:
    ///   - updatedEvent: the new event; nil, the default, keeps the event.
    ///   - updatedData: the new data, a JSON object; nil, the default, keeps the data.
    public func replacing(event updatedEvent: String? = nil, jsonData updatedData: String? = nil) -> BridgeMessage {
        BridgeMessage(
            id: id, component: component, event: updatedEvent ?? event, metadata: metadata,
            jsonData: updatedData ?? jsonData)
    }

    /// Returns a copy of the message with another identifier.
    package func renamed(_ id: String) -> BridgeMessage {
        BridgeMessage(id: id, component: component, event: event, metadata: metadata, jsonData: jsonData)
    }
}

extension BridgeMessage: Equatable {
    /// Messages are equal if their data are equal as JSON, regardless of the order of keys and of white space.
    public static func == (left: BridgeMessage, right: BridgeMessage) -> Bool {
        left.id == right.id && left.component == right.component && left.event == right.event
            && left.metadata == right.metadata && left.hasData(of: right)
    }

    private func hasData(of other: BridgeMessage) -> Bool {
        if jsonData == other.jsonData { return true }
        guard let value = Self.value(of: jsonData), let otherValue = Self.value(of: other.jsonData) else {
            return false
        }
        return value == otherValue
    }

    private static func value(of json: String) -> JSONValue? {
        do { return try JSONReader.read(Array(json.utf8)).root.value } catch { return nil }
    }
}
