import Foundation

/// Typed data.
extension BridgeMessage {
    /// The data as a value of a type that the app chooses.
    ///
    /// - Throws: what the decoder of ``BridgeCoding`` throws: which member is missing or has another type.
    public func decodedData<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
        try BridgeCoding.decoder.decode(type, from: Data(jsonData.utf8))
    }

    /// The message with a value as its data.
    ///
    /// - Throws: what the encoder of ``BridgeCoding`` throws.
    public func encodingData<Value: Encodable>(
        event updatedEvent: String? = nil, _ value: Value
    ) throws -> BridgeMessage {
        let data = try BridgeCoding.encoder.encode(value)
        return replacing(event: updatedEvent, jsonData: String(decoding: data, as: UTF8.self))
    }
}
