/// How a presented controller looks on a desktop.
enum PresentationKind: Equatable {
    /// Rises from below and leaves a strip of the dimmed page; at most as wide as given.
    case sheet(width: CGFloat, height: CGFloat)
    /// Covers the window.
    case fullScreen(hidesPresenter: Bool)
    /// A card in the middle, as large as its content.
    case alert

    @MainActor
    init(of controller: UIViewController) {
        let half = controller.sheetPresentationController?.startsHalf == true
        switch controller.modalPresentationStyle {
        case _ where controller is UIAlertController || controller is UIActivityViewController: self = .alert
        case .fullScreen, .currentContext: self = .fullScreen(hidesPresenter: true)
        case .overFullScreen, .overCurrentContext, .custom: self = .fullScreen(hidesPresenter: false)
        case .formSheet, .popover: self = .sheet(width: 560, height: half ? 0.5 : 1)
        case .automatic, .none, .pageSheet: self = .sheet(width: 720, height: half ? 0.5 : 1)
        }
    }

    /// Whether the presenter is told that it disappears.
    var coversPresenter: Bool { self == .fullScreen(hidesPresenter: true) }

    var isSheet: Bool {
        if case .sheet = self { true } else { false }
    }

    /// Where the content is at rest.
    func frame(in bounds: CGRect, content: CGSize) -> CGRect {
        switch self {
        case .fullScreen:
            return bounds
        case .sheet(let width, let part):
            let top: CGFloat = bounds.height < 360 ? 12 : 60
            let height = part < 1 ? bounds.height * part : bounds.height - top
            let width = min(width, bounds.width)
            return CGRect(x: (bounds.width - width) / 2, y: bounds.height - height, width: width, height: height)
        case .alert:
            let width = min(max(content.width, 300), max(0, bounds.width - 48))
            let height = min(content.height, max(0, bounds.height - 48))
            return CGRect(
                x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width, height: height)
        }
    }
}
