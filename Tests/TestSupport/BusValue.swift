internal import CGTK

/// A value from a bus.
@MainActor
final class BusValue {
    private let variant: OpaquePointer

    /// - Parameter variant: the caller's own reference, which goes over.
    init(_ variant: OpaquePointer) {
        self.variant = variant
    }

    isolated deinit {
        g_variant_unref(variant)
    }

    var text: String { g_variant_get_string(variant, nil).map { String(cString: $0) } ?? "" }

    /// The text; empty for a value of another type.
    var textIfAny: String { String(cString: g_variant_get_type_string(variant)) == "s" ? text : "" }

    var signed: Int32 { g_variant_get_int32(variant) }

    var number: UInt32 { g_variant_get_uint32(variant) }

    /// The content of a value of any type.
    var inner: BusValue { BusValue(g_variant_get_variant(variant)) }

    var count: Int { Int(g_variant_n_children(variant)) }

    subscript(index: Int) -> BusValue { BusValue(g_variant_get_child_value(variant, gsize(index))) }
}
