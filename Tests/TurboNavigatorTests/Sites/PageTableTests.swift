import Foundation
import TestSupport
import Testing
import TurboTestSupport

extension TurboNavigatorTests {
    /// What a page keeps while the user is elsewhere, and its frames: the app shows what a bare web view shows.
    @MainActor @Suite(.serialized)
    struct PageTableTests {
        @Test(arguments: PageRow.snapshots)
        func `The user returns to what a browser shows`(_ row: PageRow) async throws {
            try await row.checkScreens()
        }

        @Test(arguments: PageRow.frames)
        func `A frame does what it does in a browser, and no screen appears`(_ row: PageRow) async throws {
            try await row.checkPage()
        }
    }

    /// Ways from one page to another, as pages are written.
    @MainActor @Suite(.serialized)
    struct PageLinkTests {
        @Test(arguments: PageRow.links)
        func `What leads to another page in a browser leads to its screen`(_ row: PageRow) async throws {
            try await row.checkScreens()
        }
    }

    /// What pages do without leaving their screens: frames, streams, forms, refreshes, elements of HTML.
    @MainActor @Suite(.serialized)
    struct PageElementTests {
        @Test(arguments: PageRow.elements)
        func `A page does what it does in a browser, and no screen appears`(_ row: PageRow) async throws {
            try await row.checkPage()
        }
    }
}
