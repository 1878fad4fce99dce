import TurboCore

/// Encodes a value as JSON.
struct EncodableValue: Encodable {
    private let value: JSONValue

    init(_ value: JSONValue) {
        self.value = value
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch value {
        case .null: try container.encodeNil()
        case .bool(let flag): try container.encode(flag)
        case .integer(let number): try container.encode(number)
        case .number(let number): try container.encode(number)
        case .string(let text): try container.encode(text)
        case .array(let elements): try container.encode(elements.map(EncodableValue.init))
        case .object(let members): try container.encode(members.mapValues(EncodableValue.init))
        }
    }
}
