internal import CGTK
internal import GObjectKit

/// Opens URLs in other apps.
@MainActor
enum ExternalOpener {
    static func canOpen(_ url: URL) -> Bool {
        if isSettings(url) { return settingsProgram != nil }
        guard let scheme = url.scheme, let info = g_app_info_get_default_for_uri_scheme(scheme) else { return false }
        g_object_unref(UnsafeMutableRawPointer(info))
        return true
    }

    static func open(_ url: URL) -> Bool {
        if isSettings(url) { return openSettings() }
        var error: UnsafeMutablePointer<GError>?
        guard g_app_info_launch_default_for_uri(url.absoluteString, nil, &error) == 0 else { return true }
        if let error { Log.warn("Cannot open \(url.scheme ?? "a link"): \(GLibError(consuming: error).message)") }
        return false
    }

    private static func isSettings(_ url: URL) -> Bool { url.scheme == "app-settings" }

    /// The path of GNOME's settings; nil if the desktop doesn't have them.
    private static var settingsProgram: String? {
        guard let path = g_find_program_in_path("gnome-control-center") else { return nil }
        defer { g_free(path) }
        return String(cString: path)
    }

    private static func openSettings() -> Bool {
        guard let program = settingsProgram else {
            Log.warn("The settings of the app can't be opened: this desktop has no gnome-control-center.")
            return false
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["applications"] + [AppIdentity.current.identifier].compactMap { $0 }
        do {
            try process.run()
            return true
        } catch {
            Log.warn("The settings of the app can't be opened: \(error)")
            return false
        }
    }
}
