import TurboNavigator
import WebKit

/// A message between a component of the page and its native side.
public typealias Message = BridgeMessage

/// The bridge of a web view. Sessions make it themselves.
@preconcurrency @MainActor
public enum Bridge {
    /// What an app does when the bridge is there. Nothing here asks for one.
    public typealias InitializationCompletionHandler = () -> Void

    /// Does nothing: the session of the web view has it done. For apps that make web views of their own.
    public static func initialize(_ webView: WKWebView) {}
}

/// Why a reply could not be sent.
public enum BridgeError: Error {
    /// There is no web view. Nothing throws it here: a reply waits for its page.
    case missingWebView
}

extension BridgeMessage {
    /// The message with a value as its data. Where it can't be encoded, the data stay as they are, which is logged.
    @preconcurrency @MainActor
    public func replacing<T: Encodable>(event updatedEvent: String? = nil, data: T) -> BridgeMessage {
        do {
            return try encodingData(event: updatedEvent, data)
        } catch {
            TurboLog.shared.record(.error, "components", "\(component): data of «\(event)» can't be encoded: \(error)")
            return replacing(event: updatedEvent)
        }
    }
}
