import Foundation

/// Typed access to the data.
extension BridgeMessage {
    /// Decodes the data as a type of the app.
    ///
    /// - Parameter type: the type to decode; inferred by default.
    /// - Throws: the error of ``BridgeCoding/decoder``, such as a missing key or a value of another type.
    public func decodedData<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
        try BridgeCoding.decoder.decode(type, from: Data(jsonData.utf8))
    }

    /// Returns a copy of the message with a value as its data.
    ///
    /// - Parameters:
    ///   - updatedEvent: the new event; nil, the default, keeps the event.
    ///   - value: the value to encode as the data.
    /// - Throws: the error of ``BridgeCoding/encoder``.
    public func encodingData<Value: Encodable>(
        event updatedEvent: String? = nil, _ value: Value
    ) throws -> BridgeMessage {
        let data = try BridgeCoding.encoder.encode(value)
        return replacing(event: updatedEvent, jsonData: String(decoding: data, as: UTF8.self))
    }
}
