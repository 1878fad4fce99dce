/// A value of a JSON document together with the place where it stands, so that a mistake can be pointed at.
struct JSONNode: Sendable {
    /// A value; unlike ``JSONValue`` its parts know their place too.
    enum Content: Sendable {
        case scalar(JSONValue)
        case array([JSONNode])
        case object([Member])
    }

    /// A key of an object with its value.
    struct Member: Sendable {
        let key: String
        /// The byte at which the key stands.
        let offset: Int
        let node: JSONNode
    }

    let content: Content
    /// The byte at which the value begins.
    let offset: Int

    /// The members in the order of the document; nil for anything but an object.
    var members: [Member]? {
        if case .object(let members) = content { members } else { nil }
    }

    /// The elements; nil for anything but an array.
    var elements: [JSONNode]? {
        if case .array(let elements) = content { elements } else { nil }
    }

    /// The value of a key; the last one if the key is given twice; nil for an absent key.
    subscript(key: String) -> JSONNode? {
        members?.last { $0.key == key }?.node
    }

    /// The value without its place.
    var value: JSONValue {
        switch content {
        case .scalar(let value): value
        case .array(let elements): .array(elements.map(\.value))
        case .object(let members):
            .object(Dictionary(members.map { ($0.key, $0.node.value) }, uniquingKeysWith: { _, last in last }))
        }
    }
}
