/// The presentation of a sheet. The first of its heights is the one that it has here.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// The heights that the sheet may rest at.
    open var detents: [Detent] = [.large()]

    var startsHalf: Bool {
        detents.first?.isHalf == true
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
