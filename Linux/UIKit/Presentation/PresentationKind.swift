/// The form of a presentation on the desktop.
enum PresentationKind: Equatable {
    /// A sheet that rises from below over the dimmed content, up to the given width. In a wide window it floats.
    /// `isHalf` has an element for each of its heights, lowest first: half of the window, or nearly all of it.
    case sheet(width: CGFloat, isHalf: [Bool])
    /// A presentation that covers the window.
    case fullScreen(hidesPresenter: Bool)
    /// A card in the middle of the window, as large as its content.
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

    /// Whether the presenter gets disappearance callbacks.
    var coversPresenter: Bool { self == .fullScreen(hidesPresenter: true) }

    var isSheet: Bool {
        if case .sheet = self { true } else { false }
    }

    /// Whether the window is wide enough for a margin on all sides of a sheet.
    func floats(in bounds: CGRect) -> Bool {
        if case .sheet(let width, _) = self { bounds.width >= width + 96 } else { false }
    }

    /// The heights of a sheet at rest, lowest first.
    func heights(in bounds: CGRect) -> [CGFloat] {
        guard case .sheet(_, let isHalf) = self else { return [] }
        let gap: CGFloat = bounds.height < 360 ? 12 : 60
        let whole = bounds.height - (floats(in: bounds) ? 2 * gap : gap)
        return isHalf.map { $0 ? bounds.height / 2 : whole }
    }

    /// The space below a sheet. A floating sheet at its highest is centered; lower heights share its bottom edge, so
    /// that the top edge follows the finger.
    private func room(below bounds: CGRect) -> CGFloat {
        floats(in: bounds) ? (bounds.height - (heights(in: bounds).last ?? bounds.height)) / 2 : 0
    }

    /// The frame of the content at rest.
    ///
    /// - Parameter height: the height of a sheet.
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
