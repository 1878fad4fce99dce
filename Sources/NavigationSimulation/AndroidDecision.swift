package import Foundation
package import TurboCore

/// What Hotwire Native for Android 1.3.1 and turbo-android 7.1 decide about a location. They have one back stack, on
/// which modal pages are ordinary destinations.
package struct AndroidDecision: Sendable, Equatable {
    package enum Library: Sendable {
        case hotwireNative, turboAndroid
    }

    /// A page on the back stack.
    package struct Destination: Sendable, Equatable {
        package let url: URL
        /// Whether its properties had the context `modal` when it was opened. The start destination has no context.
        package let isModal: Bool
        package let isNative: Bool
        /// The number of the screen.
        package let id: Int
        /// The page that it shows: the same, but for a fragment that the user followed.
        package var page: URL

        package init(_ url: URL, isModal: Bool, isNative: Bool = false, id: Int = 0) {
            (self.url, self.isModal, self.isNative, self.id, page) = (url, isModal, isNative, id, url)
        }
    }

    package enum Presentation: String, Sendable, CaseIterable {
        case `default`, push, pop, replace
        case clearAll = "clear_all"
        case replaceRoot = "replace_root"
        case refresh, none
    }

    package enum Mode: Sendable {
        case inContext, toModal, dismissModal, refresh, none
    }

    /// The presentation: that of the rules, or the one that `default` means here.
    package let presentation: Presentation
    package let mode: Mode
    /// Whether the library throws an exception, which nothing catches.
    package let stopsApp: Bool
    let reason: String

    /// - Parameters:
    ///   - properties: the properties of a URL.
    ///   - stack: the destinations from the start to the top.
    package init(
        _ url: URL, _ action: VisitAction, on stack: [Destination], _ library: Library,
        properties: (URL) -> PathProperties
    ) {
        let new = properties(url)
        let current = stack.last?.url
        let previous = stack.dropLast().last?.url
        let isAtStart = stack.count <= 1
        let (isFromModal, isToModal) = (
            current.map { properties($0).context == .modal } ?? false, new.context == .modal
        )
        func isSame(_ other: URL?) -> Bool { Self.isSame(url, other, new) }
        let written = new.value(.presentation)?.stringValue.flatMap(Presentation.init) ?? .default
        switch written {
        case .default:
            if isSame(current), isAtStart {
                (presentation, reason) = (.replaceRoot, "it is the only page")
            } else if isSame(previous) {
                (presentation, reason) = (.pop, "it is the page below")
            } else if library == .hotwireNative, isFromModal, !isToModal {
                (presentation, reason) = (.pop, "it isn't a modal page")
            } else if isSame(current) {
                (presentation, reason) = (.replace, "it is the same page")
            } else if action == .replace {
                (presentation, reason) = (.replace, "the visit replaces the page")
            } else {
                (presentation, reason) = (.push, "it is another page")
            }
        case .pop where isAtStart, .clearAll where isAtStart && library == .hotwireNative:
            (presentation, reason) = (.none, "\(written.rawValue) does nothing on the first page")
        case .push, .pop, .replace, .clearAll, .replaceRoot, .refresh, .none:
            (presentation, reason) = (written, "the rules say \(written.rawValue)")
        }
        stopsApp = isToModal && presentation == .replaceRoot
        mode =
            switch (isFromModal, isToModal, presentation) {
            case (true, false, let other) where other != .replaceRoot: .dismissModal
            case (false, true, let other) where other != .replaceRoot: .toModal
            case (_, _, .refresh): .refresh
            case (_, _, .none): .none
            case (_, _, .default), (_, _, .push), (_, _, .pop), (_, _, .replace), (_, _, .clearAll),
                (_, _, .replaceRoot):
                .inContext
            }
    }

    /// Compares the decoded paths, and the queries unless the new page's properties say otherwise.
    static func isSame(_ new: URL, _ other: URL?, _ properties: PathProperties) -> Bool {
        guard let new = URLComponents(url: new, resolvingAgainstBaseURL: true),
            let other = other.flatMap({ URLComponents(url: $0, resolvingAgainstBaseURL: true) })
        else { return false }
        return new.path == other.path && (properties.queryStringPresentation == .replace || new.query == other.query)
    }
}
