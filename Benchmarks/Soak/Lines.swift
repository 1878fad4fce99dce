import Foundation

/// The lines that are read from a descriptor, on a separate thread.
enum Lines {
    static func of(_ descriptor: Int32) -> AsyncStream<String> {
        AsyncStream { lines in
            // NB: not `getline`: it locks its file while it waits, and at exit all files are flushed, which waits for
            // the lock.
            Thread.detachNewThread {
                var rest: [UInt8] = []
                var bytes = [UInt8](repeating: 0, count: 4096)
                while case let count = read(descriptor, &bytes, bytes.count), count > 0 {
                    rest += bytes[..<count]
                    let parts = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
                    for line in parts.dropLast() { lines.yield(String(decoding: line, as: UTF8.self)) }
                    rest = Array(parts.last ?? [])
                }
                lines.finish()
            }
        }
    }

    /// Returns the next line; nil at the end.
    static func next(of lines: AsyncStream<String>) async -> String? {
        for await line in lines { return line }
        return nil
    }
}
