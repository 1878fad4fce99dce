/// How a presented controller covers what presents it.
public enum UIModalPresentationStyle: Int, Sendable {
    case automatic = -2
    case none = -1
    case fullScreen = 0
    case pageSheet = 1
    case formSheet = 2
    /// Covers the whole window, as `fullScreen`.
    case currentContext = 3
    /// As `overFullScreen`: transitions of an app's own do not exist here.
    case custom = 4
    case overFullScreen = 5
    case overCurrentContext = 6
    /// A small sheet, which a popover is on a phone too.
    case popover = 7
}
