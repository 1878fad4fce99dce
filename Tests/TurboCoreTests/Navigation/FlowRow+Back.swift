extension FlowRow {
    /// The presentations `pop` and `refresh`.
    static let back = """
        id                          before             proposal        after         load            requests
        pop                         / /a               /x pop          /                             0
        pop/context                 / /a               /x modal pop    /                             0
        pop-root                    /                  /x pop          /                             0
        modal-pop                   / /a | /new /help  /x pop          / /a | /new                   0
        modal-pop-single            / /a | /new        /x pop          / /a                          0
        refresh                     / /a /b            /x refresh      / /a          refresh /a      1
        refresh-root                /                  /x refresh      /             refresh /       1
        refresh/answer-for-it       / /a               / refresh 200   /             refresh /       0
        refresh/answer-for-another  / /a               /x refresh 200  /             refresh /       1
        refresh/native              / (/numbers) /b    /x refresh      / (/numbers)                  0
        modal-refresh               / /a | /new /help  /x refresh      / /a | /new   refresh | /new  1
        modal-refresh-single        / /a | /new        /x refresh      / /a          refresh /a      1
        """

    /// The presentations `clear_all`, `replace_root` and `none`.
    static let root = """
        id                           before             proposal                  after        load         requests
        clear-all                    / /a /b            / clear_all               /            refresh /    1
        clear-all/at-root            /                  / clear_all               /            refresh /    1
        clear-all/part               / /a               /#b clear_all             /            visit /#b    1
        modal-clear-all              / /a | /new /help  / clear_all               /            refresh /    1
        sign-in                      / /a | /sign_in    / clear_all 200           /            refresh /    0
        clear-all/native-root        (/numbers) /a      / clear_all               (/numbers)                0
        replace-root                 / /a /b            /home replace_root        /home*       visit /home  1
        modal-replace-root           / /a | /new        /home replace_root        /home*       visit /home  1
        modal-replace-root/context   / /a | /sign_in    /home modal replace_root  /home*       visit /home  1
        modal-replace-root/response  / | /sign_in       /home replace_root 200    /home*       visit /home  0
        replace-root/native          / /a               (/numbers) replace_root   (/numbers)*               0
        none                         / /a               /x none                   / /a                      0
        modal-none                   / /a | /new        /x none                   / /a | /new               0
        """

    /// The three historical locations.
    static let historical = """
        id                        before             proposal                              after  load        requests
        recede                    / /a               /recede_historical_location           /                  0
        recede/root               /                  /recede_historical_location           /                  0
        modal-recede              / /a | /new        /recede_historical_location           /                  0
        recede/empty                                 /recede_historical_location                              0
        refresh-historical        / /a               /refresh_historical_location          / /a   refresh /a  1
        form-refresh              / /a | /new /help  /refresh_historical_location 200      / /a   refresh /a  1
        modal-refresh-historical  / /a | /new        /refresh_historical_location          / /a   refresh /a  1
        resume                    / /a               /resume_historical_location           / /a               0
        modal-resume              / /a | /new        /resume_historical_location           / /a               0
        refresh-historical/own    / /a /b            /refresh_historical_location refresh  / /a   refresh /a  1
        redirect-to-recede        / /a /follow       /follow→/recede_historical_location   /                  0
        """
}
