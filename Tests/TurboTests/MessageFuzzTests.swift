import Foundation
import Fuzzing
import Testing
import TurboCore

@testable import TurboSession

/// Damaged messages of pages. Each must end soon, without a crash.
@Suite struct MessageFuzzTests {
    private static let location = #""location":"http://example.com/a?b[]=1#c""#
    private static let names = [
        "turboNotStarted", "turboStarted", "inputChanged", "pageLoaded", "visitProposed", "refreshProposed",
        "formSubmissionStarted", "formSubmissionFinished", "pageInvalidated", "frameShown", "scrolled", "errorRaised",
        "visitStarted",
        "visitRequestFailed", "visitFileReceived", "searchSent", "visitRendered", "visitCompleted",
    ]
    private static let pageMessages = names.map { name in
        #"{"key":"k","name":"\#(name)","data":{\#(location),"action":"advance","token":1,"statusCode":500,"number":2,"page":"p","x":1.5,"y":-2e9,"title":"é","#
            + #""document":1.5,"isUnsaved":true,"linkTitle":"a","redirectedVisit":1,"response":{"statusCode":200,"redirected":true}}}"#
    }
    private static let componentMessages = [
        #"{"id":"1","component":"form","event":"connect","data":{"metadata":{"url":"http://example.com/a?b[]=1|2"},"a":[1,-2.5,"é"]}}"#,
        #"{"id":"2","component":"menu","event":"display","data":{"title":"a\u0000\ud83d\ude00","items":[{"index":0},null,true]}}"#,
    ]

    @Test func `Damaged messages of the bridge script are read or dropped, with one line`() async throws {
        let words =
            names(["key", "name", "data", "location", "token", "statusCode", "response", "number", "x", "y"])
            + Self.names
        let report = try await Fuzz("page-message", corpus: Self.pageMessages, words: words).run { data in
            guard let body = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) else {
                return nil
            }
            do throws(MessageError) {
                _ = try PageMessage(body: body, key: "k")
                return nil
            } catch {
                return error.description.count < 500 ? nil : "a long reason"
            }
        }
        #expect(report.isPassed)
    }

    @Test func `Damaged messages of components are read or dropped, and equal to themselves`() async throws {
        let words = names(["id", "component", "event", "data", "metadata", "url"])
        let report = try await Fuzz("component-message", corpus: Self.componentMessages, words: words).run { data in
            guard let body = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) else {
                return nil
            }
            guard let message = try? BridgeMessage(body: body) else { return nil }
            _ = try? message.decodedData(as: [String: String].self)
            let isReadable = (try? JSONSerialization.jsonObject(with: Data(message.jsonData.utf8))) != nil
            return isReadable && message == message.replacing() ? nil : "the data isn't JSON, or unequal"
        }
        #expect(report.isPassed)
    }

    private func names(_ keys: [String]) -> [String] { keys.map { "\"\($0)\":" } + ["{\"a\":", "[", "1e308", "\"\""] }
}
