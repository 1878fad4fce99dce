import Foundation

/// Hotwire Native for iOS 1.3.0-beta.
struct HotwireIOSModel: LibraryModel {
    private let rules: CastRules

    init(_ root: ModelJSON) throws {
        rules = try CastRules(root)
    }

    func page(_ url: String) -> ModelPage { ModelPage(iOS: rules.properties(ModelURL(url).whole)) }
}

extension ModelPage {
    fileprivate init(iOS properties: [String: ModelJSON]) {
        let presentations = ["default", "pop", "replace", "refresh", "clear_all", "replace_root", "none"]
        func word(_ key: String, _ words: [String]) -> String {
            properties[key]?.text.flatMap { words.contains($0) ? $0 : nil } ?? "default"
        }
        self.init(context: word("context", ["modal"]), presentation: word("presentation", presentations))
    }
}

/// turbo-ios 7.1, with an app that reads the words of Turbo Navigator, and presents modals as the demo of turbo-ios
/// does.
struct TurboIOSModel: LibraryModel {
    private let rules: CastRules

    init(_ root: ModelJSON) throws {
        rules = try CastRules(root)
    }

    func page(_ url: String) -> ModelPage {
        let properties = rules.properties(URL(string: url)?.path ?? "")
        return properties["presentation"] == .text("modal") ? ModelPage(context: "modal") : ModelPage(iOS: properties)
    }
}

/// Rules that are cast from JSON all at once, as both libraries for iOS do.
private struct CastRules {
    private let rules: [(patterns: [String], properties: [String: ModelJSON])]

    init(_ root: ModelJSON) throws {
        guard let rules = root.members?["rules"]?.elements else { throw LibraryModelFailure.losesFile }
        self.rules = try rules.map { rule in
            let patterns = rule.members?["patterns"]?.elements
            let texts = patterns?.compactMap(\.text)
            guard let texts, texts.count == patterns?.count, let properties = rule.members?["properties"]?.members
            else {
                throw LibraryModelFailure.losesFile
            }
            return (texts, properties)
        }
    }

    func properties(_ text: String) -> [String: ModelJSON] {
        let matching = rules.filter { $0.patterns.contains { HotwireIOSModel.find($0, in: text) } }
        return matching.reduce(into: [:]) { $0.merge($1.properties) { _, new in new } }
    }
}
