// Apps import Strada in files of components, whose types are in Turbo.
@_exported import TurboSession

/// The entry point of this module, which has the API of strada-ios 1.0. Configure it before you create the first
/// session.
@preconcurrency @MainActor
public enum Strada {
    /// The settings of the app's components.
    public static var config = StradaConfig()

    /// Returns the part of the user agent that lists components: "bridge-components: [form menu]". Append it to
    /// `applicationNameForUserAgent`: the web library does nothing in a page whose user agent lists no component.
    public nonisolated static func userAgentSubstring(for componentTypes: [BridgeComponent.Type]) -> String {
        BridgeComponents.userAgent(of: componentTypes.map { $0.name })
    }
}
