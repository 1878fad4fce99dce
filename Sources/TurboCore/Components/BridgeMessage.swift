/// A message between a component of the page and its native counterpart (as in Hotwire Native).
public struct BridgeMessage: Sendable {
    /// Names the message within its document. Replies go to the callback that the page keeps under this name.
    public let id: String
    /// The component that it comes from, or is for: "form".
    public let component: String
    /// What happened: "connect". Components choose their own words.
    public let event: String
    /// Where the message comes from; nil if the page doesn't say.
    public let metadata: Metadata?
    /// The data, as a JSON object.
    public let jsonData: String

    /// - Parameters:
    ///   - id: the name under which the page keeps the callback for replies.
    ///   - component: the name of the component, "form" for example.
    ///   - event: what happened, "connect" for example.
    ///   - metadata: where the message comes from; nil if that is unknown.
    ///   - jsonData: a JSON object. Not checked here.
    public init(id: String, component: String, event: String, metadata: Metadata?, jsonData: String) {
        self.id = id
        self.component = component
        self.event = event
        self.metadata = metadata
        self.jsonData = jsonData
    }

    /// Where a message comes from.
    public struct Metadata: Equatable, Sendable {
        /// The URL of the page when it sent the message. Characters that a URL doesn't have, such as `[`, are escaped.
        public let url: String

        /// - Parameter url: the URL of the page. Any text: the page chooses it.
        public init(url: String) {
            self.url = url
        }
    }

    /// The message with another event, other data, or both.
    ///
    /// - Parameters:
    ///   - updatedEvent: nil, the default, keeps the event.
    ///   - updatedData: a JSON object; nil, the default, keeps the data.
    public func replacing(event updatedEvent: String? = nil, jsonData updatedData: String? = nil) -> BridgeMessage {
        BridgeMessage(
            id: id, component: component, event: updatedEvent ?? event, metadata: metadata,
            jsonData: updatedData ?? jsonData)
    }

    /// The message under another name.
    package func renamed(_ id: String) -> BridgeMessage {
        BridgeMessage(id: id, component: component, event: event, metadata: metadata, jsonData: jsonData)
    }
}

extension BridgeMessage: Equatable {
    /// Messages are equal if their data are equal as JSON: neither the order of members nor spaces count.
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
