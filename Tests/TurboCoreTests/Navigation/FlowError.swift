/// An error in a row that can't be parsed.
struct FlowError: Error, Equatable, CustomStringConvertible {
    let row: String
    let text: String

    var description: String { "row \"\(row)\": \(text)" }
}
