import Foundation
import TurboNavigator
import TurboNavigatorTesting

/// Checks that each row of the pages about stacks does what its text describes.
extension Tour {
    private struct Row {
        /// The links from the start page to the page of the row.
        let way: [String]
        let link: String
        /// The stacks afterwards.
        let stacks: String
    }

    private static let rows = [
        rows(
            ["navigation"],
            [
                "navigation/second": "/ /navigation /navigation/second", "navigation/replace": "/ /navigation/replace",
                "navigation/replace_by_rule": "/ /navigation/replace_by_rule",
                "modal/new": "/ /navigation | /modal/new",
                "navigation": "/ /navigation", "resume_historical_location": "/ /navigation",
                "recede_historical_location": "/",
            ]),
        rows(
            ["navigation", "navigation/second"],
            [
                "navigation": "/ /navigation", "navigation/second": "/ /navigation /navigation/second", "": "/",
                "recede_historical_location": "/ /navigation",
            ]),
        rows(
            ["presentations"],
            [
                "pop": "/", "refresh": "/", "clear_all": "/", "replace_root": "/replace_root",
                "none": "/ /presentations",
                "recede_historical_location": "/", "refresh_historical_location": "/ /presentations",
                "resume_historical_location": "/ /presentations", "modal": "/ /presentations | /modal",
                "modal/medium": "/ /presentations | /modal/medium", "modal/full": "/ /presentations | /modal/full",
                "modal/bare": "/ /presentations | /modal/bare",
            ]),
        rows(["presentations", "modal"], ["pop": "/ /presentations", "refresh": "/ /presentations"]),
        rows(["presentations", "modal/medium"], ["resume_historical_location": "/ /presentations"]),
        rows(["presentations", "modal/full"], ["resume_historical_location": "/ /presentations"]),
        rows(["presentations", "modal/bare"], ["resume_historical_location": "/ /presentations"]),
        rows(["presentations", "replace_root"], ["": "/replace_root", "navigation": "/replace_root /navigation"]),
        rows(
            ["redirects"],
            [
                "follow": "/ /redirects /redirected", "follow/modal": "/ /redirects | /modal/new",
                "modal/new": "/ /redirects | /modal/new",
            ]),
        rows(
            ["modal/new"],
            [
                "modal": "/ | /modal/new /modal", "modal/replace": "/ | /modal/replace",
                "modal/follow": "/ /redirected",
                "navigation": "/ /navigation", "navigation/replace_by_rule": "/navigation/replace_by_rule",
                "recede_historical_location": "/",
            ]),
        rows(
            ["navigation", "modal/new"],
            [
                "navigation": "/ /navigation", "navigation/replace_by_rule": "/ /navigation/replace_by_rule",
                "recede_historical_location": "/",
            ]),
        rows(
            ["modal/new", "modal"],
            [
                "pop": "/ | /modal/new", "refresh": "/ | /modal/new", "clear_all": "/", "replace_root": "/replace_root",
                "none": "/ | /modal/new /modal", "recede_historical_location": "/", "refresh_historical_location": "/",
                "resume_historical_location": "/", "modal/replace": "/ | /modal/new /modal/replace",
                "modal/new": "/ | /modal/new",
            ]),
    ].flatMap(\.self)

    private static func rows(_ way: [String], _ stacks: KeyValuePairs<String, String>) -> [Row] {
        stacks.map { Row(way: way.map { "/\($0)" }, link: "/\($0.key)", stacks: $0.value) }
    }

    /// - Throws: ``Failure`` with all rows that behaved differently.
    func rows(_ stage: FlowStage) async throws {
        let app = stage.app
        var wrong: [String] = []
        for row in Self.rows {
            try await goHome(stage)
            for link in row.way + [row.link] { try await app.tap(link: link) }
            if app.stacks != row.stacks {
                wrong.append("\((row.way + [row.link]).joined(separator: " → ")): \(app.stacks), not \(row.stacks)")
            }
        }
        try await goHome(stage)
        guard wrong.isEmpty else { throw TestFailure(wrong.joined(separator: "\n")) }
        Self.say("\(Self.rows.count) rows as expected")
    }

    private func goHome(_ stage: FlowStage) async throws {
        let home = VisitProposal(url: stage.server, properties: ["presentation": "replace_root"])
        stage.scene.navigator?.route(home)
        try await stage.app.waitUntilIdle()
        guard stage.app.stacks == "/" else {
            throw TestFailure("not at the start page: \(stage.app.stacks)")
        }
    }
}
