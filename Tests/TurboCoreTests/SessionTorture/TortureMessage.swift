import Foundation

@testable import TurboCore

/// A message from the web process to the app, in the order of the events there.
enum TortureMessage {
    case message(PageMessage)
    case callFailed(CallPurpose)
    /// The page changed its URL without a load.
    case url(URL)
    case committed(load: Int, URL)
    case loaded(load: Int)
    case loadFailed(load: Int, VisitFailure)
    case scriptMissing
    case processEnded
    case checked(Int, isGone: Bool)
}
