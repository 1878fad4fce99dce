internal import CGTK
internal import CGTKShims
internal import GObjectKit

/// The window with the app's name, icon, version and copyright, from Info.plist.
@MainActor
enum AboutWindow {
    static func show(over parent: GObjectReference) {
        let app = AppIdentity.current
        let window = tn_about_window_new(parent.cast(), app.name, app.iconName, app.version, app.copyright)
        gtk_window_present(window)
    }
}
