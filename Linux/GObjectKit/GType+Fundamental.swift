package import CGTK

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
