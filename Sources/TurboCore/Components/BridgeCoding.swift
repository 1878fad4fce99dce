import Foundation

/// How the data of messages are read and written, for the whole app.
public enum BridgeCoding {
    /// Unchecked, because the SDK of iOS 16 doesn't say that coders may be sent. They are values of the app's setup:
    /// they aren't changed while they are in use.
    private struct Coders: @unchecked Sendable {
        var encoder = JSONEncoder()
        var decoder = JSONDecoder()
    }

    private static let coders = Locked(Coders())

    /// Writes the data of replies. The default writes names as the types have them.
    public static var encoder: JSONEncoder {
        get { coders.withLock { $0.encoder } }
        set { coders.withLock { $0.encoder = newValue } }
    }

    /// Reads the data of messages. The default expects names as the types have them.
    public static var decoder: JSONDecoder {
        get { coders.withLock { $0.decoder } }
        set { coders.withLock { $0.decoder = newValue } }
    }
}
