import Foundation

extension NavigationState {
    /// One view controller as the decisions see it: who it is, what it shows, where it belongs.
    public struct Screen: Equatable, Sendable, Identifiable {
        /// Names a screen for its whole life. Opaque: the number has no meaning.
        public struct ID: Hashable, Sendable, CustomStringConvertible {
            /// The number. It tells two screens apart, and says nothing else.
            public let rawValue: Int

            /// - Parameter rawValue: a number that no other screen of the same state has.
            public init(_ rawValue: Int) {
                self.rawValue = rawValue
            }

            public var description: String { "#\(rawValue)" }
        }

        /// What a screen shows, as far as decisions depend on it.
        public enum Kind: String, Sendable {
            /// Shows a page in the web view of its stack.
            case web
            /// A view controller of the app's own.
            case native
            /// Cannot be pushed: an alert, a navigation, tab bar or split controller, a Safari view, a share sheet.
            case foreign
        }

        /// The name of the screen. It stays the same while the screen's URLs change.
        public let id: ID
        /// Whether the screen shows a page, is the app's own, or can't be pushed.
        public let kind: Kind
        /// The stack that it was routed to; nil for screens that the navigator did not route.
        public let context: Navigation.Context?
        /// The URL that was routed; nil for screens that the app made without one.
        public let routedURL: URL?
        /// The URL that the server redirected to, if it did.
        public var redirectedURL: URL?
        /// The URL that the page shows now, after `pushState` too.
        public var currentURL: URL?

        /// - Parameters:
        ///   - id: a name that no other screen of the same state has.
        ///   - kind: what it shows.
        ///   - context: the stack that it was routed to; nil, the default, if the navigator did not route it.
        ///   - routedURL: the URL that was routed; nil by default.
        ///   - redirectedURL: where the server redirected; nil, the default, if it did not.
        ///   - currentURL: the URL that the page shows now; nil by default.
        public init(
            id: ID, kind: Kind, context: Navigation.Context? = nil, routedURL: URL? = nil, redirectedURL: URL? = nil,
            currentURL: URL? = nil
        ) {
            self.id = id
            self.kind = kind
            self.context = context
            self.routedURL = routedURL
            self.redirectedURL = redirectedURL
            self.currentURL = currentURL
        }

        /// Whether the screen shows the page of this URL: as it was routed, or as the server redirected it. What the page
        /// itself made of its URL with `pushState` does not count, nor do screens that the app made without a URL.
        public func shows(_ url: URL, ignoringQuery: Bool = false) -> Bool {
            let page = PageIdentity(url)
            return [routedURL, redirectedURL].contains { known in
                guard let known else { return false }
                return PageIdentity(known).isSame(as: page, ignoringQuery: ignoringQuery)
            }
        }
    }
}

/// The name within this package. Apps say `NavigationState.Screen`.
package typealias Screen = NavigationState.Screen
