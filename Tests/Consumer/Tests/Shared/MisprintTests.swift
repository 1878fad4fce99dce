import Foundation
import Testing
import TurboNavigator

extension AppTests {
    /// Tests the effects and diagnostics of path configurations with typos in the documents.
    @MainActor @Suite
    struct MisprintTests {
        private func configuration(_ rule: String) -> PathConfiguration {
            PathConfiguration(sources: [.data(Data("{\"rules\": [\(rule)]}".utf8))])
        }

        @Test func thePatternEdiWithoutATDoesNotMatchEdit() throws {
            let misprint = configuration(#"{"patterns": ["/new$", "/edi$"], "properties": {"context": "modal"}}"#)
            let correct = configuration(#"{"patterns": ["/new$", "/edit$"], "properties": {"context": "modal"}}"#)
            let url = try #require(URL(string: "https://example.org/posts/1/edit"))
            #expect(misprint.properties(for: url).context == .default)
            #expect(correct.properties(for: url).context == .modal)
        }

        @Test func theKeyPrsentationIsToldAndTheBuiltInRuleStays() throws {
            let path = "/refresh_historical_location"
            let misprint = configuration(#"{"patterns": ["\#(path)"], "properties": {"prsentation": "refresh"}}"#)
            let url = try #require(URL(string: "https://example.org\(path)"))
            #expect(misprint.properties(for: url).historicalLocation == .refresh)
            #expect(misprint.diagnostics.contains { "\($0)".contains("presentation") })
        }

        @Test func theKeyPresentationMakesAnOrdinaryRefreshOfIt() throws {
            let path = "/refresh_historical_location"
            let correct = configuration(#"{"patterns": ["\#(path)"], "properties": {"presentation": "refresh"}}"#)
            let url = try #require(URL(string: "https://example.org\(path)"))
            #expect(correct.properties(for: url).historicalLocation == nil)
            #expect(correct.properties(for: url).presentation == .refresh)
            #expect(correct.diagnostics.isEmpty)
        }
    }
}
