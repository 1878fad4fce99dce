/// The navigator of a library for Android, written from the behavior of its source, with texts for locations: what a
/// location does to the back stack.
struct AndroidNavigatorModel {
    enum Failure: Error { case exception }

    struct Entry: Equatable {
        let location: String
        /// The argument `presentation-context` that the entry was opened with.
        let context: String?
    }

    let isTurboAndroid: Bool
    /// The properties of the locations; none for others.
    let properties: [String: [String: String]]
    var backStack: [Entry]

    init(isTurboAndroid: Bool, start: String, properties: [String: [String: String]]) {
        (self.isTurboAndroid, self.properties) = (isTurboAndroid, properties)
        backStack = [Entry(location: start, context: nil)]
    }

    private func value(_ location: String?, _ key: String) -> String {
        location.flatMap { properties[$0]?[key] } ?? "DEFAULT"
    }

    private func areSame(_ first: String, _ second: String?, ignoringQuery: Bool) -> Bool {
        guard let second else { return false }
        let (one, two) = (first.split(separator: "?"), second.split(separator: "?"))
        return one[0] == two[0] && (ignoringQuery || one.dropFirst() == two.dropFirst())
    }

    private func presentation(of location: String, replaces: Bool) -> String {
        let current = backStack.last?.location
        let previous = backStack.dropLast().last?.location
        let own = value(location, "presentation")
        if own != "DEFAULT" {
            if previous == nil, own == "POP" || own == "CLEAR_ALL" && !isTurboAndroid { return "NONE" }
            return own
        }
        let ignoresQuery = value(location, "query_string_presentation") == "REPLACE"
        let isCurrent = areSame(location, current, ignoringQuery: ignoresQuery)
        let isPrevious = areSame(location, previous, ignoringQuery: ignoresQuery)
        let dismisses = value(current, "context") == "MODAL" && value(location, "context") == "DEFAULT"
        if isCurrent && previous == nil { return "REPLACE_ROOT" }
        if isPrevious || dismisses && !isTurboAndroid { return "POP" }
        return isCurrent || replaces ? "REPLACE" : "PUSH"
    }

    mutating func route(_ location: String, replaces: Bool = false, depth: Int = 0) throws {
        // A refresh that refreshes itself.
        if depth > 20 { throw Failure.exception }
        let (old, new) = (value(backStack.last?.location, "context"), value(location, "context"))
        let presentation = presentation(of: location, replaces: replaces)
        if new == "MODAL", presentation == "REPLACE_ROOT" { throw Failure.exception }
        if presentation != "REPLACE_ROOT", old == "MODAL", new == "DEFAULT" {
            return try dismissModals(location, replaces: replaces, depth: depth)
        }
        if presentation != "REPLACE_ROOT", old == "DEFAULT", new == "MODAL" {
            if presentation == "REPLACE" { backStack.removeLast() }
            return open(location)
        }
        switch presentation {
        case "REFRESH":
            if isTurboAndroid, let current = backStack.last { try route(current.location, depth: depth + 1) }
        case "NONE": break
        case "POP": backStack.removeLast()
        case "REPLACE":
            backStack.removeLast()
            open(location)
        case "PUSH": open(location)
        case "REPLACE_ROOT":
            backStack = []
            open(location)
        case "CLEAR_ALL": backStack = [backStack[0]]
        default: throw Failure.exception
        }
    }

    private mutating func open(_ location: String) {
        backStack.append(Entry(location: location, context: value(location, "context")))
    }

    private mutating func dismissModals(_ location: String, replaces: Bool, depth: Int) throws {
        let isPrevious = areSame(
            location, backStack.dropLast().last?.location,
            ignoringQuery: value(location, "query_string_presentation") == "REPLACE")
        repeat { backStack.removeLast() } while backStack.last?.context == "MODAL"
        guard !backStack.isEmpty else { return }
        if isTurboAndroid, value(location, "presentation") == "NONE" { return }
        try route(location, replaces: isTurboAndroid ? replaces : isPrevious, depth: depth + 1)
    }
}
