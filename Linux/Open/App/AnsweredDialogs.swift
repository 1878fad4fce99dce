import WebKit

/// Answers each dialog of a page at once, as its Cancel does: nobody sees a window that is there for its picture.
@MainActor
final class AnsweredDialogs: NSObject, WKUIDelegate {}
