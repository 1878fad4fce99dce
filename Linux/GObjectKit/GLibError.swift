package import CGTK

/// A `GError` as a Swift error: domain, code and the library's own sentence.
package struct GLibError: Error, Equatable, Sendable, CustomStringConvertible {
    package let domain: String
    package let code: Int
    package let message: String

    package init(domain: String, code: Int, message: String) {
        self.domain = domain
        self.code = code
        self.message = message
    }

    /// Copies an error that stays the library's.
    package init(borrowing error: UnsafeMutablePointer<GError>) {
        domain = g_quark_to_string(error.pointee.domain).map { String(cString: $0) } ?? ""
        code = Int(error.pointee.code)
        message = error.pointee.message.map { String(cString: $0) } ?? ""
    }

    /// Takes an error that a function handed to us, and frees it.
    package init(consuming error: UnsafeMutablePointer<GError>) {
        self.init(borrowing: error)
        g_error_free(error)
    }

    package var description: String { "\(domain) \(code): \(message)" }
}
