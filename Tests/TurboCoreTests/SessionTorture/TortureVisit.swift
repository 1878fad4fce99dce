import Foundation

@testable import TurboCore

/// A visit by Turbo in a page.
final class TortureVisit {
    enum State { case started, completed, cancelled }

    /// The token of the native visit; nil for one that the page makes itself.
    let token: Int?
    let location: URL
    let identifier: String
    let isPageRefresh: Bool
    var state = State.started
    var isRequestRunning = false
    var redirect: URL?
    var hasOtherAssets = false

    init(_ token: Int?, _ location: URL, identifier: String, isPageRefresh: Bool) {
        self.token = token
        self.location = location
        self.identifier = identifier
        self.isPageRefresh = isPageRefresh
    }

    /// The page that is rendered in the end.
    var page: URL { redirect ?? location }
}

/// A redirected visit that the navigator hasn't handled yet.
struct TortureRedirect {
    let screen: TortureScreen
    let session: TortureSession
    let token: Int
    let action: VisitAction
    let isRendered: Bool
    let isPageRefresh: Bool

    var isSuperseded: Bool { session.state.lastToken != token }
}
