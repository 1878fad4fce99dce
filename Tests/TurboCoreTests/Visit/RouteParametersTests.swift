import Foundation
import Testing
import TurboCore

@Suite("Values that an app routes with a URL")
struct RouteParametersTests {
    private struct Opaque {}

    @Test func `The same values twice make the same proposal, others don't`() throws {
        let url = try #require(URL(string: "https://example.com/"))
        let proposals = [["from": 7], ["from": 7], ["from": 8]].map { values in
            var proposal = VisitProposal(url: url)
            proposal.routeParameters = RouteParameters(values)
            return proposal
        }
        #expect(proposals[0] == proposals[1])
        #expect(proposals[0] != proposals[2])
        #expect(proposals[0] != VisitProposal(url: url))
        #expect(proposals[0].adding(["context": "modal"]).routeParameters == proposals[0].routeParameters)
    }

    @Test func `Values that can't be compared are only equal to themselves`() {
        let parameters = RouteParameters(["from": Opaque()])
        #expect(parameters == parameters)
        #expect(parameters != RouteParameters(["from": Opaque()]))
    }
}
