internal import GObjectKit

/// The base of the views that the module makes for itself: bars, pages, cards.
///
/// NB: it overrides both initialisers because the compiler's stub for a `package` one calls itself.
@MainActor
class ChromeView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    override init(frame: CGRect, widget: GObjectReference) {
        super.init(frame: frame, widget: widget)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The views of this module are not archived.")
    }
}
