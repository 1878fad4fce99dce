import Testing

/// The error of an invalid row names the row and the reason.
@Suite("Flow table")
struct FlowTableTests {
    private static let heading = "id    before  proposal  after   load      requests\n"

    @Test func `A flow table is read row by row`() throws {
        let rows = try FlowTable(Self.heading + "push  /       /a        / /a*   visit /a  1").rows
        #expect(rows.map(\.id) == ["push"])
        #expect(rows.first?.before == "/")
        #expect(rows.first?.proposal.url == "/a")
        #expect(rows.first?.after == "/ /a*")
        #expect(rows.first?.load == "visit /a")
        #expect(rows.first?.requests == 1)
    }

    @Test(arguments: [
        ("push  /       /a pup    / /a*   visit /a  1", #""pup" isn't a word of a proposal"#),
        ("push  /       a         / /a*   visit /a  1", #""a" is not where a proposal leads to"#),
        ("push  a       /a        / /a*   visit /a  1", #""a" aren't stacks"#),
        ("push  /       /a        / a*    visit /a  1", #""/ a*" aren't stacks"#),
        ("push  /       /a        / /a*   visit /a  one", #""one" isn't a number of requests"#),
        ("push  /       /a        / /a*   visit /a", #""" isn't a number of requests"#),
        ("push  /        /a       / /a*   visit /a  1", #""/a" does not fit below "proposal""#),
        ("push  / /a /b /a        / /a*   visit /a  1", #""/ /a /b" does not fit below "before""#),
    ])
    func `An error names the row of the flow table that can't be read`(_ line: String, _ reason: String) {
        let mistake = #expect(throws: FlowError.self) { try FlowTable(Self.heading + line) }
        #expect(mistake?.description == #"row "push": \#(reason)"#)
    }

    @Test func `A flow table needs a header row`() {
        #expect(throws: FlowError.self) { try FlowTable("push  /       /a        / /a*   visit /a  1") }
    }
}
