/// The machine.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    private static let own = UIDevice()

    /// This machine.
    open class var current: UIDevice { own }

    /// What the machine is called in its network.
    open var name: String { ProcessInfo.processInfo.hostName }

    /// What kind of machine it is.
    open var model: String { "PC" }

    /// "Linux".
    open var systemName: String { "Linux" }

    /// The version of the kernel.
    open var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }

    /// A desktop is nearest to a Mac.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .mac }
}
