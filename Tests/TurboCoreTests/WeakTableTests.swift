import Testing
import TurboCore

@Suite("Weak tables")
struct WeakTableTests {
    private final class Key {}

    @Test func `An entry is removed when its key is deallocated`() {
        var table = WeakTable<String>()
        let kept = Key()
        table[kept] = "kept"
        do {
            let gone = Key()
            table[gone] = "gone"
            #expect(table[gone] == "gone")
        }
        #expect(table.count == 1)
        #expect(table[kept] == "kept")
        table[kept] = nil
        #expect(table[kept] == nil)
    }
}
