extension String {
    /// Returns the beginning of a text that somebody else has written, for a label.
    ///
    /// A thousand accents on one letter are one character, and a label with a megabyte of them is never drawn. So Unicode
    /// scalars count too, four for each character.
    package func beginning(_ characters: Int) -> String {
        String(String(unicodeScalars.prefix(4 * characters)).prefix(characters))
    }
}
