import Foundation
import Strada
import TestSupport
import Testing
import TurboTestSupport

extension StradaTests {
    /// `Strada.config`.
    @MainActor @Suite(.serialized)
    struct ConfigurationTests {
        private struct Reply: Codable, Equatable {
            let date: Date
        }

        /// The text that an app that shows one page writes to standard error.
        private func output() async throws -> String {
            let sink = TurboLog.shared.sink
            defer { TurboLog.shared.sink = sink }
            // Other tests in this process read the log by a sink of their own.
            TurboLog.shared.sink = TurboLog.writeToStandardError
            let capture = try StandardErrorCapture()
            let app = try StradaApp()
            defer { app.close() }
            let screen = try await app.show("/")
            try await EchoComponent.messages.next()
            let echo: EchoComponent? = screen.bridgeDelegate.component()
            try await echo?.reply(to: "connect")
            return try capture.end()
        }

        @Test func `Each message and reply is written to standard error while debugging is on`() async throws {
            #expect(try await !output().contains("components"))
            Strada.config.debugLoggingEnabled = true
            let logged = try await output()
            #expect(logged.contains("Turbo debug, components: echo: “connect” was received\n"))
            #expect(logged.contains("Turbo debug, components: echo: “connect” is sent to the page\n"))
            #expect(!logged.contains("session"))
            Strada.config.debugLoggingEnabled = false
            #expect(try await !output().contains("components"))
        }

        @Test func `Data of messages are read and written by the app's coders`() throws {
            let former = (encoder: Strada.config.jsonEncoder, decoder: Strada.config.jsonDecoder)
            defer {
                Strada.config.jsonEncoder = former.encoder
                Strada.config.jsonDecoder = former.decoder
            }
            let encoder = JSONEncoder()
            encoder.dateEncodingStrategy = .iso8601
            Strada.config.jsonEncoder = encoder
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .iso8601
            Strada.config.jsonDecoder = decoder
            let reply = Reply(date: Date(timeIntervalSince1970: 0))
            let message = Message(id: "1", component: "echo", event: "connect", metadata: nil, jsonData: "{}")
                .replacing(data: reply)
            #expect(message.jsonData == #"{"date":"1970-01-01T00:00:00Z"}"#)
            #expect(message.data() == reply)
        }
    }
}
