import Foundation

#if canImport(Glibc)
    import Glibc
    private let stream = Int32(SOCK_STREAM.rawValue)
    private let noSignal = Int32(MSG_NOSIGNAL)
#else
    import Darwin
    private let stream = SOCK_STREAM
    private let noSignal: Int32 = 0
#endif

/// The system's side of a server.
final class ListeningSocket: Sendable {
    struct Failure: Error {
        let step: String
        let code = errno
    }

    let port: Int
    private let descriptor: Int32

    init() throws {
        descriptor = socket(AF_INET, stream, 0)
        guard descriptor >= 0 else { throw Failure(step: "socket") }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = descriptor
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { name in
                bind(descriptor, name, size) == 0 && listen(descriptor, 16) == 0
                    && getsockname(descriptor, name, &size) == 0
            }
        }
        guard isBound else { throw Failure(step: "bind") }
        port = Int(UInt16(bigEndian: address.sin_port))
    }

    /// Waits for a connection; nil when the server has closed.
    func accept() -> Int32? {
        #if canImport(Glibc)
            let connection = Glibc.accept(descriptor, nil, nil)
        #else
            let connection = Darwin.accept(descriptor, nil, nil)
        #endif
        return connection >= 0 ? connection : nil
    }

    func close() {
        _ = shutdown(descriptor, Int32(SHUT_RDWR))
        Self.close(descriptor)
    }

    static func close(_ descriptor: Int32) {
        #if canImport(Glibc)
            _ = Glibc.close(descriptor)
        #else
            _ = Darwin.close(descriptor)
        #endif
    }

    /// Reads up to the empty line, which the header ends with; a body stays unread.
    static func readHead(of connection: Int32) -> String {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while bytes.count < 65_536, !bytes.ends(with: [13, 10, 13, 10]) {
            guard recv(connection, &byte, 1, 0) == 1 else { break }
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    static func write(_ data: Data, to connection: Int32) {
        let bytes = [UInt8](data)
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { send(connection, $0.baseAddress, $0.count, noSignal) }
            guard count > 0 else { return }
            sent += count
        }
        _ = shutdown(connection, Int32(SHUT_WR))
    }
}

extension [UInt8] {
    fileprivate func ends(with end: [UInt8]) -> Bool { suffix(end.count).elementsEqual(end) }
}
