/// Where a page is that isn't the app's own, and whether nobody else could read it on its way.
package struct PageSite: Equatable {
    let host: String
    let isSecure: Bool

    package init(host: String, isSecure: Bool) {
        self.host = host
        self.isSecure = isSecure
    }
}
