internal import CGTK

/// A value of the session bus, of the types that notifications need.
enum BusValue: Equatable {
    case text(String)
    case number(UInt32)
    case long(Int)
    case time(Int32)
    case flag(Bool)
    case list([String])
    case table([String: BusValue])

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var number: UInt32? { if case .number(let number) = self { number } else { nil } }
    var texts: [String]? { if case .list(let texts) = self { texts } else { nil } }

    /// Reads the arguments of a reply or signal. Types that notifications don't need are left out.
    static func arguments(of tuple: OpaquePointer) -> [BusValue] {
        (0..<g_variant_n_children(tuple)).compactMap { index in
            guard let child = g_variant_get_child_value(tuple, index) else { return nil }
            defer { g_variant_unref(child) }
            return BusValue(child)
        }
    }

    private init?(_ variant: OpaquePointer) {
        switch String(cString: g_variant_get_type_string(variant)) {
        case "s": self = .text(String(cString: g_variant_get_string(variant, nil)))
        case "u": self = .number(g_variant_get_uint32(variant))
        case "as": self = .list(Self.arguments(of: variant).compactMap(\.text))
        default: return nil
        }
    }

    /// A new variant with a floating reference.
    var variant: OpaquePointer? {
        switch self {
        case .text(let text): g_variant_new_string(text)
        case .number(let number): g_variant_new_uint32(number)
        case .long(let number): g_variant_new_int64(gint64(number))
        case .time(let milliseconds): g_variant_new_int32(milliseconds)
        case .flag(let isOn): g_variant_new_boolean(isOn ? 1 : 0)
        case .list(let texts): Self.array("s", texts.map { g_variant_new_string($0) })
        case .table(let table):
            Self.array(
                "{sv}",
                table.map { key, value in
                    g_variant_new_dict_entry(g_variant_new_string(key), g_variant_new_variant(value.variant))
                })
        }
    }

    static func tuple(_ values: [BusValue]) -> OpaquePointer? {
        let children = values.map(\.variant)
        return g_variant_new_tuple(children, gsize(children.count))
    }

    private static func array(_ type: String, _ children: [OpaquePointer?]) -> OpaquePointer? {
        let type = g_variant_type_new(type)
        defer { g_variant_type_free(type) }
        return g_variant_new_array(type, children, gsize(children.count))
    }
}
