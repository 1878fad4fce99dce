import Testing
import TurboCore

@testable import Turbo

/// What a page says about itself in a message of a component.
@Suite struct BridgeMessageTextTests {
    @Test func `A page whose URL has brackets is the page that sent the message`() throws {
        let message = try BridgeMessage(body: [
            "id": "1", "component": "form", "event": "connect",
            "data": ["metadata": ["url": "https://h/list?f[]=1&q=caf%C3%A9"]],
        ])
        #expect(message.metadata?.url == "https://h/list?f%5B%5D=1&q=caf%C3%A9")
    }
}
