/// The reason why a site can't be opened or its screenshot can't be captured, as a sentence for the terminal.
package struct OpenError: Error, CustomStringConvertible {
    package let description: String
}
