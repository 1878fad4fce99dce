# Tests the wheel of maintenance/release:
#   wheel_test.py FOLDER            installs it in a new virtual environment without network, and runs it
#   wheel_test.py --debug FOLDER    doesn't measure its size and its speed, or test how it finds libcurl
#   wheel_test.py --online FOLDER   also runs it by uvx, pre-commit and the steps of action.yml, which install packages from PyPI.
#                                   They install what is committed.
import http.server
import json
import os
import pathlib
import platform
import resource
import subprocess
import sys
import tempfile
import threading
import venv

ROOT = pathlib.Path(__file__).resolve().parents[2]
FIXTURES = ROOT / "Tests" / "Fixtures"
MAXIMUM_SIZE = 18_000_000
MAXIMUM_SECONDS = 0.015


def fail(message):
    sys.exit(f"wheel_test: {message}")


def run(*command, code=0, folder=None, **environment):
    """Runs a command, and fails unless it exits with the code. Returns what it prints."""
    done = subprocess.run(
        list(map(str, command)), cwd=folder, env={**os.environ, **{name: str(value) for name, value in environment.items()}},
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode != code:
        fail(f"{' '.join(map(str, command))} ended with {done.returncode} instead of {code}:\n{done.stdout}")
    return done.stdout


def test_install(wheel, work):
    environment = work / "environment"
    venv.create(environment, with_pip=True)
    run(environment / "bin" / "pip", "install", "--quiet", "--no-index", wheel)
    tool = environment / "bin" / "turbo-navigator"
    version = run(tool, "--version").split()[-1]
    if f"-{version}-" not in wheel.name:
        fail(f"the wheel {wheel.name} has the tool {version}")
    run(tool, "check", FIXTURES / "fine.json")
    if "unknown-key" not in run(tool, "check", FIXTURES / "seed.json", code=1):
        fail("check reports nothing")
    if not (environment / "share/man/man1/turbo-navigator.1").is_file():
        fail("the wheel has no manual page")
    return tool


def test_new(tool, work):
    """The sources that an app needs aren't in the wheel. The tool names their address, and clones them."""
    command = (tool, "new", "Books", "--url", "http://localhost:3000")
    repository = os.environ.get("GITHUB_REPOSITORY", "OWNER/turbo-navigator")
    printed = run(*command, code=2, folder=work)
    if f"--package https://github.com/{repository}," not in printed:
        fail(f"new doesn't say where the sources are: {printed}")
    sources = work / "sources"
    (sources / "Sources/TurboNavigator").mkdir(parents=True)
    for name in ("Package.swift", "Sources/TurboNavigator/TurboNavigator.swift"):
        (sources / name).write_text("")
    run("git", "init", "--quiet", sources)
    run("git", "add", ".", folder=sources)
    run("git", "-c", "user.name=test", "-c", "user.email=test@localhost", "commit", "--quiet", "--message", "all", folder=sources)
    run(*command, "--package", f"file://{sources}", folder=work)
    if "../turbo-navigator" not in (work / "Books/Package.swift").read_text():
        fail("the new app doesn't depend on the clone beside it")
    run(tool, "new", "Shop", *command[3:], "--package", f"file://{work}/none", code=2, folder=work / "Books")


def test_size(wheel):
    size = wheel.stat().st_size
    if size > MAXIMUM_SIZE:
        fail(f"the wheel has {size} bytes")
    return f"{size / 1e6:.1f} MB"


def test_processor_time(tool):
    def once():
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        run(tool, "check", FIXTURES / "fine.json")
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime

    # The shortest, because the machine may be busy.
    seconds = min(once() for _ in range(10))
    if seconds > MAXIMUM_SECONDS:
        fail(f"check of a small file takes {seconds * 1000:.1f} ms of processor time")
    return f"{seconds * 1000:.1f} ms"


def test_libcurl(tool, work):
    """The tool starts without libcurl, reports that it's missing, and uses it if it's there."""
    if platform.system() != "Linux":
        return
    if "libcurl" in run("readelf", "--dynamic", tool):
        fail("the tool is linked with libcurl")
    broken = work / "broken"
    broken.mkdir()
    for name in ("libcurl.so.4", "libcurl-gnutls.so.4"):
        (broken / name).write_text("not a library\n" * 100)
    run(tool, "check", FIXTURES / "fine.json", LD_LIBRARY_PATH=broken)
    with Server() as address:
        printed = run(tool, "check", f"{address}/fine.json", code=2, LD_LIBRARY_PATH=broken)
        if 'install it with "apt-get install libcurl4"' not in printed or printed.count("\n") != 1:
            fail(f"no sentence about the missing libcurl: {printed}")
        run(tool, "check", f"{address}/fine.json")


class Server:
    """A server with the fixtures."""

    def __enter__(self):
        handler = type("Handler", (http.server.SimpleHTTPRequestHandler,), {"log_message": lambda *_: None})
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), lambda *given: handler(*given, directory=str(FIXTURES)))
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return f"http://127.0.0.1:{self.server.server_port}"

    def __exit__(self, *_):
        self.server.shutdown()


def test_uvx(wheel, work, commands):
    cache = work / "uv"
    run(commands / "uvx", "--find-links", wheel.parent, "turbo-navigator", "check", FIXTURES / "fine.json", UV_CACHE_DIR=cache)


def test_pre_commit(wheel, work, commands):
    app = work / "app"
    run("git", "init", "--quiet", app)
    revision = run("git", "-C", ROOT, "rev-parse", "HEAD").strip()
    (app / ".pre-commit-config.yaml").write_text(
        f"repos:\n  - repo: {ROOT}\n    rev: {revision}\n    hooks:\n      - id: turbo-navigator\n")
    rules = app / "app/src/main/assets/json/configuration.json"
    rules.parent.mkdir(parents=True)
    (app / "package.json").write_text("{}")
    for fixture, code in (("fine", 0), ("seed", 1)):
        rules.write_text((FIXTURES / f"{fixture}.json").read_text())
        run("git", "add", ".", folder=app)
        printed = run(
            commands / "pre-commit", "run", code=code, folder=app, PRE_COMMIT_HOME=work / "pre-commit",
            PIP_FIND_LINKS=wheel.parent)
        if "no files to check" in printed:
            fail(f"the hook finds no file: {printed}")


def test_action(wheel, work):
    # pip writes into the folder.
    action = work / "action"
    run("git", "clone", "--quiet", ROOT, action)
    steps = json.loads(run(
        "ruby", "-ryaml", "-rjson", "-e", 'puts YAML.load_file(ARGV[0])["runs"]["steps"].to_json', action / "action.yml"))
    variables = {"GITHUB_ACTION_PATH": action, "RUNNER_TEMP": work / "runner", "PIP_FIND_LINKS": wheel.parent}
    (work / "runner").mkdir()
    inputs = {"FILES": f"{FIXTURES}/s*.json {FIXTURES}/fine.json", "LIBRARIES": "", "ROUTES": "", "STRICT": "true"}
    run("bash", "-ec", steps[0]["run"], **variables)
    if "::warning file=" not in run("bash", "-ec", steps[1]["run"], code=1, **variables, **inputs):
        fail("the action writes no annotation")
    inputs |= {"FILES": FIXTURES / "fine.json", "LIBRARIES": "turbo-navigator hotwire-ios"}
    run("bash", "-ec", steps[1]["run"], **variables, **inputs)


def main(*arguments):
    online = arguments[0] == "--online"
    wheels = list(pathlib.Path(arguments[-1]).resolve().glob("turbo_navigator-*.whl"))
    if len(wheels) != 1:
        fail(f"{arguments[-1]} has {len(wheels)} wheels instead of one: run maintenance/release")
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        tool = test_install(wheels[0], work)
        test_new(tool, work)
        if arguments[0] == "--debug":
            return
        test_libcurl(tool, work)
        print(f"{wheels[0].name}: {test_size(wheels[0])}, check of a small file: {test_processor_time(tool)} of processor time")
        if online:
            commands = tool.parent
            run(commands / "pip", "install", "--quiet", "uv", "pre-commit")
            test_uvx(wheels[0], work, commands)
            test_pre_commit(wheels[0], work, commands)
            test_action(wheels[0], work)
            print("It runs by uvx, pre-commit and the steps of action.yml.")


main(*sys.argv[1:])
