/// Why a site was not opened, or its picture not taken: a sentence for the terminal.
struct OpenError: Error, CustomStringConvertible {
    let description: String
}
