import HotwireNative
import TestSupport
import Testing
import TurboTestSupport

extension HotwireNativeTests {
    /// Message data of an unexpected type. Hotwire Native logs that, and throws nothing.
    @MainActor @Suite(.serialized)
    struct ComponentDataTests {
        private struct Title: Decodable {
            let title: String
        }

        private let message = Message(
            id: "1", component: "form", event: "connect", metadata: nil, jsonData: #"{"title": 1}"#)

        /// The errors that an action logs.
        private func errors(_ action: () -> Void) -> [String] {
            let log = AppLog()
            defer { log.end() }
            action()
            return log.entries.all.filter { $0.level == .error }.map(\.message)
        }

        @Test func `Data of another type are nil, which is logged`() {
            var title: Title?
            let logged = errors { title = message.data() }
            #expect(title == nil)
            #expect(logged.count == 1)
            #expect(logged.first?.hasPrefix("form: the data of “connect” isn't a Title") == true, "\(logged)")
        }

        @Test func `Data that can't be encoded leave those of the message, which is logged`() {
            var changed = message
            let logged = errors { changed = message.replacing(event: "changed", data: ["a": Double.nan]) }
            #expect(changed == message.replacing(event: "changed"))
            #expect(logged.count == 1)
            #expect(logged.first?.hasPrefix("form: data of “connect” can't be encoded") == true, "\(logged)")
        }
    }
}
