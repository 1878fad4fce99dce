/// How large a file is going to be.
package enum DownloadSize {
    /// Bytes that may come without a question: a page must not fill the disk.
    package static let unasked: Int64 = 8_000_000

    /// The bytes that will be written; nil if that isn't known.
    ///
    /// - Parameters:
    ///   - expected: the size that the server sent; negative if it sent none.
    ///   - encoding: the header `Content-Encoding`. What is compressed grows.
    package static func bytes(expected: Int64, encoding: String?) -> Int64? {
        let isPlain = ["", "identity"].contains(encoding?.lowercased() ?? "")
        return isPlain && expected >= 0 ? expected : nil
    }
}
