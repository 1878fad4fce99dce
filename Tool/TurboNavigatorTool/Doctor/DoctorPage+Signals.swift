import TurboCore

/// The signals of a page: attributes for which an app shows native controls.
extension DoctorPage {
    private static let attributes = [
        "data-native-button", "data-native-menu", "data-native-submit", "data-native-title", "data-native-symbol",
        "data-native-role",
    ]
    /// Those that the app itself sets.
    private static let ownAttributes: Set = [
        "data-native-shown", "data-native-platform", "data-native-context", "data-native-tab",
    ]

    /// What is wrong with the page's signals, in the order of the text. In an app, such an element stays in the page.
    var signalProblems: [String] {
        let problems = elements.flatMap { element in
            element.attributes.keys.sorted().compactMap { problem(of: $0, in: element) }
        }
        let controls = elements.filter { element in
            ["data-native-button", "data-native-menu", "data-native-submit"].contains { element[$0] != nil }
        }
        let submits = controls.filter { $0["data-native-submit"] != nil }
        return problems
            + (submits.count > 1
                ? ["\(submits.count) elements have data-native-submit. The bar has one main button."] : [])
            + (controls.count > PageSignal.maximumControls
                ? ["It has \(controls.count) native controls. The app shows \(PageSignal.maximumControls)."] : [])
    }

    private func problem(of attribute: String, in element: PageElement) -> String? {
        let value = element[attribute] ?? ""
        switch attribute {
        case "data-native-button" where !element.isButton && element.name != "a":
            return "data-native-button is on <\(element.name)>, which is neither a link nor a button."
        case "data-native-submit" where !element.isButton:
            return "data-native-submit is on <\(element.name)>, which is no button that sends a form."
        case "data-native-button", "data-native-menu", "data-native-submit":
            return value.isEmpty || PageSignal.Side(rawValue: value) != nil
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
    fileprivate var isButton: Bool {
        name == "button" || name == "input" && ["submit", "button"].contains(self["type"]?.lowercased())
    }
}
