import Foundation
import UIKit

/// A side to measure: the app, or the bare web view. When it is created, it begins to load its first page.
@MainActor
protocol CostSide {
    var window: UIWindow { get }

    /// The time at which the last page was drawn, as the page reports it.
    var drawnTime: TimeInterval { get }

    /// Waits until the first page is visible.
    func showFirstPage() async throws

    /// Taps a link, and waits until its page is visible.
    func tap(_ path: String) async throws

    /// Starts going back, and returns immediately.
    func startBack() async throws

    /// Waits until the page to which `startBack` leads is drawn, and all transitions have ended.
    func endBack(to path: String) async throws

    /// Opens a modal, and waits until its page is visible.
    ///
    /// - Returns: false if the side has no modals.
    func openModal(_ path: String) async throws -> Bool

    func closeModal() async throws
}
