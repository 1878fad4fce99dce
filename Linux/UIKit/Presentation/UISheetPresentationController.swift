/// The presentation of a sheet. It starts at its lowest height, and the user drags it to the others.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// The heights that the sheet may rest at.
    open var detents: [Detent] = [.large()]

    /// Which heights there are, each once and from the lowest: half of the window or not.
    var isHalf: [Bool] {
        [true, false].filter { isHalf in detents.contains { $0.isHalf == isHalf } }
    }

    /// One height of a sheet.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        private(set) var isHalf = false

        public required override init() {
            super.init()
        }

        /// Half of the window.
        open class func medium() -> Self { make(isHalf: true) }
        /// Nearly the whole window.
        open class func large() -> Self { make(isHalf: false) }

        private class func make(isHalf: Bool) -> Self {
            let detent = Self()
            detent.isHalf = isHalf
            return detent
        }
    }
}
