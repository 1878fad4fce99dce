import Foundation

@testable import TurboCore

/// A visit by Turbo in a page.
final class TortureVisit {
    enum State { case started, completed, cancelled }

    /// The token of the native visit; nil for one that the page makes itself.
    let token: Int?
    let location: URL
    let identifier: String
    let isRefresh: Bool
    var state = State.started
    var isRequestRunning = false
    var redirect: URL?
    var hasOtherAssets = false

    init(_ token: Int?, _ location: URL, identifier: String, isRefresh: Bool) {
        self.token = token
        self.location = location
        self.identifier = identifier
        self.isRefresh = isRefresh
    }

    /// The page that is rendered in the end.
    var page: URL { redirect ?? location }
}

/// A redirected visit that the navigator hasn't handled yet.
struct TortureRedirect {
    let screen: TortureScreen
    let session: TortureSession
    let visit: Int
    let action: VisitAction
    let isRendered: Bool
    let isRefresh: Bool

    var isSuperseded: Bool { session.state.lastToken != visit }
}
