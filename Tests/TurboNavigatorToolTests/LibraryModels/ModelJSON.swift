/// A value of a JSON document, read by Foundation instead of this library's parser.
enum ModelJSON: Decodable, Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case array([ModelJSON])
    case object([String: ModelJSON])

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let flag = try? value.decode(Bool.self) {
            self = .bool(flag)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let elements = try? value.decode([ModelJSON].self) {
            self = .array(elements)
        } else {
            self = .object(try value.decode([String: ModelJSON].self))
        }
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var elements: [ModelJSON]? { if case .array(let elements) = self { elements } else { nil } }
    var members: [String: ModelJSON]? { if case .object(let members) = self { members } else { nil } }

    /// The value as Gson reads it into a string; nil for null, and an error for an array or object.
    func asText() throws -> String? {
        switch self {
        case .null: nil
        case .bool(let flag): flag ? "true" : "false"
        case .number(let number): number == number.rounded() ? String(Int(number)) : String(number)
        case .text(let text): text
        case .array, .object: throw LibraryModelFailure.losesFile
        }
    }
}
