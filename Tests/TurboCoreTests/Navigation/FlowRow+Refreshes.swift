extension FlowRow {
    /// Pages that refreshed themselves, and were redirected by the server.
    static let refreshes = """
        id                                before           proposal            after             load           requests
        refreshed                         / /a             ↻/a→/b              / /b*             visit /b       0
        refreshed/only-screen             /a               ↻/a→/b              /b*               visit /b       0
        refreshed/under-modal             / /a | /new      ↻/a→/b              / /b* | /new      visit /b       0
        refreshed/under-native            / /a (/numbers)  ↻/a→/b              / /b* (/numbers)  visit /b       0
        refreshed/page-below              / /a             ↻/a→/               /                 visit /        0
        refreshed/page-below-under-modal  / /a | /new      ↻/a→/               / | /new          visit /        0
        refreshed/in-modal                / | /new /edit   ↻/edit→/help modal  / | /new /help*   visit | /help  0
        refreshed/into-modal              / /a             ↻/a→/new modal      / /a | /new*      visit | /new   0
        refreshed/out-of-modal            / | /new         ↻/new→/b            / /b*             visit /b       0
        refreshed/native                  / /a             ↻/a→(/numbers)      / (/numbers)*                    0
        refreshed/alert                   / /a             ↻/a→!/alert         / /a ! alert                     0
        refreshed/clear-all               / /a             ↻/a→/ clear_all     /                 refresh /      0
        refreshed/none                    / /a             ↻/a→/x none         / /a                             0
        refreshed/screen-gone             / /a             ↻/gone→/b           / /a                             0
        """
}
