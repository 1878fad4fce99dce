/// The style of a modal presentation.
public enum UIModalPresentationStyle: Int, Sendable {
    case automatic = -2
    case none = -1
    case fullScreen = 0
    case pageSheet = 1
    case formSheet = 2
    /// Covers the whole window, like `fullScreen`.
    case currentContext = 3
    /// Like `overFullScreen`: on Linux there are no custom transitions.
    case custom = 4
    case overFullScreen = 5
    case overCurrentContext = 6
    /// A small sheet, as on a phone.
    case popover = 7
}
