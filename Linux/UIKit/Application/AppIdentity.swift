internal import CGTK
internal import GObjectKit

/// The app's name, identifier and icon, from Info.plist, as on iOS.
@MainActor
package struct AppIdentity {
    /// The identity of the launched app. Before the launch it is the process's.
    package private(set) static var current = AppIdentity(InfoPropertyList())
    private static var isNamed = false

    /// The app's display name: the title of a window whose content has no title.
    package let name: String
    /// The application ID, if Info.plist has a valid one. The desktop entry has the same name.
    let identifier: String?
    /// The icon file that Info.plist names, if it exists in the same folder.
    let iconFile: URL?
    /// The version that users see, if Info.plist has one.
    let version: String?
    let copyright: String?

    init(_ info: InfoPropertyList) {
        name = info.text("CFBundleDisplayName", "CFBundleName") ?? ProcessInfo.processInfo.processName
        identifier = info.text("CFBundleIdentifier").flatMap { g_application_id_is_valid($0) != 0 ? $0 : nil }
        iconFile = Self.icon(info)
        version = info.text("CFBundleShortVersionString")
        copyright = info.text("NSHumanReadableCopyright")
    }

    /// The name of the app's icon in GTK's icon theme: that of the file, or else of the desktop entry. An app without
    /// an icon has the theme's for programs.
    var iconName: String {
        let theme = gtk_icon_theme_get_for_display(gdk_display_get_default())
        if let iconFile { gtk_icon_theme_add_search_path(theme, iconFile.deletingLastPathComponent().path) }
        let name = iconFile?.deletingPathExtension().lastPathComponent ?? identifier ?? ""
        return gtk_icon_theme_has_icon(theme, name) != 0 ? name : "application-x-executable"
    }

    private static func icon(_ info: InfoPropertyList) -> URL? {
        guard let named = info.text("CFBundleIconFile", "CFBundleIconName"), let folder = info.folder else {
            return nil
        }
        let name = (named as NSString).deletingPathExtension
        let files = ["png", "svg"].map { folder.appendingPathComponent("\(name).\($0)") }
        return files.first { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// Makes this the app's identity. Call it before the display is opened, because X11 reads WM_CLASS then, and
    /// Wayland the app ID.
    func becomeCurrent() {
        Self.current = self
        // NB: without a program name, GDK sets no class in WM_CLASS.
        g_set_prgname(identifier ?? ProcessInfo.processInfo.processName)
        Self.nameProcess()
    }

    /// Tells GLib the app's name, which GTK's list of recent files needs. For tests that start no app.
    package static func nameProcess() {
        // NB: GLib accepts only one name per process. A test may start an app several times.
        guard !isNamed else { return }
        isNamed = true
        g_set_application_name(current.name)
    }

    /// Sets the icon of all windows. Call it before the first window is created. Without an icon file, the icon of the
    /// desktop entry is used.
    func useIcon() {
        gtk_window_set_default_icon_name(iconFile == nil ? identifier ?? ProcessInfo.processInfo.processName : nil)
    }
}
