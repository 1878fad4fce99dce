/// The URL schemes that the app opens, from Info.plist.
package struct URLSchemes {
    private let schemes: Set<String>

    package init(_ info: InfoPropertyList) {
        let texts = info.list("CFBundleURLTypes").flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
        schemes = Set(texts.compactMap(info.filled).map { $0.lowercased() })
    }

    package var isEmpty: Bool { schemes.isEmpty }

    /// The links in the arguments of the command line. The desktop entry passes them with `%u`.
    package func urls(in arguments: [String]) -> [URL] {
        arguments.compactMap { URL(string: $0) }.filter { schemes.contains($0.scheme?.lowercased() ?? "") }
    }
}
