"""Drives a native app from Python, by the protocol of docs/protocol.md: for pytest with the live servers of Django and Flask.

    @pytest.fixture
    def app(live_server):
        with App(live_server.url) as app:
            yield app

    def test_a_post_is_written_in_a_modal(app):
        app.visit("/posts")
        app.click("New post")
        assert app.state["stacks"] == "/posts | /posts/new"

The app needs a display: xvfb-run pytest.
"""
import json
import os
import socket
import subprocess
import urllib.parse
import urllib.request


class AppError(AssertionError):
    """What the app couldn't do, and what is visible instead."""


class App:
    def __init__(self, site, program=None, *options):
        program = program or os.environ.get("TURBO_NAVIGATOR_OPEN", "turbo-navigator-open")
        self.site, self.number = site, 0
        ours, theirs = socket.socketpair()
        with theirs:
            self.process = subprocess.Popen(
                [program, site, "--drive", str(theirs.fileno()), *options], pass_fds=[theirs.fileno()],
                env={**os.environ, "GDK_BACKEND": "x11", "UIKIT_ANIMATION_SPEED": "10"}, stdout=subprocess.DEVNULL)
        self.socket, self.lines = ours, ours.makefile("r")
        hello = self.read()
        assert hello["protocol"] == 1, f"the app speaks version {hello['protocol']} of the protocol"
        rules = next((path for path in hello["rulePaths"] if self.has_rules(path)), None)
        if rules:
            self.call("rules", url=self.url(rules))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.lines.close()
        self.socket.close()
        self.process.wait()

    def url(self, path):
        return urllib.parse.urljoin(self.site, path)

    def has_rules(self, path):
        try:
            with urllib.request.urlopen(self.url(path)) as response:
                return "rules" in json.load(response)
        except (OSError, ValueError):
            return False

    def read(self):
        line = self.lines.readline()
        if not line:
            raise AppError("the app has ended")
        return json.loads(line)

    def call(self, command, **values):
        """Sends a request, and returns the value of the response."""
        self.number += 1
        self.socket.sendall(json.dumps({"id": self.number, "do": command, **values}).encode() + b"\n")
        response = self.read()
        if "error" in response:
            raise AppError("{message}\n{seen}".format(**response["error"]))
        return response["value"]

    def visit(self, path):
        self.call("visit", url=self.url(path), start=self.url("/"))

    @property
    def state(self):
        return self.call("state")

    def find(self, css):
        found = self.call("page", ask="find", kind="css", query=css, frames=[])
        if not found:
            raise AppError(f"There is no {css}. Stacks: {self.state['stacks']}")
        return found[0]

    def click(self, name):
        """Clicks a link of the page by its text, or else a button of the page, the bar or an alert."""
        text = json.dumps(name)
        links = self.call("page", ask="find", kind="xpath", query=f"//a[normalize-space()={text}]", frames=[])
        self.call("click", element=links[0], frames=[]) if links else self.call("press", button=name)

    def type(self, css, text):
        self.call("type", element=self.find(css), keys=[text], selects=True, frames=[])

    def text(self, css="body"):
        return self.call("page", ask="visibleText", element=self.find(css), frames=[])

    def answer(self, accept=True, text=None):
        self.call("answer", accept=accept, text=text)
