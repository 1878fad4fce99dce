# tests.py [--long] [OPTION OF SWIFT TEST…]
# Used by bin/test: builds everything once, then runs the steps and the Swift tests side by side, each in a session of its own:
# see session.sh. Suites that are short run in one process, in groups that are the same on every machine.
import collections
import itertools
import json
import os
import pathlib
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time

import layouts

ROOT = pathlib.Path(__file__).resolve().parents[2]
LOGS = ROOT / ".build/logs"
FUZZING = ROOT / ".build/fuzzing"
BINARY = ROOT / ".build/debug/turbo-navigatorPackageTests.xctest"
CACHE = ["--cache-path", str(ROOT / ".build/cache")]
# Seconds of suites that take longer than their number of tests suggests. bin/test writes them to .build/logs/durations.
DURATIONS = ROOT / "Tests/durations"
LONG_SUITE = 3
SECONDS_OF_A_TEST = 0.4
SECONDS_OF_A_GROUP = 60
# The tests wait for a part of their time.
JOBS = int(os.environ.get("TEST_JOBS") or (os.cpu_count() or 2) + 2)
# A job that prints nothing for so many seconds is ended. The longest test takes a minute on two busy cores.
SILENCE = int(os.environ.get("TEST_SILENCE") or 300)
NEWS = 9
# Below those that the system gives to clients.
PORTS = itertools.cycle(range(11_000, 32_000, 300))
# Those of the compiler, SwiftPM, GTK, GLib and WebKit are shown, because maintenance/roots fails for them.
WARNING = re.compile(
    r"\.swift:[0-9:]+ warning:|^warning: prohibited flag|(Gtk|Gdk|Gsk|Adwaita|GLib|WebKit)[A-Za-z-]*-(WARNING|CRITICAL) \*\*"
    r"|^\*\* \(process:\d+\): (WARNING|CRITICAL)")
TURBOLINKS = pathlib.Path("/usr/share/nodejs/turbolinks/dist/turbolinks.js")
TURBOLINKS_FLOWS = """
    first-route push same-page page-below action-replace back scroll modal modal-replace modal-to-push modal-done refresh
    modal-refresh clear-all replace-root recede refresh-historical redirect redirect-into-modal redirect-to-recede form
    unauthorized external fragment""".split()
# What finds something only in an hour: see LongRun.swift.
LONG = {"TEST_LONG": "1", "RANDOM_SEEDS": "1000", "TORTURE_SEEDS": "1000"}
STARTED = time.monotonic()


def seconds():
    return round(time.monotonic() - STARTED)


def say(text):
    print(text, flush=True)


class Job:
    """A command with a log file, in a session of its own that ends with it."""

    def __init__(self, name, *command, cost=1, environment=None, isolated=True, echo=False):
        self.name, self.command, self.cost, self.isolated, self.echo = name, command, cost, isolated, echo
        # BUILT: see swift.sh.
        self.environment = {"BUILT": "1"} if environment is None else environment
        self.log = LOGS / f"{name}.log"
        self.problem = ""

    def start(self):
        self.started = time.monotonic()
        self.heard, self.size, self.shown = self.started, 0, 0
        self.folder = tempfile.mkdtemp(prefix="turbo-navigator.")
        session = ["sh", "bin/lib/session.sh", self.folder] if self.isolated else []
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [*session, *map(str, self.command)], cwd=ROOT, env={**os.environ, **self.environment}, stdin=subprocess.DEVNULL,
                stdout=log, stderr=subprocess.STDOUT, start_new_session=True)

    def has_ended(self):
        self.listen()
        ended = self.process.poll() is not None
        if not ended and time.monotonic() - self.heard > SILENCE:
            self.problem = f"nothing was printed for {SILENCE} s, so it was ended"
            ended = True
        if ended:
            self.end()
            self.listen()
            self.took = time.monotonic() - self.started
            self.finish()
        return ended

    def listen(self):
        size = self.log.stat().st_size
        if size != self.size:
            self.size, self.heard = size, time.monotonic()
        if self.echo:
            with self.log.open("rb") as log:
                log.seek(self.shown)
                sys.stdout.write(log.read().decode(errors="replace"))
                sys.stdout.flush()
                self.shown = log.tell()

    def last_line(self):
        with self.log.open("rb") as log:
            log.seek(max(0, self.size - 4000))
            lines = log.read().decode(errors="replace").split("\n")
        return next((line.strip() for line in reversed(lines) if line.strip()), "")[:160]

    def end(self):
        """Ends all processes of the session, also those that the command leaves behind. First politely."""
        for number, tries in ((signal.SIGTERM, 20), (signal.SIGKILL, 20)):
            for _ in range(tries):
                if not send(number, self.process.pid):
                    break
                time.sleep(0.1)
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def finish(self):
        if not self.problem and self.process.returncode:
            self.problem = f"it ended with status {self.process.returncode}"

    def report(self):
        """What the log says about a failure."""
        return "\n".join(self.log.read_text(errors="replace").split("\n")[-100:])

    def causes(self):
        """The errors that minitest has printed, each with its test."""
        errors = re.findall(r"^ *(?:Error|Failure):\n(.+\n.+)", self.log.read_text(errors="replace"), re.MULTILINE)
        return [re.sub(r"\s+", " ", error)[:300] for error in errors]

    def following(self):
        """A job for what this one couldn't do."""
        return None


def send(number, session):
    """Sends a signal to all processes of a session; false if none is left."""
    found = False
    for stat in pathlib.Path("/proc").glob("[0-9]*/stat"):
        try:
            # The fields after the name in parentheses: state, parent, process group, session.
            fields = stat.read_text().rpartition(")")[2].split()
            if int(fields[3]) == session and fields[0] != "Z":
                found = True
                os.kill(int(stat.parent.name), number)
        except (OSError, ValueError):
            continue
    return found


class Tests(Job):
    """Swift tests in one process. Their results are read from the events that Swift Testing writes."""

    def __init__(self, name, command, tests=(), **options):
        # Their time would pass in animations, so these run faster, except where a test is about them: see Animation.swift.
        # Servers of different processes have different ports: see ListeningSocket.swift.
        environment = {
            "UIKIT_ANIMATION_SPEED": "10", "TEST_SERVER_PORTS": str(next(PORTS)), **options.pop("environment", {})}
        super().__init__(name, *command, environment=environment, **options)
        self.tests = tests
        self.events = LOGS / f"{name}.events"
        self.results, self.rest = {}, []
        # Runs one test at a time, because all suites share one main thread and one display.
        self.command += ("--no-parallel", "--event-stream-output-path", self.events, "--event-stream-version", "0")

    @classmethod
    def of(cls, name, tests, whole_suites=True, **options):
        suites = by_suite(tests)
        filters = map(suite_filter, suites) if whole_suites else (f"^{re.escape(test)}" for test in tests)
        selection = [option for text in filters for option in ("--filter", text)]
        cost = sum(SUITES.cost(suite, members) for suite, members in suites.items())
        return cls(name, [BINARY, "--testing-library", "swift-testing", *selection], tests, cost=cost, **options)

    def start(self):
        self.events.unlink(missing_ok=True)
        super().start()

    def finish(self):
        running, planned, has_ended = read_events(self.events, self.results)
        missing = [test for test in self.tests or planned if test not in self.results]
        if not has_ended and not self.problem:
            self.problem = f"the process crashed (status {self.process.returncode})"
        if not has_ended:
            self.problem += f", in: {running or 'no test'}"
            self.results.update({test: Result("failed", 0) for test in ([running] if running else missing)})
            missing = [test for test in missing if test not in self.results]
        elif missing:
            self.problem = f"tests that didn't run: {', '.join(missing)}"
        failed = [test for test, result in self.results.items() if result.outcome == "failed"]
        if not self.problem and failed:
            self.problem = f"{len(failed)} failed"
        super().finish()
        # They run in a new process, if this one got further at all.
        self.rest = [] if has_ended else missing

    def last_line(self):
        running, _, _ = read_events(self.events, {})
        return running or super().last_line()

    def report(self):
        shown, lines = False, []
        for line in self.log.read_text(errors="replace").split("\n"):
            # Of a crash, the thread that crashed.
            if re.match("✘ .* recorded an issue|Thread .* crashed:$", line) or re.search(r"Fatal error:|^\*\*\* ", line):
                shown = True
            elif re.match("[✔◇] |✘ .* (failed|passed) after|Thread |Registers:|Images ", line):
                shown = False
            if shown:
                lines.append(line)
        return "\n".join(lines[:1000]) if lines else super().report()

    def following(self):
        if not self.rest:
            return None
        return Tests.of(f"{self.name}-rest", self.rest, whole_suites=False, environment=self.environment, echo=self.echo)


Result = collections.namedtuple("Result", "outcome seconds")


def read_events(path, results):
    """Adds the results of tests, and returns the test that is running, all tests of the run, and whether it has ended."""
    functions, started, issues, running, has_ended = {}, {}, set(), None, False
    try:
        lines = path.read_text().split("\n")
    except OSError:
        lines = []
    for line in lines:
        try:
            record = json.loads(line)
        except ValueError:
            continue
        payload = record["payload"]
        if record["kind"] == "test":
            if payload["kind"] == "function":
                functions[payload["id"]] = without_location(payload["id"])
            continue
        kind, identifier = payload["kind"], payload.get("testID")
        has_ended = has_ended or kind == "runEnded"
        if kind == "issueRecorded" and not payload["issue"].get("isKnown") and payload["issue"].get("isFailure", True):
            issues.add(identifier)
        if identifier not in functions:
            continue
        test = functions[identifier]
        if kind == "testStarted":
            started[identifier] = payload["instant"]["absolute"]
            running = test
        elif kind == "testSkipped":
            results[test] = Result("skipped", 0)
        elif kind == "testEnded":
            running = None
            results[test] = Result(
                "failed" if identifier in issues else "passed", payload["instant"]["absolute"] - started[identifier])
    return running, list(functions.values()), has_ended


def without_location(identifier):
    return re.sub(r"/[^/]+\.swift:\d+:\d+$", "", identifier)


def suite_of(test):
    return test[:test.index("/`")] if "/`" in test else test.rpartition("/")[0]


def suite_filter(suite):
    # Without the suites inside it.
    return f"^{re.escape(suite)}/(`|[^/]*\\()"


def by_suite(tests):
    suites = {}
    for test in tests:
        suites.setdefault(suite_of(test), []).append(test)
    return suites


class Suites:
    """What the suites take, by an earlier run."""

    def __init__(self):
        lines = DURATIONS.read_text().split("\n") if DURATIONS.is_file() else []
        self.known = {suite: float(number) for number, _, suite in (line.partition(" ") for line in lines) if suite}

    def cost(self, suite, tests):
        return self.known.get(suite, len(tests) * SECONDS_OF_A_TEST)

    def groups(self, tests):
        """Jobs for suites that together take a minute on a busy machine. Neighbours stay together."""
        group, cost, number = [], 0, collections.Counter()
        for suite, members in by_suite(tests).items():
            module = suite.partition(".")[0]
            own = self.cost(suite, members)
            if group and (cost + own > SECONDS_OF_A_GROUP or not group[0].startswith(f"{module}.")):
                yield self.job(group, number)
                group, cost = [], 0
            group += members
            cost += own
        if group:
            yield self.job(group, number)

    def job(self, tests, number):
        module = tests[0].partition(".")[0]
        number[module] += 1
        return Tests.of(f"{module}-{number[module]}", tests)

    def write(self, results):
        took = collections.Counter()
        for test, result in results.items():
            took[suite_of(test)] += result.seconds
        lines = [
            f"{seconds:.0f} {suite}\n" for suite, seconds in sorted(took.items(), key=lambda item: (-item[1], item[0]))
            if seconds > LONG_SUITE]
        (LOGS / "durations").write_text("".join(lines))


SUITES = Suites()


class Run:
    """Runs jobs side by side, the longest first, and says what is happening."""

    def __init__(self):
        self.running, self.failed, self.results = [], [], {}
        self.told = time.monotonic()
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, self.interrupted)

    def interrupted(self, number, _):
        for job in self.running:
            job.end()
        sys.exit(128 + number)

    def all(self, jobs, at_once=JOBS):
        waiting = sorted(jobs, key=lambda job: -job.cost)
        while waiting or self.running:
            while waiting and len(self.running) < at_once:
                job = waiting.pop(0)
                job.start()
                self.running.append(job)
            time.sleep(0.1)
            for job in [job for job in self.running if job.has_ended()]:
                self.running.remove(job)
                self.ended(job)
                rest = job.following()
                waiting = [rest] * bool(rest) + waiting
            if time.monotonic() - self.told > NEWS:
                self.news(len(waiting))

    def ended(self, job):
        self.told = time.monotonic()
        if isinstance(job, Tests):
            self.results.update(job.results)
        if job.problem:
            self.failed.append(job)
        if not job.echo:
            count = f" ({len(job.tests)} tests)" if isinstance(job, Tests) else ""
            say(f"{'✘' if job.problem else '✔'} {job.name}{count}, {job.took:.0f} s{': ' * bool(job.problem)}{job.problem}")
            for line in dict.fromkeys(filter(WARNING.search, job.log.read_text(errors="replace").split("\n"))):
                say(f"  {line}")

    def news(self, waiting):
        # What is echoed speaks for itself, until it's silent.
        self.told = max((job.heard for job in self.running if job.echo), default=0)
        if time.monotonic() - self.told <= NEWS:
            return
        self.told = time.monotonic()
        doing = "; ".join(f"{job.name}: {job.last_line()}" for job in self.running)
        say(f"bin/test: {seconds()} s, {waiting} waiting. {doing}" if waiting else f"bin/test: {seconds()} s. {doing}")

    def close(self):
        """Prints the failures whole, and what passed."""
        for job in self.failed:
            say(f"\n✘ {job.name}: {job.problem}. {job.log.relative_to(ROOT)}")
            say(job.report())
        # A reader that crashed or didn't end, and the settings that repeat its input.
        for file in sorted(FUZZING.glob("**/*")) if FUZZING.is_dir() else []:
            if file.is_file():
                say(f"bin/test: repeat it with these settings: {file.read_text(errors='replace')}")
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        end = f"after {seconds()} s, {used.ru_utime + used.ru_stime:.0f} s of processor time"
        outcomes = collections.Counter(result.outcome for result in self.results.values())
        if self.results:
            say(f"\n{outcomes['passed']} passed, {outcomes['failed']} failed")
            for test, result in self.results.items():
                if result.outcome == "failed":
                    say(f"  {test}")
        # Some services keep only the last lines.
        for job in self.failed:
            for cause in job.causes()[:5]:
                say(f"  {job.name}: {cause}")
        if self.failed:
            say(f"bin/test: failed {end}: {' '.join(job.name for job in self.failed)}")
            sys.exit(1)
        say(f"bin/test: passed {end}")


def listed_tests():
    """All tests that were built, in the order of their suites."""
    printed = subprocess.run(
        [BINARY, "--testing-library", "swift-testing", "--list-tests"], check=True, stdout=subprocess.PIPE, text=True).stdout
    return printed.split("\n")[:-1]


def steps(is_long):
    """Everything but the Swift tests, with the seconds that it takes."""
    app = BINARY.parent / "turbo-navigator-demo-tour"
    frames = BINARY.parent / "turbo-navigator-frames"
    yield Job("format", "sh", "bin/format", "--check", cost=20)
    yield Job("embed", "sh", "maintenance/embed", "--check", cost=10)
    if subprocess.run(["sh", "-c", ". bin/lib/ios.sh; has_ios_sdk"], cwd=ROOT).returncode == 0:
        yield Job("ios", "sh", "maintenance/check-ios", cost=200)
    yield Job("server", "ruby", "Tests/Server/server_test.rb", cost=40)
    # Some systems have no package of Capybara.
    if subprocess.run(["ruby", "-e", "gem 'capybara'"], stderr=subprocess.DEVNULL).returncode == 0:
        yield Job("gem", "sh", "bin/lib/gem.sh", BINARY.parent / "turbo-navigator-open", cost=180)
    yield Job("tour", "sh", "bin/lib/tour.sh", cost=150)
    # One flow of each kind on pages with Turbolinks, if the system has a package of it.
    if TURBOLINKS.is_file():
        yield Job(
            "turbolinks-tour", "sh", "bin/lib/tour.sh", *TURBOLINKS_FLOWS, cost=40,
            environment={"BUILT": "1", "TURBO_JS": str(TURBOLINKS), "DEMO_TOUR": str(ROOT / ".build/tour-turbolinks")})
    # In a Wayland compositor, without X11's tools.
    yield Job("wayland", "sh", "bin/lib/wayland.sh", app, cost=20)
    # Random input in the demo app, always the same.
    monkey = ROOT / ".build/monkey"
    yield Job(
        "monkey", "sh", "-c", "sh bin/lib/tour.sh && [ -f .build/monkey/ok ]", cost=600 if is_long else 20,
        environment={"BUILT": "1", "DEMO_MONKEY": "1", "DEMO_SECONDS": "600" if is_long else "10", "DEMO_TOUR": str(monkey)})
    # Uses GTK's default renderer, unlike the other tests.
    yield Job("frames", "sh", "bin/lib/frames.sh", frames, cost=60)
    yield Job("frames-light", "sh", "bin/lib/frames.sh", frames, "plain", "light", cost=30)
    yield Job("frames-dark", "sh", "bin/lib/frames.sh", frames, "plain", "dark", cost=30)
    yield Job("consumer", "sh", "Tests/consumer.sh", cost=280)
    # The tool's wheel, in a new virtual environment.
    wheel = ROOT / ".build/debug-files"
    yield Job(
        "wheel", "sh", "-c", 'rm -rf "$0" && maintenance/release --debug "$0" && python3 bin/lib/wheel_test.py --debug "$0"', wheel, cost=20,
        environment={"BUILT": "1", "GITHUB_REPOSITORY": "example/turbo-navigator"})
    if is_long and subprocess.run(["ruby", "-e", "%w[rspec-core sinatra launchy].each { gem _1 }"], stderr=subprocess.DEVNULL).returncode == 0:
        yield Job(
            "capybara", "sh", "-c", 'cd "$TMPDIR" && rspec -I "$0/Ruby/lib" "$0/Ruby/test/capybara_spec.rb"', ROOT, cost=1500,
            environment={"TURBO_NAVIGATOR_OPEN": str(BINARY.parent / "turbo-navigator-open")})
    if is_long:
        release = ROOT / ".build/release-files"
        yield Job(
            "release", "sh", "-c", 'rm -rf "$0" && maintenance/release "$0" && python3 bin/lib/wheel_test.py "$0"', release, cost=200,
            environment={})
        yield Job("soak", "sh", "maintenance/bench", "soak", cost=2000, environment={}, isolated=False)
    yield Job("docs", "sh", "bin/docs", "--check", cost=50)


def is_accessibility(test):
    """Needs accessibility, which is disabled in the other tests."""
    return "AccessibilityTests/" in test


def main(*options):
    shutil.rmtree(LOGS, ignore_errors=True)
    shutil.rmtree(FUZZING, ignore_errors=True)
    LOGS.mkdir(parents=True)
    run = Run()
    is_long = options[:1] == ("--long",)
    if is_long:
        options = options[1:]
        os.environ.update(LONG)
    say("Building everything.")
    build = Job("build", "swift", "build", "--build-tests", *CACHE, isolated=False)
    run.all([build])
    stale = "" if run.failed else layouts.forget_stale_objects(BINARY.parent, ROOT)
    if stale:
        say(stale)
        run.all([build])
        layouts.forget_stale_objects(BINARY.parent, ROOT)
    if run.failed:
        run.close()
    if options:
        run.all([Tests("swift", ["swift", "test", "--skip-build", *CACHE, *options], echo=True)])
        run.close()
        return
    tests = listed_tests()
    accessible = [test for test in tests if is_accessibility(test)]
    # WebKitGTK exposes the contents of pages only if it can find the accessibility bus: see session.sh.
    accessibility = Tests.of("accessibility", accessible, environment={"GTK_A11Y": "atspi"})
    run.all([*steps(is_long), accessibility, *SUITES.groups([test for test in tests if not is_accessibility(test)])])
    SUITES.write(run.results)
    run.close()


main(*sys.argv[1:])
