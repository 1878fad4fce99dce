/// The presentation of a sheet. The first of its heights is the one that it has here.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// The heights that the sheet may rest at.
    open var detents: [Detent] = [.large()]

    /// The height to start with, if it is not to be the first.
    open var selectedDetentIdentifier: Detent.Identifier?

    /// Stored only: a sheet cannot be dragged here.
    open var prefersGrabberVisible = false

    var startsHalf: Bool {
        (selectedDetentIdentifier ?? detents.first?.identifier) == .medium
    }

    /// One height of a sheet.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        open private(set) var identifier = Identifier.large

        public required override init() {
            super.init()
        }

        /// Half of the window.
        open class func medium() -> Self { make(.medium) }
        /// Nearly the whole window.
        open class func large() -> Self { make(.large) }

        private class func make(_ identifier: Identifier) -> Self {
            let detent = Self()
            detent.identifier = identifier
            return detent
        }

        /// Names a height.
        public struct Identifier: Hashable, RawRepresentable, Sendable {
            public var rawValue: String

            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }

            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }
    }
}
