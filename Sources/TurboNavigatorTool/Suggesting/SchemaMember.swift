import TurboCore

/// A key that an object of a path configuration can have.
struct SchemaMember: Sendable {
    let name: String
    /// The description, in full sentences.
    let purpose: String
    /// The JSON Schema of the value, without the description.
    let schema: [(String, JSONText)]
    /// The property of a rule, or nil for any other key.
    let property: PropertyVocabulary.Key?

    init(
        _ name: String, _ purpose: String, _ schema: [(String, JSONText)], property: PropertyVocabulary.Key? = nil
    ) {
        (self.name, self.purpose, self.schema, self.property) = (name, purpose, schema, property)
    }

    /// Whether one of the libraries reads the key.
    func isRead(by libraries: [ConfigurationLibrary]) -> Bool {
        property.map { $0.libraries.contains(where: libraries.contains) } ?? true
    }
}
