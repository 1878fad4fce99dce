import Foundation
import TurboSession

/// The settings of the app's components, with the defaults of strada-ios.
@preconcurrency @MainActor
public struct StradaConfig {
    /// The encoder for the data of replies.
    public var jsonEncoder: JSONEncoder {
        get { BridgeCoding.encoder }
        nonmutating set { BridgeCoding.encoder = newValue }
    }

    /// The decoder for the data of messages.
    public var jsonDecoder: JSONDecoder {
        get { BridgeCoding.decoder }
        nonmutating set { BridgeCoding.decoder = newValue }
    }

    /// Whether each message and reply is written to standard error, not only warnings and errors. False by default.
    public var debugLoggingEnabled = false {
        didSet { TurboLog.shared.writesComponents = debugLoggingEnabled }
    }

    init() {}
}
