internal import CGTK

/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// As the desktop's.
    case unspecified = 0
    case light = 1
    case dark = 2

    @MainActor
    func apply() {
        let scheme =
            switch self {
            case .unspecified: ADW_COLOR_SCHEME_DEFAULT
            case .light: ADW_COLOR_SCHEME_FORCE_LIGHT
            case .dark: ADW_COLOR_SCHEME_FORCE_DARK
            }
        adw_style_manager_set_color_scheme(adw_style_manager_get_default(), scheme)
    }
}
