/// A value of a JSON document with its position, so that a diagnostic can point at a problem.
package struct JSONNode: Sendable {
    /// The value. Unlike those of ``JSONValue``, its parts have positions too.
    package enum Content: Sendable {
        case scalar(JSONValue)
        case array([JSONNode])
        case object([Member])
    }

    /// A key of an object with its value.
    package struct Member: Sendable {
        package let key: String
        /// The offset of the key, in bytes.
        package let offset: Int
        /// The offset after the key and its closing quote.
        package let keyEnd: Int
        package let node: JSONNode
    }

    package let content: Content
    /// The offset of the value, in bytes.
    package let offset: Int
    /// The offset after the value.
    package let end: Int

    /// The members in the order of the document; nil for anything but an object.
    package var members: [Member]? {
        if case .object(let members) = content { members } else { nil }
    }

    /// The elements; nil for anything but an array.
    package var elements: [JSONNode]? {
        if case .array(let elements) = content { elements } else { nil }
    }

    /// Whether this is `[]`.
    var isEmptyArray: Bool { elements?.isEmpty ?? false }

    /// The value of a key; the last one if the key occurs twice; nil for an absent key.
    package subscript(key: String) -> JSONNode? {
        members?.last { $0.key == key }?.node
    }

    /// The value without its position.
    package var value: JSONValue {
        switch content {
        case .scalar(let value): value
        case .array(let elements): .array(elements.map(\.value))
        case .object(let members):
            .object(Dictionary(members.map { ($0.key, $0.node.value) }, uniquingKeysWith: { _, last in last }))
        }
    }
}
