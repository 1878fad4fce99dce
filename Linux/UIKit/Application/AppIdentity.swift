internal import CGTK
internal import GObjectKit

/// Who the app is for the desktop and the user. It comes from Info.plist, as on iOS.
@MainActor
package struct AppIdentity {
    /// That of the process, until an app is launched.
    package private(set) static var current = AppIdentity(InfoPropertyList())
    private static var isNamed = false

    /// What stands in a title where no page has one.
    package let name: String
    /// The application id, if Info.plist has a valid one. Its desktop entry has the same name.
    let identifier: String?
    /// The picture that Info.plist names, if it lies beside it.
    let iconFile: URL?

    init(_ info: InfoPropertyList) {
        name = info.text("CFBundleDisplayName", "CFBundleName") ?? ProcessInfo.processInfo.processName
        identifier = info.text("CFBundleIdentifier").flatMap { g_application_id_is_valid($0) != 0 ? $0 : nil }
        iconFile = Self.icon(info)
    }

    private static func icon(_ info: InfoPropertyList) -> URL? {
        guard let named = info.text("CFBundleIconFile", "CFBundleIconName"), let folder = info.folder else {
            return nil
        }
        let name = (named as NSString).deletingPathExtension
        let files = ["png", "svg"].map { folder.appendingPathComponent("\(name).\($0)") }
        return files.first { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// To be called before the display is opened: X11 reads WM_CLASS then, and Wayland its app id.
    func becomeCurrent() {
        Self.current = self
        // NB: without a program name GDK names no class in WM_CLASS.
        g_set_prgname(identifier ?? ProcessInfo.processInfo.processName)
        // NB: GLib takes one name for a process. A test may start an app again and again.
        if !Self.isNamed { g_set_application_name(name) }
        Self.isNamed = true
    }

    /// To be called before the first window. Without a file of its own the icon is that of the desktop entry.
    func useIcon() {
        gtk_window_set_default_icon_name(iconFile == nil ? identifier ?? ProcessInfo.processInfo.processName : nil)
    }
}
