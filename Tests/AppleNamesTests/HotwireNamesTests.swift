import Testing

/// Compares the names of this library with Hotwire Native's. docs/migration.md has replacements for the missing ones.
@Suite("Hotwire Native's names")
struct HotwireNamesTests {
    let names: HotwireNames

    init() throws {
        names = try HotwireNames()
    }

    @Test func `Each name exists, or the page about migration has a replacement`() {
        #expect(names.all.count > 400)
        for name in names.all where !names.isOurs(name) {
            #expect(
                names.isOnPage(name), "\(name) is neither public here nor in docs/migration.md, From Hotwire Native")
        }
    }

    @Test(
        arguments: [
            "Navigator.route(_:options:parameters:)", "HotwireWebViewController.visitableDidRender()",
            "Message.Metadata.init(url:)", "HotwireTabBarController.init(navigatorDelegate:)",
            "WKNavigationActionPolicy.init(decision:)",
        ])
    func `Our names are found: inherited ones, renamed ones, and ones with more arguments`(_ name: String) {
        #expect(names.isOurs(name))
    }

    @Test(arguments: [
        "Navigator.fly(to:)", "Navigator.Wings", "Wings.flap()", "LoadError.init(wings:)", "route(_:wings:)",
    ])
    func `A missing name is reported`(_ name: String) {
        #expect(!names.isOurs(name) && !names.isOnPage(name))
    }

    @Test func `A type that is on the page stands for its members`() {
        #expect(!names.isOurs("OSLogWrapper") && names.isOnPage("OSLogWrapper.disabled"))
    }
}
