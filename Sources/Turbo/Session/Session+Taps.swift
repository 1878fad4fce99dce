import Foundation
import WebKit

/// What the user's own hand does in pages.
extension Session {
    /// The user has tapped the page, or answered its question.
    ///
    /// - Parameter seconds: in which a link that is followed then is the user's.
    package func noteTap(for seconds: TimeInterval = PageTaps.seconds) {
        site.taps.note(for: seconds, at: Date())
    }

    /// Whether the user has tapped the link. To WebKit the click of a script is the same.
    package func isTap(_ action: WKNavigationAction) -> Bool {
        action.navigationType == .linkActivated && site.taps.take(at: Date())
    }

    /// Opens a page of another site.
    func openOutside(_ url: URL) {
        site.taps.noteOpened()
        delegate?.session(self, openExternalURL: url)
    }
}
