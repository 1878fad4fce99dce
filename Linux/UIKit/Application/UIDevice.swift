extension ProcessInfo {
    /// Whether the app is an iOS app that runs on a Mac. False on Linux.
    public var isMacCatalystApp: Bool { false }
}

/// The current device.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    private static let own = UIDevice()

    /// The object for the current device.
    open class var current: UIDevice { own }

    /// The host name.
    open var name: String { ProcessInfo.processInfo.hostName }

    /// The model of the device: "PC" on Linux.
    open var model: String { "PC" }

    /// The name of the operating system: "Linux".
    open var systemName: String { "Linux" }

    /// The version of the kernel.
    open var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }

    /// The interface idiom. On Linux it is `.mac`, the closest to a desktop.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .mac }
}

/// The kind of device that the app runs on.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
}
