/// The names of mouse buttons. UIKit on Linux sends no events of this class.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// Mouse buttons.
    public struct ButtonMask: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let primary = ButtonMask(rawValue: 1)
        public static let secondary = ButtonMask(rawValue: 2)

        /// Returns the button with a number. The primary button is 1.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            (1...Int.bitWidth - 1).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
        }
    }
}
