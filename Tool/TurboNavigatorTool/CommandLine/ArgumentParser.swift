import TurboCore

/// Parses a command line.
struct ArgumentParser {
    let commands: [Command]

    /// - Throws: a ``UsageError`` that names the wrong word and, if there is one, the nearest known word.
    func parse(_ arguments: [String]) throws -> Invocation {
        guard let word = arguments.first, word != "--help", word != "-h" else {
            return try parse([Command.help.name])
        }
        guard let command = (commands + [.version]).first(where: { $0.name == word }) else {
            throw unknownCommand(word)
        }
        let rest = Array(arguments.dropFirst())
        let ownWords = rest.prefix { $0 != "--" }
        if ownWords.contains("--help") || ownWords.contains("-h") {
            return Invocation(command: .help, operands: [command.name])
        }
        var invocation = Invocation(command: command)
        try read(rest, into: &invocation)
        return invocation
    }

    private func unknownCommand(_ word: String) -> UsageError {
        if word.hasPrefix("-") { return UsageError(message: "Expected a command, not \"\(word)\".") }
        let nearest = NearestWord.to(word, among: commands.map(\.name))
        return UsageError(message: "Unknown command \"\(word)\"." + hint(nearest))
    }

    private func hint(_ nearest: String?) -> String {
        nearest.map { " Did you mean \"\($0)\"?" } ?? ""
    }

    private func read(_ arguments: [String], into invocation: inout Invocation) throws {
        var rest = arguments[...]
        while let word = rest.popFirst() {
            if word == "--" {
                invocation.operands += rest
                return
            }
            guard word.hasPrefix("-"), word != "-" else {
                invocation.operands.append(word)
                continue
            }
            try readOption(word, &rest, into: &invocation)
        }
    }

    private func readOption(
        _ word: String, _ rest: inout ArraySlice<String>, into invocation: inout Invocation
    ) throws {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let option = try option(parts[0], of: invocation)
        let attached = parts.count == 2 ? parts[1] : nil
        guard option.placeholder != nil else {
            if attached != nil { throw invocation.usageError("\(option.name) takes no value.") }
            invocation.values[option.name, default: []].append("")
            return
        }
        guard let value = attached ?? rest.popFirst() else {
            throw invocation.usageError("\(option.usage) needs a value.")
        }
        try check(value, of: option, in: invocation)
        invocation.values[option.name, default: []].append(value)
    }

    private func option(_ name: String, of invocation: Invocation) throws -> CommandOption {
        let options = invocation.command.allOptions
        if let option = options.first(where: { $0.name == name }) { return option }
        let nearest = NearestWord.to(name, among: options.map(\.name))
        throw invocation.usageError("\(invocation.command.name) has no option \(name)." + hint(nearest))
    }

    private func check(_ value: String, of option: CommandOption, in invocation: Invocation) throws {
        guard let words = option.words, !words.contains(value) else { return }
        let likely = words.filter { $0.hasPrefix(value + "-") || $0.hasSuffix("-" + value) }
        let near = likely.isEmpty ? [NearestWord.to(value, among: words)].compactMap { $0 } : likely
        if !near.isEmpty {
            let names = near.map { "\"\($0)\"" }.joined(separator: " or ")
            throw invocation.usageError("\"\(value)\" isn't a value of \(option.name). Did you mean \(names)?")
        }
        throw invocation.usageError(
            "\"\(value)\" isn't a value of \(option.name), which accepts \(words.joined(separator: ", ")).")
    }
}
