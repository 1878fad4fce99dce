/// Why a site was not opened, or its picture not taken: a sentence for the terminal.
package struct OpenError: Error, CustomStringConvertible {
    package let description: String
}
