import Foundation
import Testing
import TurboCore

@Suite("Options of a visit as JSON")
struct VisitCodingTests {
    private func read(_ json: String) throws -> VisitOptions {
        try JSONDecoder().decode(VisitOptions.self, from: Data(json.utf8))
    }

    @Test func `Missing values of a visit are those of a link`() throws {
        #expect(try read("{}") == VisitOptions())
        #expect(try read(#"{"action": "replace"}"#) == VisitOptions(action: .replace))
        let answered = VisitOptions(response: VisitResponse(statusCode: 200))
        #expect(try read(#"{"response": {"statusCode": 200}}"#) == answered)
    }

    @Test func `Options are read as they were written`() throws {
        let response = VisitResponse(statusCode: 422, redirected: true, responseHTML: "<p>")
        let options = VisitOptions(action: .restore, response: response)
        #expect(try JSONDecoder().decode(VisitOptions.self, from: JSONEncoder().encode(options)) == options)
    }

    @Test(arguments: [#"{"action": "jump"}"#, #"{"response": {}}"#, #"{"response": {"statusCode": "200"}}"#])
    func `An impossible value of a visit is an error`(json: String) {
        #expect(throws: DecodingError.self) { try read(json) }
    }
}
