package import CGTK

/// The arguments of one signal emission. Index 0 is the object that emits it. Valid only during the handler.
@MainActor
package struct SignalArguments {
    private let values: UnsafePointer<GValue>
    package let count: Int

    init(values: UnsafePointer<GValue>, count: Int) {
        self.values = values
        self.count = count
    }

    /// An object, boxed or pointer argument, borrowed from the emission; nil for NULL or another type.
    package func pointer(_ index: Int) -> UnsafeMutableRawPointer? {
        guard var value = value(index) else { return nil }
        switch g_type_fundamental(value.g_type) {
        case .object, .interface: return g_value_get_object(&value).map { UnsafeMutableRawPointer($0) }
        case .boxed: return g_value_get_boxed(&value)
        case .boolean, .int, .uint, .enumeration, .flags, .double, .string: return nil
        default: return g_value_get_pointer(&value)
        }
    }

    /// A boolean, integer, enumeration or flags argument; 0 for any other type.
    package func int(_ index: Int) -> Int {
        guard var value = value(index) else { return 0 }
        switch g_type_fundamental(value.g_type) {
        case .boolean: return Int(g_value_get_boolean(&value))
        case .int: return Int(g_value_get_int(&value))
        case .uint: return Int(g_value_get_uint(&value))
        case .long: return Int(g_value_get_long(&value))
        case .ulong: return Int(clamping: g_value_get_ulong(&value))
        case .int64: return Int(g_value_get_int64(&value))
        case .enumeration: return Int(g_value_get_enum(&value))
        case .flags: return Int(g_value_get_flags(&value))
        default: return 0
        }
    }

    /// A floating-point argument; 0 for any other type.
    package func double(_ index: Int) -> Double {
        guard var value = value(index), g_type_fundamental(value.g_type) == .double else { return 0 }
        return g_value_get_double(&value)
    }

    /// A string argument, copied; nil for NULL or another type.
    package func string(_ index: Int) -> String? {
        guard var value = value(index), g_type_fundamental(value.g_type) == .string else { return nil }
        return g_value_get_string(&value).map { String(cString: $0) }
    }

    private func value(_ index: Int) -> GValue? {
        index < count ? values[index] : nil
    }
}

/// GLib's fundamental types, which are macros in C. Each is its number in gtype.h, shifted by two.
extension GType {
    package static let interface: GType = 2 << 2
    package static let boolean: GType = 5 << 2
    package static let int: GType = 6 << 2
    package static let uint: GType = 7 << 2
    package static let long: GType = 8 << 2
    package static let ulong: GType = 9 << 2
    package static let int64: GType = 10 << 2
    package static let uint64: GType = 11 << 2
    package static let enumeration: GType = 12 << 2
    package static let flags: GType = 13 << 2
    package static let double: GType = 15 << 2
    package static let string: GType = 16 << 2
    package static let boxed: GType = 18 << 2
    package static let object: GType = 20 << 2
}
