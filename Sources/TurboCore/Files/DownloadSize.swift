/// The expected size of a downloaded file.
package enum DownloadSize {
    /// Files up to this number of bytes are downloaded without confirmation. Above it, the app asks, so that a page
    /// can't fill the disk.
    package static let maximumWithoutConfirmation: Int64 = 8_000_000

    /// The number of bytes that will be written; nil if it isn't known.
    ///
    /// - Parameters:
    ///   - expected: the size that the server sent; negative if it sent none.
    ///   - encoding: the header `Content-Encoding`. A compressed file is larger than the size that was sent.
    package static func bytes(expected: Int64, encoding: String?) -> Int64? {
        let isPlain = ["", "identity"].contains(encoding?.lowercased() ?? "")
        return isPlain && expected >= 0 ? expected : nil
    }
}
