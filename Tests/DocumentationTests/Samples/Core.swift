import Foundation
import TurboCore

// Sources/TurboCore/Documentation.docc

func readDocument(_ json: String) throws {
    let document = try PathConfigurationDocument(Data(json.utf8))
    let match = document.match(path: "/posts/new")
    print(match.properties.context)
    for diagnostic in document.diagnostics { print(diagnostic) }
}

func readProperties(_ configuration: PathConfiguration) {
    let properties = configuration.properties(for: "/posts/new")
    print(properties.context)
    print(properties.modalStyle == .full)
    print(properties.pullToRefreshEnabled == false)
    print(properties["tab"] as? String ?? "none")
}

func listSources(_ bundled: URL, _ remote: URL) -> PathConfiguration {
    let configuration = PathConfiguration(sources: [.file(bundled), .server(remote)])
    return configuration
}

// docs/localization.md

func translate(_ translations: [String: String]) {
    BuiltInText.translate = { english in translations[english] ?? english }
}
