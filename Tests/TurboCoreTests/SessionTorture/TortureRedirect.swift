@testable import TurboCore

/// A visit that the server redirected, on its way to the navigator.
struct TortureRedirect {
    let screen: TortureScreen
    let session: TortureSession
    let visit: Int
    let action: VisitAction
    let isRendered: Bool
    let isRefresh: Bool

    var isOvertaken: Bool { session.state.lastToken != visit }
}
