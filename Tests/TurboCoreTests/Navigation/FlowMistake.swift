/// What is wrong with a row that cannot be read.
struct FlowMistake: Error, Equatable, CustomStringConvertible {
    let row: String
    let text: String

    var description: String { "row \"\(row)\": \(text)" }
}
