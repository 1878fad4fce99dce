import Foundation

/// A server on this machine for tests that need no user interface: real sockets, one answer for each connection.
package final class LoopbackServer: @unchecked Sendable {
    // Unchecked: what changes is behind the lock, the rest is set once.
    private let handler: @Sendable (Request) -> Response
    private let socket: Int32
    private let lock = NSLock()
    private var received: [Request] = []
    private var sent = 0

    /// What a client asked for.
    package struct Request: Sendable, Equatable {
        package let method: String
        /// Path and query.
        package let target: String
        /// By their names in lower case.
        package let headers: [String: String]
    }

    /// What it is answered.
    package struct Response: Sendable {
        package var status = 200
        package var headers: [String: String] = [:]
        package var body = Data()
        /// Whether the body is sent again and again, until the client is gone.
        package var isEndless = false

        package init(
            _ body: String = "", status: Int = 200, type: String = "text/html", headers: [String: String] = [:]
        ) {
            self.status = status
            self.body = Data(body.utf8)
            self.headers = headers.merging(["Content-Type": type]) { own, _ in own }
        }
    }

    /// - Throws: the error of the system if there is no port.
    package init(_ handler: @escaping @Sendable (Request) -> Response) throws {
        self.handler = handler
        #if canImport(Glibc)
            let kind = Int32(SOCK_STREAM.rawValue)
        #else
            let kind = SOCK_STREAM
        #endif
        socket = Foundation.socket(AF_INET, kind, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0, listen(socket, 64) == 0 else { throw POSIXError(.EADDRINUSE) }
        signal(SIGPIPE, SIG_IGN)
        let thread = Thread { [socket, weak self] in
            while true {
                let client = accept(socket, nil, nil)
                guard client >= 0, let self else { return }
                Thread.detachNewThread { self.answer(client) }
            }
        }
        thread.start()
    }

    deinit {
        shutdown(socket, Int32(2))
        close(socket)
    }

    /// `http://127.0.0.1:PORT`
    package var origin: String {
        var address = sockaddr_in()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        _ = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(socket, $0, &size) }
        }
        return "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))"
    }

    /// All requests, in the order of their arrival.
    package var requests: [Request] { lock.withLock { received } }

    /// How many bytes of bodies have left.
    package var sentBytes: Int { lock.withLock { sent } }

    private func answer(_ client: Int32) {
        defer { close(client) }
        guard let request = read(client) else { return }
        lock.withLock { received.append(request) }
        let response = handler(request)
        var head = "HTTP/1.1 \(response.status) Status\r\nConnection: close\r\n"
        for (name, value) in response.headers { head += "\(name): \(value)\r\n" }
        guard write(client, Data((head + "\r\n").utf8)) else { return }
        repeat {
            guard write(client, response.body) else { return }
            lock.withLock { sent += response.body.count }
        } while response.isEndless
    }

    /// NB: a connection that is closed with bytes unread is reset, and its answer may be lost. So the body is read too.
    private func read(_ client: Int32) -> Request? {
        var data = Data()
        while data.range(of: Self.endOfHead) == nil {
            guard receive(client, into: &data) else { return nil }
        }
        guard let end = data.range(of: Self.endOfHead), let request = request(data[..<end.lowerBound]) else {
            return nil
        }
        let length = request.headers["content-length"].flatMap(Int.init) ?? 0
        while data.count < end.upperBound + length {
            guard receive(client, into: &data) else { return nil }
        }
        return request
    }

    private static let endOfHead = Data("\r\n\r\n".utf8)

    private func receive(_ client: Int32, into data: inout Data) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = recv(client, &buffer, buffer.count, 0)
        guard count > 0 else { return false }
        data += buffer[..<count]
        return true
    }

    private func request(_ head: Data) -> Request? {
        let lines = String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ").map(String.init)
        guard words.count == 3 else { return nil }
        let headers = lines.dropFirst().map { line -> (String, String) in
            let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            return (parts[0].lowercased(), parts.count == 2 ? parts[1] : "")
        }
        return Request(
            method: words[0], target: words[1], headers: Dictionary(headers, uniquingKeysWith: { first, _ in first }))
    }

    private func write(_ client: Int32, _ data: Data) -> Bool {
        data.withUnsafeBytes { bytes in
            var offset = 0
            while offset < bytes.count {
                guard let base = bytes.baseAddress else { return false }
                let count = send(client, base + offset, bytes.count - offset, 0)
                guard count > 0 else { return false }
                offset += count
            }
            return true
        }
    }
}
