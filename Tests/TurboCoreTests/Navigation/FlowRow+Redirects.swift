extension FlowRow {
    /// Visits that the server redirected to a page.
    static let redirects = """
        id                              before            proposal             after            load           requests
        redirect                        / /follow         /follow→/b           / /b*            adopt /b       0
        redirect/same-page              / /a /follow      /follow→/a           / /a*            adopt /a       0
        redirect-below                  / /a /b /follow   /follow→/a           / /a             adopt /a       0
        redirect/in-modal               / | /new /follow  /follow→/help modal  / | /new /help*  adopt | /help  0
        redirect/only-modal-screen      / | /follow       /follow→/new modal   / | /new*        adopt | /new   0
        redirect-into-modal             / /follow         /follow→/new modal   / | /new*        visit | /new   0
        redirect-out-of-modal           / | /new /follow  /follow→/b           / /b*            visit /b       0
        redirect-first-modal            / | /follow       /follow⇢/b           / /b*            visit /b       1
        redirect-first-modal/rendered   / | /follow       /follow→/b           / /b*            visit /b       0
        redirect/native                 / /follow         /follow→(/numbers)   / (/numbers)*                   0
        redirect/alert                  / /follow         /follow→!/alert      / ! alert                       0
        redirect/only-screen            /follow           /follow→/b           /b*              adopt /b       0
        redirect-into-modal/first-page  /follow           /follow⇢/new modal   | /new*          visit | /new   1
        redirect-into-modal/cold-boot   / /follow         /follow⇢/new modal   / | /new*        visit | /new   1
        redirect/screen-gone            / /a              /gone→/b             / /a                            0
        form                            / /form           /b 200               / /form /b*      visit /b       0
        """

    /// Visits that the server redirected to a page with a presentation.
    static let redirectedRules = """
        id                            before        proposal                    after    load         requests
        redirect-to-pop               / /a /follow  /follow→/x pop              /                     0
        redirect-to-refresh           / /a /follow  /follow→/x refresh          /        refresh /    1
        redirect-to-clear-all         / /a /follow  /follow→/ clear_all         /        adopt /      0
        redirect-to-replace-root      / /a /follow  /follow→/home replace_root  /home*   adopt /home  0
        redirect-to-none              / /a /follow  /follow→/x none             / /a                  0
        redirect-to-none/only-screen  /follow       /follow→/x none             /follow               0
        """
}

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
