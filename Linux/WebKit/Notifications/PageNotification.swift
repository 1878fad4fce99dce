internal import CWebKitGTK
internal import GObjectKit
internal import PageText
internal import UIKit

/// A notification of a page.
@MainActor
final class PageNotification {
    /// The web view of the page.
    private(set) weak var view: WKWebView?
    /// The host of the page, so that the user knows who wrote the text.
    let host: String
    /// The number that the desktop gave it; nil until it is shown.
    var id: UInt32?

    private let reference: GObjectReference
    /// More than a service shows.
    private static let longest = 1000

    init(_ reference: GObjectReference, of view: WKWebView) {
        self.reference = reference
        self.view = view
        host = view.committedURL?.host ?? ""
    }

    var title: String { text(webkit_notification_get_title(reference.opaque)) }
    var body: String { text(webkit_notification_get_body(reference.opaque)) }

    /// Calls the handler when the page closes the notification, or is left.
    func onClose(_ handler: @escaping (PageNotification) -> Void) {
        reference.on("closed") { [weak self] _ in
            if let self { handler(self) }
            return .unhandled
        }
    }

    /// Reports to the page that the user has clicked the notification.
    func click() { webkit_notification_clicked(reference.opaque) }

    /// Reports to the page that the notification is no longer shown.
    func close() { webkit_notification_close(reference.opaque) }

    private func text(_ text: UnsafePointer<CChar>?) -> String {
        text.map { String(cString: $0).beginning(Self.longest) } ?? ""
    }
}
