/// What a command takes besides options.
struct Operand: Sendable {
    /// The word that stands for it in the help.
    let name: String
    let help: String
    var isRequired = true
    var isRepeated = false
    /// Whether shells complete it with the names of files.
    var isFile = false

    /// The operand as the help shows it.
    var usage: String {
        let word = name + (isRepeated ? "…" : "")
        return isRequired ? word : "[\(word)]"
    }

    static let file = Operand(
        name: "FILE", help: "A path configuration: a path, an http(s) URL, or - for standard input", isFile: true)
}
