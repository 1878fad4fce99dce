import TurboNavigator
import WebKit

/// A message between a component of the page and its native side.
public typealias Message = BridgeMessage

/// The bridge of a web view. Sessions create it themselves.
@preconcurrency @MainActor
public enum Bridge {
    /// Does nothing, because the session of a web view initializes its bridge. For apps that create their own web
    /// views.
    public static func initialize(_ webView: WKWebView) {}
}

/// An error that keeps a reply from being sent.
public enum BridgeError: Error {
    /// There is no web view. Never thrown in this module, because a reply waits for its page.
    case missingWebView
}

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
