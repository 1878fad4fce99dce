import Foundation
import NavigationSimulation
import TurboCore

/// Explains which rules set the properties of a path, and how the navigator would decide.
struct PathExplanation: Sendable {
    /// The library that reads the file.
    let library: ConfigurationLibrary
    /// The path, or the whole URL if it has none.
    let path: String
    let match: PathMatch
    /// The outcomes of all rules in their order, whether they match or not.
    let outcomes: [RuleOutcome]
    /// The navigator's decisions for a tap in the default and in the modal context, as sentences.
    let (fromDefault, fromModal): (String, String)
    /// The tab of the settings in which the page is shown, as a sentence; nil if it is the one of the link.
    let tab: String?

    init(_ written: String, in file: ConfigurationFile) {
        let address = RouteAddress.addressAsWritten(written) ?? written
        let hasPath = !address.isEmpty && !address.hasPrefix("?")
        path = hasPath ? RouteAddress.decoded(address) : written
        library = file.library
        let match = file.match(address)
        self.match = match
        outcomes = Self.outcomes(file.document.rules, match)
        tab = library == .turboNavigator ? Self.tab(path, match.properties, file.document.tabs) : nil
        let tapped = hasPath ? path : "/" + address
        let properties = library.understood(match.properties)
        fromDefault = Self.decision(tapped, properties, library, isModalPresented: false)
        fromModal = Self.decision(tapped, properties, library, isModalPresented: true)
    }

    private static func tab(_ path: String, _ properties: PathProperties, _ tabs: [ConfiguredTab]) -> String? {
        if let id = properties.tabID {
            guard !tabs.isEmpty else { return nil }
            return tabs.first { $0.id == id }.map { "shown in the tab \"\($0.title)\", by tab_id" }
                ?? "shown in the tab of the link, because no tab in the settings has the identifier \"\(id)\""
        }
        return tabs.first { $0.path == path }.map { "the first page of the tab \"\($0.title)\"" }
    }

    private static func outcomes(_ rules: [PathRule], _ match: PathMatch) -> [RuleOutcome] {
        var merged: PathProperties = [:]
        return rules.map { rule in
            guard let reason = match.reasons.first(where: { $0.rule.index == rule.index }) else {
                return RuleOutcome(rule: rule, pattern: nil, characters: nil, sets: [:], overrides: [:])
            }
            let lost = merged.dictionary.filter { key, value in
                rule.properties.value(key).map { $0 != value } ?? false
            }
            merged = merged.merging(rule.properties)
            return RuleOutcome(
                rule: rule, pattern: reason.pattern, characters: characters(of: reason, in: match.text),
                sets: rule.properties, overrides: PathProperties(lost))
        }
    }

    private static func characters(
        of reason: PathMatch.Reason, in text: String
    ) -> (before: String, matched: String, after: String)? {
        guard let range = reason.rule.characters(matching: reason.pattern, in: text) else { return nil }
        return (String(text[..<range.lowerBound]), String(text[range]), String(text[range.upperBound...]))
    }

    /// The navigator's decision for a tap, as a sentence.
    private static func decision(
        _ path: String, _ properties: PathProperties, _ library: ConfigurationLibrary, isModalPresented: Bool
    ) -> String {
        let (root, page, modal) = ("/.root", "/.page", "/.modal")
        if let android = library.android {
            var simulator = AndroidSimulator(android) { url in
                switch url.path {
                case root, page: [:]
                case modal: ["context": "modal"]
                default: properties
                }
            }
            let pages = [(root, false), (page, false)] + (isModalPresented ? [(modal, true)] : [])
            simulator.stack = pages.compactMap { path, isModal in simulator.destination(path, isModal: isModal) }
            return simulator.tap(path).sentence
        }
        var simulator = Simulator { _ in properties }
        simulator.state.main = [simulator.screen(root, .default), simulator.screen(page, .default)]
        if isModalPresented { simulator.state.modal = .init(screens: [simulator.screen(modal, .modal)]) }
        return simulator.tap(path).reason
    }
}

extension SimulationResult {
    fileprivate var sentence: String { [reason, warning].compactMap { $0 }.joined(separator: ". ") }
}
