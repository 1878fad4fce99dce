internal import PageText
internal import UIKit

/// A report of the observer script in a frame.
@MainActor
enum FrameReport {
    /// A navigation is about to start in the frame.
    case navigation(FrameAnnouncement)
    /// A script in the frame is about to show a dialog.
    case dialog(isTop: Bool, url: URL?, origin: URL?)
    /// The Tab key has moved past the last element of the page, or with Shift past the first.
    case tab(isForward: Bool)
    /// The user has pressed Escape. `isUsed`: it closes a dialog or popover of the page.
    case escape(isUsed: Bool)
    /// The page hasn't used a horizontal scroll.
    case horizontalScrollUnused
    /// The background color of the document; nil if it has none. `isDark`: a document without one is drawn dark.
    case color(UIColor?, isDark: Bool)
    /// A form with a password in the main frame.
    case password(PasswordReport, URL?)
    /// The page in the frame has posted a message. `title` is the page's current title; nil for a subframe.
    case message(name: String, body: Any, isTop: Bool, url: URL?, origin: URL?, title: String?)

    /// Returns nil if the value isn't a report.
    init?(_ value: Any?) {
        guard let fields = value as? [String: Any], let isTop = fields["isTop"] as? Bool,
            let text = fields["url"] as? String
        else { return nil }
        let origin = (fields["origin"] as? String).flatMap { URL(pageText: $0) }
        switch fields["kind"] as? String {
        case "navigation":
            guard let source = (fields["how"] as? String).flatMap(FrameAnnouncement.Source.init),
                let url = URL(pageText: text)
            else { return nil }
            let isDownload = fields["isDownload"] as? Bool == true
            self = .navigation(FrameAnnouncement(source: source, url: url, isTop: isTop, isDownload: isDownload))
        case "message":
            guard let message = fields["text"] as? String, let parts = ScriptValue.decode(json: message) as? [Any],
                let name = parts.first as? String, parts.count == 2
            else { return nil }
            self = .message(
                name: name, body: parts[1], isTop: isTop, url: URL(pageText: text), origin: origin,
                title: isTop ? fields["title"] as? String : nil)
        case "dialog":
            self = .dialog(isTop: isTop, url: URL(pageText: text), origin: origin)
        case "tab":
            self = .tab(isForward: fields["isForward"] as? Bool == true)
        case "escape":
            self = .escape(isUsed: fields["isUsed"] as? Bool == true)
        case "scroll":
            self = .horizontalScrollUnused
        case "password":
            guard isTop, let report = PasswordReport(fields) else { return nil }
            self = .password(report, URL(pageText: text))
        case "color":
            guard isTop, let parts = fields["color"] as? [NSNumber] else { return nil }
            self = .color(UIColor(bytes: parts.map(\.doubleValue)), isDark: fields["isDark"] as? Bool == true)
        default:
            return nil
        }
    }
}

extension UIColor {
    /// Creates a color from red, green, blue and alpha, each up to 255; nil if it is fully transparent.
    fileprivate convenience init?(bytes: [Double]) {
        guard bytes.count == 4, bytes[3] > 0 else { return nil }
        self.init(red: bytes[0] / 255, green: bytes[1] / 255, blue: bytes[2] / 255, alpha: bytes[3] / 255)
    }
}
