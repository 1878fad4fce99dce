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
    private let icon: String
    private let iconFolder: URL?

    init(_ info: InfoPropertyList) {
        name = info.text("CFBundleDisplayName", "CFBundleName") ?? ProcessInfo.processInfo.processName
        identifier = info.text("CFBundleIdentifier").flatMap { g_application_id_is_valid($0) != 0 ? $0 : nil }
        let file = info.text("CFBundleIconFile", "CFBundleIconName")
            .map { ($0 as NSString).deletingPathExtension }
        iconFolder = file.flatMap { file in
            info.folder.flatMap { folder in
                let paths = ["png", "svg"].map { folder.appendingPathComponent("\(file).\($0)").path }
                return paths.contains(where: FileManager.default.fileExists) ? folder : nil
            }
        }
        icon = iconFolder == nil ? identifier ?? ProcessInfo.processInfo.processName : file ?? ""
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

    /// To be called before the first window. On Wayland the icon is that of the desktop entry instead.
    func useIcon() {
        if let iconFolder, let display = gdk_display_get_default() {
            gtk_icon_theme_add_search_path(gtk_icon_theme_get_for_display(display), iconFolder.path)
        }
        gtk_window_set_default_icon_name(icon)
    }
}
