import Foundation
import TurboCore

/// One line of a record. docs/tool.md describes the format.
package enum RecordLine: Codable, Sendable, Equatable {
    /// The first line.
    case header(RecordHeader)
    case decision(RecordedDecision)
    case visit(RecordedVisit)
    case request(RecordedRequest)
    case log(RecordedLog)
    /// Of a newer version: left out.
    case unknown

    private enum Key: CodingKey {
        case type
    }

    private enum Kind: String, Codable {
        case record, decision, visit, request, log
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
        case .unknown: return
        }
        try container.encode(kind, forKey: .type)
        try value.encode(to: encoder)
    }
}

/// What a record begins with.
package struct RecordHeader: Codable, Sendable, Equatable {
    /// The version of the format that this program writes and reads.
    package static let currentVersion = 1

    /// That of the format.
    package let version: Int
    /// The first page.
    package let url: URL
    /// The library whose reading of the rules counted.
    package let platform: String
    package let date: Date

    package init(_ url: URL, _ dialect: PathDialect, _ mask: inout URLMask) {
        version = Self.currentVersion
        self.url = mask.masked(url)
        platform = dialect.rawValue
        date = Date()
    }
}

/// A visit of a session: its beginning, a redirect, or its end.
package struct RecordedVisit: Codable, Sendable, Equatable {
    package enum Event: String, Codable, Sendable {
        case began, redirected, rendered, failed, cancelled
    }

    package let visit: Int
    package let stack: String
    package let event: Event
    package let url: URL
    /// The action of a visit that began, the target of a redirect, or why the visit failed.
    package var detail: String?

    package init(_ visit: Int, _ stack: String, _ event: Event, _ url: URL, _ detail: String? = nil) {
        (self.visit, self.stack, self.event, self.url) = (visit, stack, event, url)
        // The target of a redirect is masked already, with names that a replay can tell apart.
        self.detail = event == .failed ? detail.map(LogText.withoutSecrets) : detail
    }
}

/// A request of the engine, for a page or for what belongs to it.
package struct RecordedRequest: Codable, Sendable, Equatable {
    package let method: String
    package let url: URL
    /// nil if there was no answer.
    package var status: Int?
    package let milliseconds: Int

    package init(method: String, url: URL, status: Int?, milliseconds: Int) {
        (self.method, self.url, self.status, self.milliseconds) = (method, url, status, milliseconds)
    }
}

/// A sentence of the log.
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
