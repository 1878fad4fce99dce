import Foundation
import Testing
import TurboCore

@Suite("Values that an app routes with a URL")
struct RouteParametersTests {
    private struct Opaque {}

    @Test func `The same values twice make the same proposal, others don't`() throws {
        let url = try #require(URL(string: "https://example.com/"))
        let proposals = [["from": 7], ["from": 7], ["from": 8]].map { values in
            VisitProposal(url: url, parameters: values)
        }
        #expect(proposals[0] == proposals[1])
        #expect(proposals[0] != proposals[2])
        #expect(proposals[0] != VisitProposal(url: url))
        #expect(proposals[0].adding(["context": "modal"]).parameters?["from"] as? Int == 7)
    }

    @Test func `Values that can't be compared are only equal to themselves`() throws {
        let url = try #require(URL(string: "https://example.com/"))
        let proposals = [1, 2].map { _ in VisitProposal(url: url, parameters: ["from": Opaque()]) }
        #expect(proposals[0] == proposals[0])
        #expect(proposals[0] != proposals[1])
    }
}
