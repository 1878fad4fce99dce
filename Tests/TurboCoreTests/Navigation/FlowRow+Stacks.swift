extension FlowRow {
    /// Nothing has been routed yet.
    static let empty = """
        id                           before  proposal           after        load          requests
        first-route                          /a                 /a*          visit /a      1
        first-route/replace                  /a replace         /a*          visit /a      1
        first-route/pop                      /a pop             /a*          visit /a      1
        first-route/clear-all                / clear_all        /*           visit /       1
        first-route/modal-clear-all          / modal clear_all  /*           visit /       1
        first-route/modal                    /new modal         | /new*      visit | /new  1
        first-route/none                     /a none                                       0
        first-route/native                   (/numbers)         (/numbers)*                0
        """

    /// The current context is `default`.
    static let fromDefault = """
        id                         before      proposal            after           load          requests
        push                       /           /a                  / /a*           visit /a      1
        page-below                 / /a /b     /a                  / /a            visit /a      1
        push/further-below         / /a /b /c  /a                  / /a /b /c /a*  visit /a      1
        action-replace             / /a        /b action:replace   / /b*           visit /b      1
        action-replace/page-below  / /a /b     /a action:replace   / /a            visit /a      1
        push/response              / /a        /b 200              / /a /b*        visit /b      0
        push/422                   / /a        /b 422              / /a /b*        visit /b      1
        replace                    / /a        /b replace          / /b*           visit /b      1
        modal                      / /a        /new modal          / /a | /new*    visit | /new  1
        modal-replace-presents     / /a        /new modal replace  / /a | /new*    visit | /new  1
        push/during-dismissal      / | ~/new   /a                  / /a* | ~/new   visit /a      1
        """

    /// The identity of pages.
    static let identity = """
        id                     before       proposal                 after                   load               requests
        same-page              / /a         /a                       / /a*                   visit /a           1
        same-page/fragment     / /a         /a#comments              / /a#comments*          visit /a#comments  1
        push/other-query       / /a?page=1  /a?page=2                / /a?page=1 /a?page=2*  visit /a?page=2    1
        same-page/query-rule   / /a?page=1  /a?page=2 query:replace  / /a?page=2*            visit /a?page=2    1
        same-page/redirected   / /a→/b      /b                       / /b*                   visit /b           1
        page-below/app-screen  / (-)        /                        /                       visit /            1
        page-below/part        / /a /b      /a#c                     / /a                    visit /a#c         1
        page-below/query-rule  / /a?q=1 /b  /a?q=2 query:replace     / /a?q=1                visit /a?q=2       1
        page-below/redirected  / /a→/b /c   /b#d                     / /a→/b                 visit /b#d         1
        """

    /// Screens of the app that show no page.
    static let native = """
        id                 before           proposal          after                         load  requests
        page-below/native  / (/numbers) /b  (/numbers)        / (/numbers)                        0
        native             /                (/numbers)        / (/numbers)*                       0
        native/another     / (/numbers/1)   (/numbers/2)      / (/numbers/1) (/numbers/2)*        0
        modal/native       /                (/numbers) modal  / | (/numbers)*                     0
        """

    /// The current context is `modal`, the given one isn't.
    static let fromModal = """
        id                                 before             proposal           after         load             requests
        modal-to-push                      / /a | /new        /b                 / /a /b*      visit /b         1
        modal-to-same-page                 / /a | /new        /a                 / /a*         visit /a         1
        modal-to-page-below                / /a /b | /new     /a                 / /a          visit /a         1
        modal-to-action-replace            / /a | /new        /b action:replace  / /a /b*      visit /b         1
        modal-to-action-replace/same-page  / /a | /new        /a action:replace  / /a*         visit /a         1
        modal-form                         / | /new           /things/1 200      / /things/1*  visit /things/1  0
        modal-to-replace                   / /a | /new /help  /b replace         / /b*         visit /b         1
        modal-to-push/empty-main           | /new             /a                 /a*           visit /a         1
        """

    /// The current context and the given one are `modal`.
    static let insideModal = """
        id                    before          proposal                    after            load           requests
        modal-push            / | /new        /help modal                 / | /new /help*  visit | /help  1
        modal-same-page       / | /new        /new modal                  / | /new*        visit | /new   1
        modal-page-below      / | /new /help  /new modal                  / | /new         visit | /new   1
        modal-action-replace  / | /new        /help modal action:replace  / | /help*       visit | /help  1
        modal-replace         / | /new /help  /new2 modal replace         / | /new /new2*  visit | /new2  1
        """

    /// Modal pages that begin a new modal flow.
    static let modalFlows = """
        id                         before            proposal                          after            load          requests
        modal-flow                 / | /new /help    /b modal flow:new                 / | /b*          visit | /b    1
        modal-flow/first           / /a              /b modal flow:new                 / /a | /b*       visit | /b    1
        modal-flow/empty-main      | /new            /b modal flow:new                 | /b*            visit | /b    1
        modal-flow/response        / | /new          /b modal flow:new 200             / | /b*          visit | /b    0
        modal-flow/replace         / | /new /help    /b modal replace flow:new         / | /b*          visit | /b    1
        modal-flow/action-replace  / | /new          /b modal flow:new action:replace  / | /b*          visit | /b    1
        modal-flow/native          / | /new          (/numbers) modal flow:new         / | (/numbers)*                0
        modal-flow/same-page       / | /new          /new modal flow:new               / | /new*        visit | /new  1
        modal-flow/page-below      / | /new /help    /new modal flow:new               / | /new         visit | /new  1
        modal-flow/further-below   / | /new /a /b    /new modal flow:new               / | /new*        visit | /new  1
        modal-flow/redirected      / | /new /follow  /follow→/b modal flow:new         / | /b*          adopt | /b    0
        modal-flow/only-screen     / | /follow       /follow→/b modal flow:new         / | /b*          adopt | /b    0
        modal-flow/not-modal       / | /new          /a flow:new                       / /a*            visit /a      1
        modal-flow/waits           / | /new ! alert  /b modal flow:new                 / | /b*          visit | /b    1 waits
        """
}

extension FlowRow {
    /// Controllers that are never pushed, but presented over what is on top.
    static let foreign = """
        id                  before    proposal              after             load  requests
        alert               / /a      !/alert               / /a ! alert            0
        alert/over-modal    / | /new  !/alert modal         / | /new ! alert        0
        alert/replace-root  / /a      !/alert replace_root  / /a ! alert            0
        """

    /// A foreign controller is over the stacks.
    static let overlays = """
        id                       before            proposal     after                    load             requests
        overlay/push             / ! alert         /a           / /a* ! alert            visit /a         1
        overlay/modal-waits      / ! alert         /new modal   / ! alert                visit | nothing  1 waits
        overlay/modal-push       / | /new ! alert  /help modal  / | /new /help* ! alert  visit | /help    1
        overlay/dismissal-waits  / | /new ! alert  /a           / /a*                    visit /a         1 waits
        """
}
