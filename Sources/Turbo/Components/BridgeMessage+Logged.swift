/// Typed data, with errors logged (as in Hotwire Native).
extension BridgeMessage {
    /// Decodes the data as a value of the requested type. If that fails, logs the error and returns nil.
    @preconcurrency @MainActor
    public func data<Value: Decodable>() -> Value? {
        do {
            return try decodedData()
        } catch {
            TurboLog.shared.log(
                .error, "components", "\(component): the data of «\(event)» isn't a \(Value.self): \(error)")
            return nil
        }
    }
}
