internal import CGTK
internal import CGTKShims
internal import GObjectKit

/// The only CSS provider of the process. Newer GTK deprecates providers for single widgets, so the style of a view is
/// a class in this sheet. Equal declarations share a class.
@MainActor
final class StyleSheet {
    static let shared = StyleSheet()

    private let provider: GObjectReference
    private var names: [String: String] = [:]
    private var text = StyleSheet.base

    private init() {
        Toolkit.start()
        provider = GObjectReference(UnsafeMutableRawPointer(gtk_css_provider_new()), .adopting)
        tn_css_provider_load(provider.pointer, text)
        gtk_style_context_add_provider_for_display(
            gdk_display_get_default(), provider.opaque, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    }

    func className(for declarations: String, state: String = "") -> String {
        let key = state + declarations
        if let name = names[key] { return name }
        let name = "tn-\(names.count)"
        names[key] = name
        text += ".\(name)\(state) { \(declarations) }\n"
        tn_css_provider_load(provider.pointer, text)
        return name
    }

    private static let base = """
        .tn-content { background-color: @window_bg_color; box-shadow: 0 0 12px rgba(0,0,0,.2); }
        .tn-sheet { background-color: @window_bg_color; border-radius: 14px 14px 0 0;
            box-shadow: 0 -2px 18px rgba(0,0,0,.25); }
        .tn-sheet.tn-floating { border-radius: 14px; box-shadow: 0 2px 18px rgba(0,0,0,.3); }
        .tn-dim { background-color: rgba(0,0,0,.38); }
        .tn-alert { background-color: @dialog_bg_color; color: @dialog_fg_color; border-radius: 14px;
            box-shadow: 0 2px 18px rgba(0,0,0,.3); }
        .tn-alert-content { padding: 24px; }
        .tn-tabs-below { background-color: @headerbar_bg_color; box-shadow: inset 0 1px @headerbar_shade_color; }
        .tn-tabs button { border-radius: 6px; padding: 4px 12px; margin: 3px; font-weight: bold; }
        .tn-tabs-below button { padding: 5px 2px 3px 2px; }
        .tn-tabs button.tn-selected, .tn-tabs .tn-selected > button { background-color: alpha(currentColor, .1); }
        .tn-badge { background-color: @accent_bg_color; color: @accent_fg_color; border-radius: 99px; font-size: 7.5pt;
            font-weight: bold; min-width: 6px; padding: 0 5px; }
        .tn-badge-over { margin: -7px -1.4em 4px 1em; }
        .tn-badge-over:dir(rtl) { margin: -7px 1em 4px -1.4em; }
        .tn-table { margin: 18px 12px; }
        .tn-table-section { margin-bottom: 18px; }
        .tn-table-text { margin: 0 6px 6px 6px; }
        .tn-table-text.caption { margin: 6px 6px 0 6px; opacity: .7; }
        .tn-row { min-height: 26px; padding: 12px; }
        .tn-row-selected { background-color: alpha(@accent_bg_color, .15); }
        .tn-cell:focus-visible { outline: 2px solid alpha(@accent_color, .5); outline-offset: -2px; }
        .tn-find { background-color: @headerbar_bg_color; color: @headerbar_fg_color; padding: 6px;
            box-shadow: inset 0 -1px @headerbar_shade_color; }
        .tn-passwords { background-color: @headerbar_bg_color; color: @headerbar_fg_color; padding: 10px;
            box-shadow: inset 0 1px @headerbar_shade_color; }
        .tn-custom-button, .tn-custom-button:hover, .tn-custom-button:active { background: none; border: none;
            box-shadow: none; padding: 0; min-width: 0; min-height: 0; border-radius: 0; font-weight: inherit; }
        .tn-refresh { background-color: @card_bg_color; border-radius: 999px; box-shadow: 0 1px 4px rgba(0,0,0,.3); }

        """
}

extension GObjectReference {
    package func addClass(_ name: String) {
        _ = StyleSheet.shared
        gtk_widget_add_css_class(widget, name)
    }

    func removeClass(_ name: String) {
        gtk_widget_remove_css_class(widget, name)
    }

    func setClass(_ name: String, _ isSet: Bool) {
        if isSet { addClass(name) } else { removeClass(name) }
    }
}
