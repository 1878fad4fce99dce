import Foundation

/// A load for which WebKit requests a policy from its navigation delegate.
package struct LinkLoad: Equatable, Sendable {
    package enum Kind: Sendable {
        case reload
        /// A form that Turbo doesn't handle or that is submitted again.
        case form
        /// WebKit's own history.
        case history
        /// A link or JavaScript.
        case link
        case unknown
    }

    package enum Target: Sendable {
        case mainFrame, frame, newWindow
    }

    let url: URL
    package let kind: Kind
    package let target: Target
    /// Whether the load is a POST.
    package let isPost: Bool
    /// The URL of the page's request that the server redirected here; nil for another load.
    package let source: URL?
    /// Whether the server has redirected a form here.
    package var isRedirect = false
    /// Whether the page to which the server has redirected a form doesn't belong on the screen of the form.
    package var belongsElsewhere = false

    /// Whether a frame shows a URL itself. Another app opens one like `tel:`, as from a page.
    package static func isShownInFrame(_ url: URL) -> Bool {
        let scheme = url.scheme?.lowercased() ?? ""
        // NB: WebKitGTK shows PDF documents in a frame with a scheme of its own.
        return Origin(url).isWeb || scheme.hasPrefix("webkit-")
            || ["about", "blob", "data", "file", "javascript"].contains(scheme)
    }

    /// Whether the page has made what is loaded.
    var isBlob: Bool { url.scheme?.lowercased() == "blob" }

    package init(_ url: URL, _ kind: Kind, in target: Target, isPost: Bool = false, from source: URL? = nil) {
        self.source = source
        self.url = url
        self.kind = kind
        self.target = target
        self.isPost = isPost
    }
}

/// The decision about a load.
package enum LinkDecision: Equatable, Sendable {
    case allow
    case cancel
    /// Cancels the load, and proposes or opens its URL.
    case follow
}
