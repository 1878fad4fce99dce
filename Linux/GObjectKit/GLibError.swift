package import CGTK

/// A `GError` as a Swift error: its domain, code and message.
package struct GLibError: Error, Equatable, Sendable, CustomStringConvertible {
    package let domain: String
    package let code: Int
    package let message: String

    package init(domain: String, code: Int, message: String) {
        self.domain = domain
        self.code = code
        self.message = message
    }

    /// Copies an error that the library still owns.
    package init(borrowing error: UnsafeMutablePointer<GError>) {
        domain = g_quark_to_string(error.pointee.domain).map { String(cString: $0) } ?? ""
        code = Int(error.pointee.code)
        message = error.pointee.message.map { String(cString: $0) } ?? ""
    }

    /// Copies an error that the caller owns, and frees it.
    package init(consuming error: UnsafeMutablePointer<GError>) {
        self.init(borrowing: error)
        g_error_free(error)
    }

    package var description: String { "\(domain) \(code): \(message)" }
}
