internal import CGTK

/// Whether the text of the whole desktop runs to the left, and widgets stand the other way round.
@MainActor
package func setRightToLeft(_ isRightToLeft: Bool) {
    gtk_widget_set_default_direction(isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
}
