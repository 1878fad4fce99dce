/// The host of an external page, and whether its connection is secure.
package struct ExternalHost: Equatable {
    let host: String
    let isSecure: Bool

    package init(host: String, isSecure: Bool) {
        self.host = host
        self.isSecure = isSecure
    }
}
