import TurboCore

/// The signals of a page: attributes for which an app shows native controls.
extension DoctorPage {
    private static let attributes = [
        "data-native-button", "data-native-menu", "data-native-submit", "data-native-share", "data-native-search",
        "data-native-title", "data-native-badge", "data-native-symbol", "data-native-role",
    ]
    /// Those that the app itself sets.
    private static let ownAttributes: Set = [
        "data-native-shown", "data-native-platform", "data-native-context", "data-native-tab",
        "data-native-can-go-back",
    ]

    /// What is wrong with the page's signals, in the order of the text. In an app, such an element stays in the page.
    var signalProblems: [String] {
        let problems = elements.enumerated().flatMap { index, element in
            element.attributes.keys.sorted().compactMap { problem(of: $0, in: element, at: index) }
        }
        let controls = elements.filter { element in Self.attributes.prefix(5).contains { element[$0] != nil } }
        let submits = controls.filter { $0["data-native-submit"] != nil }
        let searches = controls.filter { $0["data-native-search"] != nil }
        return problems
            + (submits.count > 1
                ? ["\(submits.count) elements have data-native-submit. The bar has one main button."] : [])
            + (searches.count > 1
                ? ["\(searches.count) elements have data-native-search. The bar has one search."] : [])
            + (controls.count > PageSignal.maximumControls
                ? ["It has \(controls.count) native controls. The app shows \(PageSignal.maximumControls)."] : [])
    }

    private func problem(of attribute: String, in element: PageElement, at index: Int) -> String? {
        let value = element[attribute] ?? ""
        switch attribute {
        case "data-native-button" where !element.isButton && element.name != "a",
            "data-native-share" where !element.isButton && element.name != "a":
            return "\(attribute) is on <\(element.name)>, which is neither a link nor a button."
        case "data-native-submit" where !element.isButton:
            return "data-native-submit is on <\(element.name)>, which is no button that sends a form."
        case "data-native-menu"
        where !elements[index...].dropFirst().prefix(element.innerCount).contains(where: \.isItem):
            return "data-native-menu is on <\(element.name)>, which contains no link and no button."
        case "data-native-search":
            let method = element["method"]?.lowercased() ?? "get"
            return element.name == "form" && method == "get"
                ? nil : "data-native-search is on <\(element.name)>. Write it on a form with the method get."
        case "data-native-badge":
            let text = element.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            return PageBadge.isBadge(text)
                ? nil : "data-native-badge is on \"\(text.prefix(40))\". Write a number of up to four digits."
        case "data-native-symbol":
            guard let problem = SymbolName(value).problem, problem.severity > .note else { return nil }
            return "data-native-symbol: \(problem.message)"
        case "data-native-button", "data-native-menu", "data-native-submit", "data-native-share":
            // Rails writes "true" for an attribute without a value.
            return ["", "true"].contains(value) || PageSignal.Side(rawValue: value) != nil
                ? nil : "\(attribute) has the value \"\(value)\". Write \"start\", \"end\" or no value."
        case "data-native-role":
            return ["primary", "destructive"].contains(value)
                ? nil : "data-native-role has the value \"\(value)\". Write \"primary\" or \"destructive\"."
        case _ where attribute.hasPrefix("data-native-") && !Self.ownAttributes.contains(attribute):
            guard !Self.attributes.contains(attribute) else { return nil }
            // Other libraries have attributes of their own.
            return NearestWord.to(attribute, among: Self.attributes).map {
                "\(attribute) is no signal. Did you mean \($0)?"
            }
        default: return nil
        }
    }
}

extension PageElement {
    /// Whether it is a link or a button.
    fileprivate var isItem: Bool { isButton || name == "a" && self["href"] != nil }

    fileprivate var isButton: Bool {
        name == "button" || name == "input" && ["submit", "button"].contains(self["type"]?.lowercased())
    }
}
