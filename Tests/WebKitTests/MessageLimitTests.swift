import Testing

@testable import WebKit

extension WebKitTests {
    struct MessageLimitTests {
        private let now = ContinuousClock.now

        @Test func `A page may send so many messages in a second, and again in the next`() throws {
            var limit = MessageLimit()
            for second in 0..<3 {
                for _ in 0..<MessageLimit.maximumCount { try limit.register(at: now + .seconds(second + 1)) }
            }
            #expect(throws: MessageLimit.Exceeded.self) { try limit.register(at: now + .seconds(3.5)) }
        }

        @Test func `A page that navigates more often is stopped`() throws {
            var limit = MessageLimit()
            for second in 0..<3 {
                try limit.register(at: now + .seconds(second + 1))
                for _ in 0..<MessageLimit.maximumNavigations { try limit.registerNavigation() }
            }
            #expect(throws: MessageLimit.Exceeded.self) { try limit.registerNavigation() }
        }

        @Test func `The messages of a second have a size, of which the largest doesn't count`() throws {
            var limit = MessageLimit()
            try limit.add(1000)
            try limit.add(10 * MessageLimit.maximumSize)
            try limit.add(MessageLimit.maximumSize - 1000)
            #expect(throws: MessageLimit.Exceeded.self) { try limit.add(1) }
        }
    }
}
