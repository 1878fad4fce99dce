import Foundation
import PageText

extension BridgeMessage {
    /// - Parameter body: the value that the page posted, as WebKit converts it.
    init(body: Any) throws(MessageError) {
        guard let fields = body as? [String: Any] else {
            throw MessageError("a message that isn't an object was dropped")
        }
        func text(_ key: String) throws(MessageError) -> String {
            guard let text = fields[key] as? String, !text.isEmpty else {
                throw MessageError("a message without a text in “\(key)” was dropped")
            }
            return text
        }
        let data = fields["data"] as? [String: Any] ?? [:]
        let url = (data["metadata"] as? [String: Any])?["url"] as? String
        self.init(
            id: try text("id"), component: try text("component"), event: try text("event"),
            metadata: url.map { Metadata(url: URL(pageText: $0)?.absoluteString ?? $0) }, jsonData: try Self.json(data))
    }

    private static func json(_ data: [String: Any]) throws(MessageError) -> String {
        // NB: `data(withJSONObject:)` traps if the object isn't valid JSON, for example if it contains infinite
        // numbers.
        guard JSONSerialization.isValidJSONObject(data) else {
            throw MessageError("a message whose data isn't valid JSON was dropped")
        }
        do {
            return String(decoding: try JSONSerialization.data(withJSONObject: data), as: UTF8.self)
        } catch {
            throw MessageError("a message whose data isn't valid JSON was dropped: \(error)")
        }
    }
}

/// Typed data, with errors logged (as in Hotwire Native).
extension BridgeMessage {
    /// Decodes the data as a value of the requested type. If that fails, logs the error and returns nil.
    @preconcurrency @MainActor
    public func data<Value: Decodable>() -> Value? {
        do {
            return try decodedData()
        } catch {
            logComponents(.error, "\(component): the data of “\(event)” isn't a \(Value.self): \(error)")
            return nil
        }
    }
}
