extension BridgeScript {
    /// The two libraries that a page may have, with one set of words. The one that is there first becomes `engine`.
    static let engines = [turbo, turbolinks, "  const engines = [turbo, turbolinks]"].joined(separator: "\n\n")
}
