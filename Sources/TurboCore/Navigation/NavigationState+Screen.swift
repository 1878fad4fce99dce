import Foundation

extension NavigationState {
    /// A view controller, reduced to what decisions depend on: its identity, its content, and its stack.
    public struct Screen: Equatable, Sendable, Identifiable {
        /// The identifier of a screen for its lifetime. Opaque: the number has no meaning.
        public struct ID: Hashable, Sendable, CustomStringConvertible {
            /// The number, which only distinguishes screens.
            public let rawValue: Int

            /// - Parameter rawValue: a number that no other screen of the same state has.
            public init(_ rawValue: Int) {
                self.rawValue = rawValue
            }

            public var description: String { "#\(rawValue)" }
        }

        /// The kind of a screen, as far as decisions depend on it.
        public enum Kind: String, Sendable {
            /// Shows pages in the web view of its stack.
            case web
            /// A native view controller of the app.
            case native
            /// A controller that can't be pushed: an alert, a navigation, tab bar or split view controller, a Safari
            /// view controller, a share sheet.
            case foreign
        }

        /// The identifier of the screen. It stays the same while the screen's URLs change.
        public let id: ID
        /// The kind of the screen: web, native or foreign.
        public let kind: Kind
        /// The context that the screen was routed with; nil for screens that the navigator did not route.
        public let context: Navigation.Context?
        /// The URL that was routed; nil for screens that the app created without one.
        public let routedURL: URL?
        /// The URL that the server redirected to; nil if it did not.
        public var redirectedURL: URL?
        /// The current URL of the page, including changes with `pushState`.
        public var currentURL: URL?

        /// - Parameters:
        ///   - id: an identifier that no other screen of the same state has.
        ///   - kind: the kind of the screen.
        ///   - context: the context that the screen was routed with; nil, the default, if the navigator did not route
        ///     it.
        ///   - routedURL: the URL that was routed; nil by default.
        ///   - redirectedURL: the URL that the server redirected to; nil, the default, if it did not.
        ///   - currentURL: the current URL of the page; nil by default.
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

        /// Whether the screen shows the page of this URL: as it was routed, or as the server redirected it. Changes
        /// that the page makes to its URL with `pushState` don't count. Screens that the app created without a URL show
        /// no page.
        ///
        /// - Parameters:
        ///   - url: an absolute URL.
        ///   - ignoringQuery: whether URLs that differ only in the query are the same page; false by default.
        public func shows(_ url: URL, ignoringQuery: Bool = false) -> Bool {
            let page = PageIdentity(url)
            return [routedURL, redirectedURL].contains { known in
                guard let known else { return false }
                return PageIdentity(known).isSame(as: page, ignoringQuery: ignoringQuery)
            }
        }
    }
}

/// The short name in this package. Apps use `NavigationState.Screen`.
package typealias Screen = NavigationState.Screen
