import TestSupport

/// A few random lines for `simulate` that a page can do too.
struct AgreementScenario {
    let lines: [String]

    /// Pages, by the last part of their path, for which the rules have properties.
    static let pages = ["a", "b", "replace", "root", "clear", "pop", "refresh", "none"]
    static let targets =
        ["/"] + pages.map { "/\($0)" } + ["/new", "/b/new", "/top/new"]
        + ["recede", "refresh", "resume"].map { "/\($0)_historical_location" }

    /// The first page, which the app routes on an empty stack.
    static let start = "/root"

    static let rules = """
        {"rules": [
          {"patterns": [".*"], "properties": {"animated": false}},
          {"patterns": ["/new$"], "properties": {"context": "modal"}},
          {"patterns": ["^/b/new$"], "properties": {"modal_flow": "new", "on_dismiss": "refresh"}},
          {"patterns": ["/replace$", "/top/new$"], "properties": {"presentation": "replace"}},
          {"patterns": ["/clear$"], "properties": {"presentation": "clear_all"}},
          {"patterns": ["/root$"], "properties": {"presentation": "replace_root"}},
          {"patterns": ["/pop$"], "properties": {"presentation": "pop"}},
          {"patterns": ["/refresh$"], "properties": {"presentation": "refresh"}},
          {"patterns": ["/none$"], "properties": {"presentation": "none"}}
        ]}
        """

    init(_ dice: inout Dice) {
        lines = [Self.start] + (0..<3).map { _ in Self.line(&dice) }
    }

    private static func line(_ dice: inout Dice) -> String {
        let target = dice.pick(targets)
        switch dice.roll(12) {
        case 0, 1: return "back"
        case 2: return "dismiss"
        case 3, 4: return "\(hop(to: target, isModal: dice.roll(3) == 0)) -> \(target)"
        case 5: return "submit \(hop(to: target, isModal: false)) -> 303 \(target)"
        case 6: return "submit /invalid -> 422"
        case 7: return "replace \(dice.pick(targets.filter { !$0.hasSuffix("location") }))"
        default: return target
        }
    }

    /// A path that the server redirects.
    static func hop(to target: String, isModal: Bool) -> String {
        "/hop-\(targets.firstIndex(of: target) ?? 0)\(isModal ? "/new" : "")"
    }
}
