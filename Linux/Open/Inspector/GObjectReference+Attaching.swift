internal import CGTK
internal import GObjectKit

extension GObjectReference {
    /// Hands this widget to a function that takes it into another.
    ///
    /// NB: Swift lets a reference go after its last use, which is before the call that gets its pointer.
    func attach<Result>(_ body: (UnsafeMutablePointer<GtkWidget>) -> Result) -> Result {
        withExtendedLifetime(self) { body(widget) }
    }
}
