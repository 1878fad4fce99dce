extension Command {
    static let schema = Command(
        name: "schema",
        summary: "Print the JSON Schema of path configurations",
        discussion: """
            For editors, which then complete keys and values: draft 2020-12, written from the same table of keys as the \
            checks. Name it in the file: "$schema": "path-configuration.schema.json".
            """,
        examples: [Example("schema > path-configuration.schema.json", "Write it beside the configuration")]
    ) { _, console in
        console.write(ConfigurationSchema.text)
        return .fine
    }
}
