import Foundation
import TurboCore

/// One line of a record. docs/open.md describes the format.
package enum RecordLine: Codable, Sendable, Equatable {
    /// The first line.
    case header(RecordHeader)
    case decision(RecordedDecision)
    case visit(RecordedVisit)
    case request(RecordedRequest)
    case log(RecordedLog)
    case message(RecordedMessage)
    /// Both stacks when idle, if they have changed.
    case screens(RecordedState)
    case console(RecordedConsoleLine)
    /// A line from a newer version, which is skipped.
    case unknown

    private enum Key: CodingKey {
        case type
    }

    private enum Kind: String, Codable {
        case record, decision, visit, request, log, message, screens, console
    }

    package init(from decoder: any Decoder) throws {
        let type = try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .type)
        self =
            switch Kind(rawValue: type) {
            case .record: .header(try RecordHeader(from: decoder))
            case .decision: .decision(try RecordedDecision(from: decoder))
            case .visit: .visit(try RecordedVisit(from: decoder))
            case .request: .request(try RecordedRequest(from: decoder))
            case .log: .log(try RecordedLog(from: decoder))
            case .message: .message(try RecordedMessage(from: decoder))
            case .screens: .screens(try RecordedState(from: decoder))
            case .console: .console(try RecordedConsoleLine(from: decoder))
            case nil: .unknown
            }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        let (kind, value): (Kind, any Encodable)
        switch self {
        case .header(let header): (kind, value) = (.record, header)
        case .decision(let decision): (kind, value) = (.decision, decision)
        case .visit(let visit): (kind, value) = (.visit, visit)
        case .request(let request): (kind, value) = (.request, request)
        case .log(let log): (kind, value) = (.log, log)
        case .message(let message): (kind, value) = (.message, message)
        case .screens(let state): (kind, value) = (.screens, state)
        case .console(let line): (kind, value) = (.console, line)
        case .unknown: return
        }
        try container.encode(kind, forKey: .type)
        try value.encode(to: encoder)
    }
}

/// A log message.
package struct RecordedLog: Codable, Sendable, Equatable {
    package let time: Date
    package let level: String
    package let source: String
    package let message: String

    package init(time: Date, level: String, source: String, message: String) {
        (self.time, self.level, self.source) = (time, level, source)
        self.message = LogText.withoutSecrets(message)
    }
}

/// A line that a page wrote to its console.
package struct RecordedConsoleLine: Codable, Sendable, Equatable {
    package let level: String
    package let text: String

    package init(level: String, text: String) {
        self.level = level
        self.text = LogText.withoutSecrets(text)
    }
}

/// A request of WebKit, for a page or one of its resources.
package struct RecordedRequest: Codable, Sendable, Equatable {
    package let method: String
    package let url: URL
    /// The status of the response, or nil if there was none.
    package var status: Int?
    package let milliseconds: Int

    package init(method: String, url: URL, status: Int?, milliseconds: Int) {
        (self.method, self.url, self.status, self.milliseconds) = (method, url, status, milliseconds)
    }
}

/// A message between a page and the app.
package struct RecordedMessage: Codable, Sendable, Equatable {
    /// The maximum number of characters of a detail, because a page can send texts of any length.
    package static let longestDetail = 500

    package let stack: String
    /// Whether the page sent the message, and not the app.
    package let isFromPage: Bool
    package let name: String
    /// The contents of the message, without documents.
    package let detail: String

    package init(stack: String, isFromPage: Bool, name: String, detail: String) {
        (self.stack, self.isFromPage, self.name) = (stack, isFromPage, name)
        // Secrets are removed first: if a URL were cut in the middle, its user name and password wouldn't be
        // recognized.
        self.detail = String(LogText.withoutSecrets(detail).prefix(Self.longestDetail))
    }
}
