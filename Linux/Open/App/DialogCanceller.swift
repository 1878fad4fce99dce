import WebKit

/// Cancels each dialog of a page at once: in a window that is opened for a screenshot, no user can answer.
@MainActor
final class DialogCanceller: NSObject, WKUIDelegate {}
