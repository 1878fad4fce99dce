internal import CGTK
internal import GObjectKit

/// Fills the window over a presenter. Dims the presenter, and contains the presented view.
@MainActor
final class PresentationContainer: UIView {
    let kind: PresentationKind
    let controller: UIViewController
    private weak var presenter: UIViewController?
    private var focusBefore: GObjectReference?
    private let dim = UIView(frame: .zero)
    private let surface = UIView(frame: .zero)
    private(set) lazy var dragging = SheetDragger(self)
    private var input: SheetInput?
    /// The time in which a question can't be answered; nil for a screen.
    private(set) var answerDelay: AnswerDelay?
    /// The index of the detent at which the sheet rests.
    var detentIndex = 0 {
        didSet { setNeedsLayout() }
    }
    /// The height of a sheet that is being dragged, or is moving to one of its heights.
    var draggedHeight: CGFloat? {
        didSet { setNeedsLayout() }
    }

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
        surface.host.reference.setModal()
        surface.accessibilityLabel = AppIdentity.current.name
        if case .fullScreen = kind {} else { addSubview(dim) }
        addSubview(surface)
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        surface.addSubview(controller.view)
        watchClicksOutside()
        if kind.isSheet { input = SheetInput(self) }
        if kind == .alert { answerDelay = AnswerDelay.begin(on: host.reference) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not supported.")
    }

    private var surfaceClass: String {
        switch kind {
        case .sheet: "tn-sheet"
        case .fullScreen: "tn-content"
        case .alert: "tn-alert"
        }
    }

    /// The name for screen readers; nil for the app's name.
    var name: String? {
        didSet { if name != oldValue { surface.accessibilityLabel = name ?? AppIdentity.current.name } }
    }

    /// The progress of the presentation: 0 is off screen, 1 at rest.
    var progress: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    var detentHeights: [CGFloat] { kind.heights(in: bounds) }

    /// Whether the presentation fades instead of moving: for an alert, or if the user has turned animations off.
    var fades: Bool { kind == .alert || Animation.isReduced(on: host.reference) }

    override func layoutSubviews() {
        let content =
            controller.viewIfLoaded?.sizeThatFits(CGSize(width: min(bounds.width - 48, 420), height: 0)) ?? .zero
        let lowest = detentHeights.first ?? 0
        let height =
            draggedHeight ?? (detentHeights.indices.contains(detentIndex) ? detentHeights[detentIndex] : lowest)
        var frame = kind.frame(in: bounds, content: content, height: height)
        // Below its lowest height, a sheet moves down without becoming smaller.
        frame.size.height = max(frame.height, lowest)
        dim.frame = bounds
        dim.alpha = progress * (lowest > 0 ? min(1, height / lowest) : 1)
        surface.alpha = fades ? progress : 1
        if !fades {
            frame.origin.y += (1 - progress) * max(0, bounds.height - frame.minY)
        }
        surface.frame = frame
        surface.host.reference.setClass("tn-floating", kind.floats(in: bounds))
        controller.viewIfLoaded?.frame = surface.bounds
    }

    /// Whether a point is on the bar of a sheet, where it can be dragged.
    func isHandle(_ point: CGPoint) -> Bool {
        let (bar, frame): (CGFloat, CGRect) = (48, surface.frame)
        return CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: bar).contains(point)
    }

    /// The view below the presentation: the presenter's own container, or the root's view.
    var coveredView: UIView? { presenter?.presentation.container ?? presenter?.viewIfLoaded }

    /// Moves the keyboard focus into the presentation. The views below can't get it until `close`.
    func grabFocus() {
        focusBefore = window?.handle.focus
        if let coveredView { gtk_widget_set_can_focus(coveredView.host.widget, 0) }
        if let card = controller.viewIfLoaded as? AlertView {
            card.grabFocus()
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
            guard let self else { return .unhandled }
            if self.kind.isSheet { self.controller.presentationController?.dismissByUser() }
            (self.controller as? UIAlertController)?.userDidClickBeside()
            return .handled
        }
    }
}
