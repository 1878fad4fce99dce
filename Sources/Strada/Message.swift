import TurboSession

/// A message between a component of the page and its native side.
public typealias Message = BridgeMessage

extension BridgeMessage {
    /// Returns the message with an encoded value as its data. If the value can't be encoded, logs an error and keeps
    /// the data.
    @preconcurrency @MainActor
    public func replacing<T: Encodable>(event updatedEvent: String? = nil, data: T) -> BridgeMessage {
        do {
            return try encodingData(event: updatedEvent, data)
        } catch {
            TurboLog.shared.log(.error, "components", "\(component): data of “\(event)” can't be encoded: \(error)")
            return replacing(event: updatedEvent)
        }
    }
}
