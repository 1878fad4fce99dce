import Foundation

struct LoopbackReply: Sendable {
    let data: Data

    init(status: Int = 200, html: String = "", headers: [String: String] = [:]) {
        self.init(status: status, body: Data(html.utf8), type: "text/html; charset=utf-8", headers: headers)
    }

    init(status: Int, body: Data, type: String, headers: [String: String]) {
        let fixed = ["Content-Type": type, "Content-Length": "\(body.count)", "Connection": "close"]
        let lines = headers.merging(fixed) { _, last in last }.map { "\($0): \($1)" }.sorted()
        let head = ["HTTP/1.1 \(status) Status"] + lines + ["", ""]
        data = Data(head.joined(separator: "\r\n").utf8) + body
    }
}
