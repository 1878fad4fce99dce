@testable import TurboCore

/// A redirected visit that the navigator hasn't handled yet.
struct TortureRedirect {
    let screen: TortureScreen
    let session: TortureSession
    let visit: Int
    let action: VisitAction
    let isRendered: Bool
    let isRefresh: Bool

    var isOvertaken: Bool { session.state.lastToken != visit }
}
