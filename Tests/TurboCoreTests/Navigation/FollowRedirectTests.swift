import Foundation
import Testing
import TurboCore

@Suite struct FollowRedirectTests {
    @Test(
        arguments: [
            ("https://example.com/b", [:], true),
            ("https://example.com/b", ["presentation": "replace"], true),
            ("https://example.com/b", ["context": "modal"], false),
            ("https://example.com/b", ["presentation": "pop"], false),
            ("https://example.com/b", ["presentation": "clear_all"], false),
            ("https://example.com/b", ["presentation": "none"], false),
            ("https://other.com/b", [:], false),
            ("http://example.com/b", [:], false),
        ] as [(String, PathProperties, Bool)])
    func `A first page follows a redirect only to a page that its own screen can show`(
        _ target: String, _ properties: PathProperties, _ follows: Bool
    ) throws {
        let target = VisitProposal(url: try #require(URL(string: target)), properties: properties)
        #expect(VisitProposal(url: FlowNotation.url("/a")).followsRedirect(to: target) == follows)
    }
}
