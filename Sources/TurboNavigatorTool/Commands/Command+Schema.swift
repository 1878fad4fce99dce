extension Command {
    static let schema = Command(
        name: "schema",
        summary: "Print the JSON Schema of path configurations",
        discussion: """
            With the schema (draft 2020-12), editors complete keys and values. It's generated from the same table of keys as the \
            checks. Refer to it in the file: "$schema": "path-configuration.schema.json".
            """,
        examples: [Example("schema > path-configuration.schema.json", "Save the schema next to the configuration")]
    ) { _, console in
        console.write(ConfigurationSchema.text)
        return .fine
    }
}
