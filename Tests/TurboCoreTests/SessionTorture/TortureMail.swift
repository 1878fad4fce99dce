import Foundation

@testable import TurboCore

/// A message from the web process to the app, in the order in which it happened there.
enum TortureMail {
    case message(PageMessage)
    case callFailed(CallPurpose)
    /// The page has another URL, without a load.
    case url(URL)
    case committed(load: Int, URL)
    case loaded(load: Int)
    case loadFailed(load: Int, VisitFailure)
    case scriptMissing
    case processEnded
}
