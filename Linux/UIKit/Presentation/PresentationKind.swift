/// How a presented controller looks on a desktop.
enum PresentationKind: Equatable {
    /// Rises from below and leaves a strip of the dimmed page; at most as wide as given. `isHalf` tells of each of its
    /// heights, from the lowest, whether it is half of the window or nearly all of it.
    case sheet(width: CGFloat, isHalf: [Bool])
    /// Covers the window.
    case fullScreen(hidesPresenter: Bool)
    /// A card in the middle, as large as its content.
    case alert

    @MainActor
    init(of controller: UIViewController) {
        let isHalf = controller.sheetPresentationController?.isHalf ?? [false]
        switch controller.modalPresentationStyle {
        case _ where controller is UIAlertController || controller is UIActivityViewController: self = .alert
        case .fullScreen, .currentContext: self = .fullScreen(hidesPresenter: true)
        case .overFullScreen, .overCurrentContext, .custom: self = .fullScreen(hidesPresenter: false)
        case .formSheet, .popover: self = .sheet(width: 560, isHalf: isHalf)
        case .automatic, .none, .pageSheet: self = .sheet(width: 720, isHalf: isHalf)
        }
    }

    /// Whether the presenter is told that it disappears.
    var coversPresenter: Bool { self == .fullScreen(hidesPresenter: true) }

    var isSheet: Bool {
        if case .sheet = self { true } else { false }
    }

    /// The heights that a sheet rests at, from the lowest.
    func heights(in bounds: CGRect) -> [CGFloat] {
        guard case .sheet(_, let isHalf) = self else { return [] }
        let top: CGFloat = bounds.height < 360 ? 12 : 60
        return isHalf.map { $0 ? bounds.height / 2 : bounds.height - top }
    }

    /// Where the content is at rest.
    ///
    /// - Parameter height: of a sheet.
    func frame(in bounds: CGRect, content: CGSize, height: CGFloat) -> CGRect {
        switch self {
        case .fullScreen:
            return bounds
        case .sheet(let width, _):
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
