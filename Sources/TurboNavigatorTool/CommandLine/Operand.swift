/// An operand of a command: an argument that isn't an option.
struct Operand: Sendable {
    /// The placeholder in the help.
    let name: String
    let help: String
    var isRequired = true
    var isRepeated = false
    /// Whether shells complete the operand with file names.
    var isFile = false

    /// The operand as shown in the help.
    var usage: String {
        let word = name + (isRepeated ? "…" : "")
        return isRequired ? word : "[\(word)]"
    }

    static let file = Operand(
        name: "FILE", help: "A path configuration: a path, an http(s) URL, or - for standard input", isFile: true)
}
