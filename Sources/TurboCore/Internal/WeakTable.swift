/// Values for objects that are owned elsewhere. An entry is removed after its object is deallocated.
///
/// Foundation on Linux has no `NSMapTable`.
package struct WeakTable<Value> {
    private struct Entry {
        weak var key: AnyObject?
        var value: Value
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    package init() {}

    package subscript(key: AnyObject) -> Value? {
        get {
            // A deallocated object's address may belong to another object now; the weak reference is nil then.
            guard let entry = entries[ObjectIdentifier(key)], entry.key === key else { return nil }
            return entry.value
        }
        set {
            entries = entries.filter { $0.value.key != nil }
            entries[ObjectIdentifier(key)] = newValue.map { Entry(key: key, value: $0) }
        }
    }

    /// The values of objects that are still alive.
    package var values: [Value] { entries.values.filter { $0.key != nil }.map(\.value) }

    /// The number of objects with a value that are still alive.
    package var count: Int { entries.values.count { $0.key != nil } }
}
