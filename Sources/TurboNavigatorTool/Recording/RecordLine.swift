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
