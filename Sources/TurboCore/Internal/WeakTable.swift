/// Values for objects that somebody else owns: an entry goes when its object does.
///
/// Foundation has no `NSMapTable` on Linux.
package struct WeakTable<Value> {
    private struct Entry {
        weak var key: AnyObject?
        var value: Value
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    package init() {}

    package subscript(key: AnyObject) -> Value? {
        get {
            // An object that went may have left its address to another one: the weak reference tells.
            guard let entry = entries[ObjectIdentifier(key)], entry.key === key else { return nil }
            return entry.value
        }
        set {
            entries = entries.filter { $0.value.key != nil }
            entries[ObjectIdentifier(key)] = newValue.map { Entry(key: key, value: $0) }
        }
    }

    /// How many objects with a value are alive.
    package var count: Int { entries.values.count { $0.key != nil } }
}
