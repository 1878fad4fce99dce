import Foundation
import Testing

@testable import TurboNavigatorTool

/// Tests the lists of routes of frameworks other than Rails.
@Suite struct FrameworkRouteTests {
    /// Each row: a path as a framework writes it, and its samples.
    @Test(
        arguments: [
            ("/posts/{id}/edit", ["/posts/1/edit", "/posts/a/edit", "/posts/a-b/edit"]),
            ("/posts/{id?}", ["/posts", "/posts/1", "/posts/a"]),
            ("/{_locale<en|de>}/posts", ["/en/posts", "/de/posts"]),
            ("/posts/{page<\\d+>?1}", ["/posts", "/posts/1"]),
            ("/posts/{post:slug}", ["/posts/1", "/posts/a", "/posts/a-b"]),
            ("/day/{d<\\d{4}>}", ["/day/1111"]), ("/posts/<int:id>", ["/posts/1"]),
            ("/f/<path:p>", ["/f/a", "/f/a/b/c"]),
            ("/u/<any(about, help):page>", ["/u/about", "/u/help"]), ("/x/<float:x>", ["/x/1.1"]),
            ("/k/<uuid:k>", ["/k/00000000-0000-0000-0000-000000000000", "/k/0b9e6f0e-3c1c-4a65-9d3f-2f6a8a3f7c11"]),
            ("/y/(?P<year>[0-9]{4})/", ["/y/0000/"]),
            ("/l/<string(length=2):code>", ["/l/1", "/l/a", "/l/a-b"]), ("/o/:x?", ["/o", "/o/1", "/o/a"]),
            ("/d/:year(\\d+)", ["/d/1"]), ("https://example.com/posts/{id}", ["/posts/1", "/posts/a", "/posts/a-b"]),
            ("/posts/:id(.:format)", ["/posts/1", "/posts/a", "/posts/a-b"]), ("/a?b={c}", ["/a?b=%7Bc%7D"]),
            ("/open/{", ["/open/%7B"]),
        ])
    func `A plain list has parameters of any framework`(path: String, addresses: [String]) {
        let list = RouteList(path)
        #expect(list.routes.prefix(3).map(\.address) == Array(addresses.prefix(3)))
        #expect(list.unknownLines.isEmpty)
    }

    private static let laravelDots = """

          GET|HEAD        / ............................................... home
          GET|HEAD        posts ................. posts.index › PostController@index
          POST            posts ................. posts.store › PostController@store
          GET|HEAD        posts/{post}/edit ..... posts.edit › PostController@edit
                          ⇂ web
                          ⇂ Illuminate\\Auth\\Middleware\\Authenticate
          GET|HEAD        shop/{item?} App\\Http\\Controllers\\ShopController@show
          ANY             old ................ Illuminate\\Routing\\RedirectController
          GET|HEAD        {account}.example.com/teams .............................
          PUT|PATCH       posts/{post} .......... posts.update › PostController@update

                                                                Showing [8] routes

        """

    private static let laravelBoxes = """
        +--------+----------+-------------------+------------+--------------------------+------------+
        | Domain | Method   | URI               | Name       | Action                   | Middleware |
        +--------+----------+-------------------+------------+--------------------------+------------+
        |        | GET|HEAD | /                 |            | Closure                  | web        |
        |        | GET|HEAD | posts             | posts.list | PostController@index     | web        |
        |        |          |                   |            |                          | auth       |
        |        | POST     | posts             |            | PostController@store     | web        |
        |        | GET|HEAD | posts/{post}/edit |            | PostController@edit      | web        |
        +--------+----------+-------------------+------------+--------------------------+------------+
        """

    private static let laravelJSON = """
        [{"domain":null,"method":"GET|HEAD","uri":"\\/","name":"home","action":"Closure","middleware":["web"],
        "path":"routes\\/web.php:7"},{"domain":null,"method":"POST","uri":"posts","name":null,"action":"P@store","path":null},
        {"domain":null,"method":"GET|HEAD","uri":"posts\\/{post}\\/edit","name":null,"action":"P@edit","path":null}]
        """

    private static let symfony = """
         ------------ ---------- -------- ------ ---------------------
          Name         Method     Scheme   Host   Path
         ------------ ---------- -------- ------ ---------------------
          home         GET        ANY      ANY    /
          post_list    GET|HEAD   ANY      ANY    /posts
          post_new     POST       ANY      ANY    /posts
          post_edit    ANY        ANY      ANY    /posts/{post}/edit
         ------------ ---------- -------- ------ ---------------------
        """

    private static let symfonyJSON = """
        {"home": {"path": "\\/", "method": "GET|HEAD", "requirements": "NO CUSTOM", "defaults": []},
        "new": {"path": "\\/posts", "method": "POST", "requirements": "NO CUSTOM"},
        "show": {"path": "\\/posts\\/{post}\\/edit", "method": "ANY", "requirements": {"post": "\\\\d+"}}}
        """

    private static let flask = """
        Endpoint   Methods    Rule
        ---------  ---------  ----------------------
        create     POST       /posts
        edit       GET, POST  /posts/<int:post>/edit
        index      GET        /
        """

    private static let django = """
        /\tblog.views.index\thome
        /posts/<int:post>/edit\tblog.views.Edit\tpost-edit\tlogin_required
        /old/<var>/\tdjango.views.generic.base.RedirectView
        """

    private static let djangoTable = """
        URL                      | Module          | Name      | Decorator
        -------------------------+-----------------+-----------+----------
        /                        | blog.views.home | home      |
        /posts/<int:post>/edit   | blog.views.Edit |           |
        """

    private static let express = """
        [
          { path: '/', methods: [ 'GET' ], middlewares: [ 'anonymous' ] },
          {
            path: '/posts/:post(\\\\d+)/edit',
            methods: [ 'GET', 'POST' ],
            middlewares: [ 'anonymous' ]
          },
          { path: '/login', methods: [ 'POST' ], middlewares: [ 'anonymous' ] }
        ]
        """

    private static let expressTable = """
        ┌─────────┬─────────────────────┬───────────────────┐
        │ (index) │        path         │      methods      │
        ├─────────┼─────────────────────┼───────────────────┤
        │    0    │         '/'         │     [ 'GET' ]     │
        │    1    │ '/posts/:post/edit' │ [ 'GET', 'POST' ] │
        │    2    │      '/login'       │    [ 'POST' ]     │
        └─────────┴─────────────────────┴───────────────────┘
        """

    private static let phoenix = """
                page_path  GET     /                   HelloWeb.PageController :home
                           GET     /posts/:post/edit   HelloWeb.PostController :edit
                           POST    /posts              HelloWeb.PostController :create
                           *       /admin              HelloWeb.Admin []
        [api.x.example]    GET     /teams              HelloWeb.TeamController :index
                           GET     /live/:x            Phoenix.LiveView.Plug :show
                           WS      /live/websocket     Phoenix.LiveView.Socket
                           GET     /live/longpoll      Phoenix.LiveView.Socket
                           POST    /live/longpoll      Phoenix.LiveView.Socket
        """

    /// A list of each framework.
    static let lists = [
        laravelDots, laravelBoxes, laravelJSON, symfony, symfonyJSON, flask, django, djangoTable, express, expressTable,
        phoenix,
    ]

    /// Each row: a list, and the first sample of each of its paths.
    @Test(
        arguments: [
            (laravelDots, ["/", "/posts", "/posts/1/edit", "/shop", "/old", "/teams"]),
            (laravelBoxes, ["/", "/posts", "/posts/1/edit"]), (laravelJSON, ["/", "/posts/1/edit"]),
            (symfony, ["/", "/posts", "/posts/1/edit"]), (symfonyJSON, ["/", "/posts/1/edit"]),
            (flask, ["/posts/1/edit", "/"]), (django, ["/", "/posts/1/edit", "/old/1/"]),
            (django.replacingOccurrences(of: "\t", with: "    "), ["/", "/posts/1/edit", "/old/1/"]),
            (djangoTable, ["/", "/posts/1/edit"]), (express, ["/", "/posts/1/edit"]),
            (expressTable, ["/", "/posts/1/edit"]),
            ("get /\nGET   /posts/:post/edit\nPOST  /posts", ["/", "/posts/1/edit"]),
            (phoenix, ["/", "/posts/1/edit", "/admin", "/teams", "/live/1"]),
        ])
    func `Reads the list of a framework`(text: String, addresses: [String]) {
        let mixed = text.hasPrefix("[") || text.hasPrefix("{") ? text : text + "\n\n/plain"
        for text in [text, text.replacingOccurrences(of: "\n", with: "\r\n"), mixed] {
            let list = RouteList(text)
            var names: Set<String> = []
            let firsts = list.routes.filter { names.insert($0.name).inserted }.map(\.address)
            #expect(firsts.filter { $0 != "/plain" } == addresses)
            #expect(list.unknownLines.count <= (text.contains("| auth ") ? 1 : 0))
        }
    }

    @Test(
        arguments: [
            [0xEF, 0xBB, 0xBF] + Array("/posts\r\n/café".utf8), bytes("/posts\n/café", isLittle: true, mark: true),
            bytes("/posts\n/café", isLittle: false, mark: true), bytes("/posts\n/café", isLittle: true, mark: false),
            bytes("/posts\r\n/café", isLittle: false, mark: false), Array("\u{1B}[32m/posts\u{1B}[0m\n/café".utf8),
        ] as [[UInt8]])
    func `Reads every encoding`(bytes: [UInt8]) {
        let list = RouteList(RouteText.decoded(Data(bytes)))
        #expect(list.routes.map(\.address) == ["/posts", "/caf%C3%A9"])
        #expect(list.unknownLines.isEmpty)
    }

    private static func bytes(_ text: String, isLittle: Bool, mark: Bool) -> [UInt8] {
        ((mark ? "\u{FEFF}" : "") + text).utf16.flatMap { unit -> [UInt8] in
            let pair = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
            return isLittle ? pair : pair.reversed()
        }
    }

    /// Each row: a file that isn't a list of routes, and a part of the sentence about it.
    @Test(
        arguments: [
            ("{\"name\": \"app\", \"version\": \"1.0\"}", "is JSON, but not a list of routes."),
            ("[1, 2]", "is JSON, but not a list of routes."),
            (
                " Status   Migration ID    Migration Name\n----------------------------------------\n   up     2024  Create /a",
                "Its columns: Status, Migration ID, Migration Name."
            ),
            ("| Name | Size |\n| --- | --- |\n| /usr/bin | 4 |\n", "Its columns: Name, Size."),
            (
                "+------+------+\n| Path | Size |\n+------+------+\n| /usr | 4    |\n+------+------+",
                "Its columns: Path, Size."
            ),
            ("CONTAINER ID   IMAGE\n0a1b2c   nginx", "contains no paths"),
            ("/dev/sda1   100G   20G   80G  20% /home", "contains no paths"),
        ])
    func `Another kind of table is rejected with a sentence`(text: String, sentence: String) throws {
        let run = try ToolRun(["routes", "seed.json", "--routes", "-"], input: text)
        #expect(run.exitCode == 2)
        #expect(run.errors.contains(sentence), "\(run.errors)")
    }
}
