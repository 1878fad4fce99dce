internal import Foundation

/// A line of the test: what the app shall do.
@MainActor
struct DriveRequest {
    /// The number that the response repeats.
    let id: Int
    let command: DriveCommand
    private let values: [String: Any]

    /// - Throws: ``DriveFailure`` if the line isn't a request.
    init(_ line: Data) throws {
        guard let values = try? JSONSerialization.jsonObject(with: line) as? [String: Any] else {
            throw DriveFailure(.invalid, "A request is one line with a JSON object.")
        }
        id = values["id"] as? Int ?? 0
        self.values = values
        let name = values["do"] as? String ?? ""
        guard let command = DriveCommand(rawValue: name) else {
            let names = DriveCommand.allCases.map(\.rawValue).joined(separator: ", ")
            throw DriveFailure(.invalid, "There is no command \"\(name)\". There are \(names).", request: id)
        }
        self.command = command
    }

    /// - Throws: ``DriveFailure`` if the request has no such text.
    func text(_ key: String) throws -> String { try value(key) }

    func number(_ key: String) throws -> Double { try value(key) }

    func flag(_ key: String) throws -> Bool { try value(key) }

    func list(_ key: String) -> [Any] { values[key] as? [Any] ?? [] }

    func optional<Value>(_ key: String) -> Value? { values[key] as? Value }

    /// All values, for the page.
    var all: [String: Any] { values }

    /// - Throws: ``DriveFailure`` if the text is no URL.
    func url() throws -> URL {
        let text = try text("url")
        guard let url = URL(string: text), url.host != nil || url.isFileURL else {
            throw DriveFailure(.invalid, "\"\(text)\" isn't a URL.", request: id)
        }
        return url
    }

    private func value<Value>(_ key: String) throws -> Value {
        guard let value = values[key] as? Value else {
            throw DriveFailure(.invalid, "\"\(command.rawValue)\" needs \"\(key)\" (\(Value.self)).", request: id)
        }
        return value
    }
}

/// A reason why a request wasn't carried out.
struct DriveFailure: Error {
    /// What the test can do about it.
    enum Kind: String {
        /// The request is wrong.
        case invalid
        /// The element is no longer in the page.
        case stale
        /// Something is over the element.
        case obscured
        /// No page is visible, for example because of an alert.
        case noPage
        /// The page's script failed.
        case script
        /// This isn't possible here.
        case unsupported
        /// The app didn't do it.
        case failed
    }

    let kind: Kind
    let message: String
    /// What is visible instead.
    var seen = ""
    var request = 0

    init(_ kind: Kind, _ message: String, seen: String = "", request: Int = 0) {
        self.kind = kind
        self.message = message
        self.seen = seen
        self.request = request
    }
}
