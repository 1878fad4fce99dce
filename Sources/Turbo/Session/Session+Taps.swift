import Foundation
import WebKit

/// What the user's own hand does in pages.
extension Session {
    /// Says that the user has asked for what the page does within the next second. A page by itself opens no other app, and no
    /// browser after its first.
    ///
    /// Taps in the page, its dialogs by the library and native controls of components are known. Call this before a button of the
    /// app clicks a link of the page by a script, and when the user accepts a dialog that the app's own `WKUIDelegate` shows.
    public func noteTap() {
        noteTap(for: PageTaps.seconds)
    }

    /// - Parameter seconds: in which a link that is followed then is the user's.
    package func noteTap(for seconds: TimeInterval) {
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
