import Foundation
internal import PageText

/// A tab that the setting `tabs` of a path configuration describes.
///
///     "settings": { "tabs": [{ "title": "Mail", "symbol": "envelope", "path": "/mail" }] }
public struct ConfiguredTab: Sendable, Equatable, Identifiable {
    /// The maximum number of tabs. The bar of a phone shows five at most, and lists the others under More.
    package static let maximumCount = 10
    /// The maximum number of characters in a title or a path.
    package static let maximumLength = 200

    /// The unique identifier, to which rules refer with the key `tab_id`; the path by default.
    public let id: String
    /// The title in the bar.
    public let title: String
    /// The name of the symbol in the bar, from SF Symbols; nil for none.
    public let symbol: String?
    /// The path of the first page, on the app's own site.
    public let path: String
    /// Whether the tab is for search. One tab can be.
    public let isSearch: Bool
    /// The path at which the server answers with the number of the tab's badge, as text; nil for none.
    public let badge: String?
    /// Whether the tab is in the bar; true by default.
    public let isVisible: Bool

    package init(
        id: String? = nil, title: String, symbol: String? = nil, path: String, isSearch: Bool = false,
        badge: String? = nil, isVisible: Bool = true
    ) {
        (self.id, self.title, self.symbol) = (id ?? path, title, symbol)
        (self.path, self.isSearch) = (path, isSearch)
        (self.badge, self.isVisible) = (badge, isVisible)
    }

    /// The URL of the first page on the site of another URL; nil if the path isn't one of that site.
    package func url(at home: URL) -> URL? { Self.url(of: path, at: home) }

    /// The URL of the badge on the site of another URL; nil for none.
    package func badgeURL(at home: URL) -> URL? { badge.flatMap { Self.url(of: $0, at: home) } }

    private static func url(of path: String, at home: URL) -> URL? {
        guard let url = URL(string: path, relativeTo: home)?.absoluteURL, Origin(url) == Origin(home) else {
            return nil
        }
        return url
    }
}

extension ConfiguredTab {
    /// The keys of a tab. `comment` is for people, as any key that begins with `_`. Other keys are the app's own.
    package enum Key: String, CaseIterable, Sendable {
        case id, title, symbol, path, search, badge, visible, comment
    }

    /// A reason why a tab, or one of its keys, is ignored.
    struct Problem: Equatable, Sendable {
        /// A list or an element of another shape may be the app's own, and is only a note.
        let severity: PathConfigurationDiagnostic.Severity
        let message: String
        /// The index of the tab; nil if the problem is the list.
        let index: Int?
        /// The key of the tab; nil if the problem is the whole tab.
        let key: String?
        /// The known key that may be meant.
        var meantKey: String?
    }

    /// Returns the usable tabs of a list, and what is wrong with the others.
    static func read(_ list: JSONValue?) -> (tabs: [ConfiguredTab], problems: [Problem]) {
        guard let list, list != .null else { return ([], []) }
        guard let elements = list.arrayValue else {
            let message = "\"tabs\" is \(list.typeName) but must be an array of objects. It is ignored."
            return ([], [Problem(severity: .note, message: message, index: nil, key: nil)])
        }
        var (tabs, problems): ([ConfiguredTab], [Problem]) = ([], [])
        // A server's list may have a hundred thousand elements, of which nobody needs the tabs behind so many mistakes.
        for (index, element) in elements.enumerated() where problems.count < DiagnosticLog.maximumCount {
            var reading = Reading(index: index)
            let tab = reading.read(element, after: tabs)
            problems += reading.problems
            if let tab { tabs.append(tab) }
        }
        return (tabs, problems)
    }

    /// Reads one element of the list.
    private struct Reading {
        let index: Int
        var problems: [Problem] = []

        mutating func read(_ element: JSONValue, after others: [ConfiguredTab]) -> ConfiguredTab? {
            guard let values = element.objectValue else {
                return reject(
                    "is \(element.typeName) but must be an object with \"title\" and \"path\"", severity: .note)
            }
            noteSimilarKeys(values)
            let (id, title) = (text(.id, values), text(.title, values))
            let (symbol, path) = (text(.symbol, values), text(.path, values))
            let isSearch = isSearch(values, after: others)
            let badge = badge(values)
            let isVisible = flag(.visible, values) ?? true
            guard let title else { return reject("has no \"title\"") }
            guard let path else { return reject("has no \"path\"") }
            guard Self.isOfSite(path) else { return reject("has a path that \(Self.isOfOtherSite)", .path) }
            let tab = ConfiguredTab(
                id: id, title: title, symbol: symbol, path: path, isSearch: isSearch, badge: badge, isVisible: isVisible
            )
            guard !others.contains(where: { $0.id == tab.id }) else {
                return reject("has the identifier \"\(tab.id)\" of an earlier one", id == nil ? .path : .id)
            }
            guard others.count < maximumCount else {
                return reject("is one too many, because \(maximumCount) are allowed")
            }
            return tab
        }

        private static let isOfOtherSite = "doesn't begin with one slash, as those of the app's own site do"

        private static func isOfSite(_ path: String) -> Bool {
            path.hasPrefix("/") && !path.hasPrefix("//") && !path.contains("\\")
        }

        private mutating func badge(_ values: [String: JSONValue]) -> String? {
            guard let path = text(.badge, values) else { return nil }
            if Self.isOfSite(path) { return path }
            ignore(.badge, Self.isOfOtherSite)
            return nil
        }

        private mutating func reject(
            _ reason: String, _ key: Key? = nil, severity: PathConfigurationDiagnostic.Severity = .error
        ) -> ConfiguredTab? {
            problems.append(
                Problem(
                    severity: severity, message: "Tab \(index + 1) \(reason). It is ignored.", index: index,
                    key: key?.rawValue))
            return nil
        }

        /// The text of a key, if it is one that can be shown.
        private mutating func text(_ key: Key, _ values: [String: JSONValue]) -> String? {
            guard let value = values[key.rawValue], value != .null else { return nil }
            let problem: String
            if let text = value.stringValue {
                let isTooLong = text.beginning(maximumLength).utf8.count < text.utf8.count
                if !text.allSatisfy(\.isWhitespace), !isTooLong { return text }
                problem = isTooLong ? "has more than \(maximumLength) characters" : "is empty"
            } else {
                problem = "is \(value.typeName) but must be text"
            }
            ignore(key, problem)
            return nil
        }

        /// Whether the tab is for search. UIKit has one place for such a tab.
        private mutating func isSearch(_ values: [String: JSONValue], after others: [ConfiguredTab]) -> Bool {
            guard let flag = flag(.search, values) else { return false }
            guard flag, others.contains(where: \.isSearch) else { return flag }
            ignore(.search, "is true for an earlier tab")
            return false
        }

        private mutating func flag(_ key: Key, _ values: [String: JSONValue]) -> Bool? {
            guard let value = values[key.rawValue], value != .null else { return nil }
            if value.boolValue == nil { ignore(key, "is \(value.typeName) but must be true or false") }
            return value.boolValue
        }

        private mutating func ignore(_ key: Key, _ problem: String) {
            let message = "Tab \(index + 1): \"\(key.rawValue)\" \(problem). The key is ignored."
            problems.append(Problem(severity: .error, message: message, index: index, key: key.rawValue))
        }

        private mutating func noteSimilarKeys(_ values: [String: JSONValue]) {
            let known = Key.allCases.map(\.rawValue)
            for key in values.keys.sorted().prefix(DiagnosticLog.maximumCount) where !key.hasPrefix("_") {
                guard let meant = NearestWord.to(key, among: known), values[meant] == nil else { continue }
                let message = "Tab \(index + 1): \"\(key)\" isn't a known key. Did you mean \"\(meant)\"?"
                problems.append(
                    Problem(severity: .warning, message: message, index: index, key: key, meantKey: meant))
            }
        }
    }
}

extension PathConfigurationDocument {
    /// The tabs of the setting `tabs`. Those that can't be used are left out, and ``diagnostics`` reports them.
    public var tabs: [ConfiguredTab] { ConfiguredTab.read(settings.value("tabs")).tabs }
}

extension PathConfiguration {
    /// The tabs of the setting `tabs`. Those that can't be used are left out, and ``diagnostics`` reports them.
    public var tabs: [ConfiguredTab] { ConfiguredTab.read(settings.value("tabs")).tabs }
}
