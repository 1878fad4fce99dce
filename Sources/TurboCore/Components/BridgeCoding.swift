import Foundation

/// The coders for the data of bridge messages, shared by the whole app.
public enum BridgeCoding {
    /// Unchecked, because the iOS 16 SDK doesn't declare the coders `Sendable`. The app configures them at launch and
    /// doesn't change them while they are in use.
    private struct Coders: @unchecked Sendable {
        var encoder = JSONEncoder()
        var decoder = JSONDecoder()
    }

    private static let coders = Locked(Coders())

    /// Encodes the data of replies. By default, keys are the property names of the encoded type.
    public static var encoder: JSONEncoder {
        get { coders.withLock { $0.encoder } }
        set { coders.withLock { $0.encoder = newValue } }
    }

    /// Decodes the data of messages. By default, keys are the property names of the decoded type.
    public static var decoder: JSONDecoder {
        get { coders.withLock { $0.decoder } }
        set { coders.withLock { $0.decoder = newValue } }
    }
}
