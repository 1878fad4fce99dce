"""The example in Python drives the app: xvfb-run python3 Ruby/test/driving_test.py"""
import http.server
import os
import pathlib
import sys
import threading
import time
import unittest
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Ruby/examples"))
import driving

TURBO = pathlib.Path(os.environ.get("TURBO_JS") or ROOT / "Demo/Server/vendor/javascript/turbo-7.1.0.umd.js")
PAGES = {
    "/posts": "<title>Posts</title><a href=/posts/new>New post</a>",
    "/posts/new": "<title>New</title><form method=post action=/posts><input name=title><button>Save</button></form>",
}
RULES = '{"rules": [{"patterns": ["/new$"], "properties": {"context": "modal"}}]}'


# What a page does with the web library of bridge components: a button of the component `button` clicks the link.
COMPONENT = """<title>Component</title><a href=/posts id=link>Go</a><script>
window.HotwireNative = { web: {
  setAdapter(adapter) {
    const data = { metadata: { url: location.href }, title: "Add" }
    adapter.receive({ id: "1", component: "button", event: "right", data })
  },
  adapterDidUpdateSupportedComponents() {},
  receive() { document.querySelector("#link").click() }
} }
document.dispatchEvent(new Event("web-bridge:ready"))
</script>"""
PAGES["/component"] = COMPONENT
PAGES["/"] = "<title>Home</title><a href=/posts/7>Post</a><b data-native-badge=posts>3</b>"


class Site(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    rules = RULES

    def log_message(self, *_):
        pass

    def answer(self, text, kind="text/html", status=200, **headers):
        body = text.encode()
        self.send_response(status)
        for name, value in {"Content-Type": kind, "Content-Length": len(body), **headers}.items():
            self.send_header(name, str(value))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        if self.path == "/turbo.js":
            return self.answer(TURBO.read_text(), "text/javascript")
        if self.path == "/configurations/ios_v1.json":
            return self.answer(self.rules, "application/json")
        if self.path == "/slow":
            time.sleep(1)
        title = urllib.parse.unquote(self.path.rpartition("/")[2])
        page = PAGES.get(self.path) or self.path.startswith("/posts/") and f"<title>{title}</title><p>Saved</p>"
        return self.answer(f"<!doctype html><script type=module src=/turbo.js></script>{page}", status=200 if page else 404)

    def do_POST(self):
        form = urllib.parse.parse_qs(self.rfile.read(int(self.headers["Content-Length"])).decode())
        self.answer("", status=303, Location="/posts/" + urllib.parse.quote(form["title"][0]))


class TabbedSite(Site):
    rules = """{"settings": {"tabs": [
        {"id": "home", "title": "Home", "path": "/", "symbol": "house"},
        {"id": "posts", "title": "Posts", "path": "/posts", "symbol": "doc.text"}]},
        "rules": [{"patterns": ["/new$"], "properties": {"context": "modal"}},
        {"patterns": ["/posts/[0-9]"], "properties": {"tab_id": "posts"}}]}"""


class DrivingTest(unittest.TestCase):
    def open(self, site=Site):
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), site)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        return driving.App(f"http://127.0.0.1:{server.server_port}/")

    def test_a_page_for_the_public_components_has_its_button(self):
        with self.open() as app:
            app.visit("/component")
            app.call("press", button="Add")
            self.assertEqual(app.state["stacks"], "/component /posts")

    def test_the_tabs_of_the_rules_are_listed_and_selected(self):
        with self.open(TabbedSite) as app:
            def seen():
                return app.state["tabs"], app.state["tab"], app.state["stacks"]
            app.visit("/")
            self.assertEqual(seen(), (["Home", "Posts"], "Home", "/"))
            app.call("tab", title="Posts")
            self.assertEqual(seen(), (["Home", "Posts"], "Posts", "/posts"))
            app.call("tab", title="Home")
            app.click("Post")
            self.assertEqual(seen(), (["Home", "Posts"], "Posts", "/posts /posts/7"))
            app.visit("/posts")
            self.assertEqual(seen()[1:], ("Posts", "/posts"))
            app.visit("/component")
            self.assertEqual(seen()[1:], ("Posts", "/component"))
            app.visit("/posts/8")
            self.assertEqual(seen()[1:], ("Posts", "/posts/8"))
            app.visit("/posts/new")
            self.assertEqual(seen()[1:], ("Home", "/ | /posts/new"))
            app.call("reset")
            self.assertEqual(app.state["tabs"], [])
            app.visit("/posts/8")
            self.assertEqual(seen(), (["Home", "Posts"], "Posts", "/posts/8"))

    def test_a_post_is_written_in_a_modal(self):
        with self.open() as app:
            app.visit("/posts")
            app.click("New post")
            self.assertEqual(app.state["stacks"], "/posts | /posts/new")
            app.type("input[name=title]", "Hello")
            app.click("Save")
            self.assertEqual(app.state["stacks"], "/posts /posts/Hello")
            self.assertEqual((app.state["title"], app.text("p")), ("Hello", "Saved"))
            with self.assertRaisesRegex(driving.AppError, "(?s)no visible button.*Stacks: /posts /posts/Hello"):
                app.call("press", button="Publish", deadline=0.1)

    def test_a_visit_of_a_slow_page_waits_no_longer_than_its_deadline(self):
        with self.open() as app:
            with self.assertRaisesRegex(driving.AppError, "after 0.1 s"):
                app.call("visit", url=app.url("/slow"), deadline=0.1)


unittest.main()
