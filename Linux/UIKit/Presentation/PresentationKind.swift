/// How a presented controller looks on a desktop.
enum PresentationKind: Equatable {
    /// Rises from below and leaves a strip of the dimmed page; at most as wide as given, and floating in a wide window.
    /// `isHalf` tells of each of its heights, from the lowest, whether it is half of the window or nearly all of it.
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

    /// Whether there is room for the page around a sheet on all sides.
    func floats(in bounds: CGRect) -> Bool {
        if case .sheet(let width, _) = self { bounds.width >= width + 96 } else { false }
    }

    /// The heights that a sheet rests at, from the lowest.
    func heights(in bounds: CGRect) -> [CGFloat] {
        guard case .sheet(_, let isHalf) = self else { return [] }
        let gap: CGFloat = bounds.height < 360 ? 12 : 60
        let whole = bounds.height - (floats(in: bounds) ? 2 * gap : gap)
        return isHalf.map { $0 ? bounds.height / 2 : whole }
    }

    /// The room below a sheet. One that floats is in the middle when it is at its highest; the others share its lower
    /// edge, so that the upper one follows the finger.
    private func room(below bounds: CGRect) -> CGFloat {
        floats(in: bounds) ? (bounds.height - (heights(in: bounds).last ?? bounds.height)) / 2 : 0
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
            let top = bounds.height - room(below: bounds) - height
            return CGRect(x: (bounds.width - width) / 2, y: top, width: width, height: height)
        case .alert:
            let width = min(max(content.width, 300), max(0, bounds.width - 48))
            let height = min(content.height, max(0, bounds.height - 48))
            return CGRect(
                x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width, height: height)
        }
    }
}
