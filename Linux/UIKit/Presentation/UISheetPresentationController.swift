/// The presentation of a sheet. On Linux it starts at its lowest height, and the user can drag it to the others.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// The heights at which the sheet can rest.
    open var detents: [Detent] = [.large()]

    /// The distinct heights, lowest first: true for half of the window.
    var isHalf: [Bool] {
        [true, false].filter { isHalf in detents.contains { $0.isHalf == isHalf } }
    }

    /// A height at which a sheet can rest.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        private(set) var isHalf = false

        public required override init() {
            super.init()
        }

        /// Half of the window's height.
        open class func medium() -> Self { make(isHalf: true) }
        /// Nearly the window's height.
        open class func large() -> Self { make(isHalf: false) }

        private class func make(isHalf: Bool) -> Self {
            let detent = Self()
            detent.isHalf = isHalf
            return detent
        }
    }
}
