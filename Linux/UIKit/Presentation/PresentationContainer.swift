internal import CGTK
internal import GObjectKit

/// Fills the window above a presenter: dims it, and holds the presented view.
@MainActor
final class PresentationContainer: UIView {
    let kind: PresentationKind
    let controller: UIViewController
    private weak var presenter: UIViewController?
    private var focusBefore: GObjectReference?
    private let dim = UIView(frame: .zero)
    private let surface = UIView(frame: .zero)

    init(_ controller: UIViewController, presenter: UIViewController) {
        self.controller = controller
        self.presenter = presenter
        kind = PresentationKind(of: controller)
        super.init(frame: .zero)
        controller.presentation.container = self
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dim.host.reference.addClass("tn-dim")
        surface.host.reference.addClass(surfaceClass)
        surface.host.reference.setRole(kind == .alert ? GTK_ACCESSIBLE_ROLE_ALERT_DIALOG : GTK_ACCESSIBLE_ROLE_DIALOG)
        if let title = controller.title { surface.accessibilityLabel = title }
        if case .fullScreen = kind {} else { addSubview(dim) }
        addSubview(surface)
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        surface.addSubview(controller.view)
        watchClicksOutside()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The views of this module are not archived.")
    }

    private var surfaceClass: String {
        switch kind {
        case .sheet: "tn-sheet"
        case .fullScreen: "tn-page"
        case .alert: "tn-alert"
        }
    }

    /// From 0, when nothing is seen of it yet, to 1 at rest.
    var progress: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    override func layoutSubviews() {
        dim.frame = bounds
        dim.alpha = progress
        let content =
            controller.viewIfLoaded?.sizeThatFits(CGSize(width: min(bounds.width - 48, 420), height: 0)) ?? .zero
        var frame = kind.frame(in: bounds, content: content)
        if kind == .alert {
            surface.alpha = progress
        } else {
            frame.origin.y += (1 - progress) * frame.height
        }
        surface.frame = frame
        controller.viewIfLoaded?.frame = surface.bounds
    }

    /// What the presentation lies over: the presenter's own container, or the root's view.
    var coveredView: UIView? { presenter?.presentation.container ?? presenter?.viewIfLoaded }

    /// Moves the keyboard here; what is covered gets none until `close`.
    func takeFocus() {
        focusBefore = window?.handle.focus
        if let coveredView { gtk_widget_set_can_focus(coveredView.host.widget, 0) }
        if let card = controller.viewIfLoaded as? AlertView {
            card.takeFocus()
        } else {
            gtk_widget_child_focus(surface.host.widget, GTK_DIR_TAB_FORWARD)
        }
    }

    func close() {
        let window = window
        if let coveredView { gtk_widget_set_can_focus(coveredView.host.widget, 1) }
        controller.presentation.container = nil
        removeFromSuperview()
        if let focusBefore { window?.handle.focus = focusBefore }
        controller.viewIfLoaded?.removeFromSuperview()
    }

    private func watchClicksOutside() {
        let click = GObjectReference(UnsafeMutableRawPointer(gtk_gesture_click_new()), .retaining)
        gtk_widget_add_controller(dim.host.widget, click.opaque)
        click.on("released") { [weak self] _ in
            guard let self, self.kind.isSheet else { return .unhandled }
            self.controller.presentationController?.dismissByUser()
            return .handled
        }
    }
}
