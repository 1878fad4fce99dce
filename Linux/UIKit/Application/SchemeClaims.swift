/// The schemes of links that the app opens, as Info.plist says.
package struct SchemeClaims {
    private let schemes: Set<String>

    package init(_ info: InfoPropertyList) {
        let texts = info.list("CFBundleURLTypes").flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
        schemes = Set(texts.compactMap(info.filled).map { $0.lowercased() })
    }

    package var isEmpty: Bool { schemes.isEmpty }

    /// The links among arguments of the command line: the desktop entry passes them on with `%u`.
    package func urls(in arguments: [String]) -> [URL] {
        arguments.compactMap { URL(string: $0) }.filter { schemes.contains($0.scheme?.lowercased() ?? "") }
    }
}
