/// Typed data where a mistake is logged (as in Hotwire Native).
extension BridgeMessage {
    /// The data as a value of the type that is asked for; nil if they are not of that type, which is logged.
    @preconcurrency @MainActor
    public func data<Value: Decodable>() -> Value? {
        do {
            return try decodedData()
        } catch {
            TurboLog.shared.record(
                .error, "components", "\(component): the data of «\(event)» are not a \(Value.self): \(error)")
            return nil
        }
    }
}
