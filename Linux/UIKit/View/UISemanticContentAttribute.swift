internal import CGTK

/// The meaning of a view's content, which decides whether the view is mirrored if the text runs to the left.
public enum UISemanticContentAttribute: Int, Sendable {
    /// The view has the direction of the user's language.
    case unspecified = 0
    /// Controls of a player, which are never mirrored.
    case playback = 1
    /// Controls for a direction in space, which are never mirrored.
    case spatial = 2
    case forceLeftToRight = 3
    case forceRightToLeft = 4

    var direction: GtkTextDirection {
        switch self {
        case .unspecified: GTK_TEXT_DIR_NONE
        case .playback, .spatial, .forceLeftToRight: GTK_TEXT_DIR_LTR
        case .forceRightToLeft: GTK_TEXT_DIR_RTL
        }
    }
}
