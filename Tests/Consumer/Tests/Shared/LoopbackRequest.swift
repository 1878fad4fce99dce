import Foundation

struct LoopbackRequest: Sendable {
    let method: String
    let path: String
    private let headers: [String: String]

    init?(head: String) {
        let lines = head.components(separatedBy: "\r\n")
        let words = lines[0].components(separatedBy: " ")
        guard words.count == 3 else { return nil }
        method = words[0]
        path = words[1].components(separatedBy: "?")[0]
        let pairs = lines.dropFirst().compactMap { line in
            line.firstIndex(of: ":").map { colon in
                (line[..<colon].lowercased(), line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces))
            }
        }
        headers = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    func header(_ name: String) -> String { headers[name.lowercased()] ?? "" }
}
