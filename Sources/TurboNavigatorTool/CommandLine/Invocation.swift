import TurboCore

/// A command line that has been understood.
struct Invocation: Sendable {
    let command: Command
    /// The values by the names of their options, in the order of the command line; an option without a value has an empty
    /// one.
    var values: [String: [String]] = [:]
    var operands: [String] = []

    func has(_ option: String) -> Bool { values[option] != nil }

    /// The value of an option; the last one if it is given several times.
    func value(_ option: String) -> String? { values[option]?.last }

    /// The value of an option whose values are the raw values of a type.
    func choice<Choice: RawRepresentable<String>>(_ option: String, default fallback: Choice) -> Choice {
        value(option).flatMap(Choice.init) ?? fallback
    }

    /// Whether patterns are searched in path and query; nil for what the library does by itself.
    var matchesQuery: Bool? {
        has(CommandOption.matchQueryStrings.name) ? true : has(CommandOption.ignoreQueryStrings.name) ? false : nil
    }

    /// The libraries that are named; none if the file or this library is to be asked.
    var platforms: [PathDialect] {
        let names = values[CommandOption.platforms.name] ?? []
        return PathDialect.allCases.filter { names.contains($0.rawValue) }
    }

    /// An error about how this command was called.
    func usageError(_ message: String) -> UsageError {
        UsageError(message: message, command: command.name)
    }
}
