internal import CGTK
internal import GObjectKit

extension GObjectReference {
    /// Passes the widget to a function that adds it to another widget.
    ///
    /// NB: Swift may release a reference after its last use, which is before the call that uses its pointer.
    func attach<Result>(_ body: (UnsafeMutablePointer<GtkWidget>) -> Result) -> Result {
        withExtendedLifetime(self) { body(widget) }
    }
}
