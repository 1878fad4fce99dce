# Runs the package's tests of the mutated copy, each run on a virtual display of its own. Used by mutate_app.py.
#
# A run ends at its first failure. TurboMutant=NUMBER selects the mutant. With TurboMutantLog=FILE, each switch writes its
# number to the file when it is reached, between the lines of the tests, so that it is known which tests reach it.
import collections
import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess
import threading
from dataclasses import dataclass, field

SWITCH = """import Foundation
private let active = Int(ProcessInfo.processInfo.environment["TurboMutant"] ?? "") ?? 0
private let record = ProcessInfo.processInfo.environment["TurboMutantLog"].map(MutantRecord.init)
func mutant(_ number: Int) -> Bool {
    record?.reached(number)
    return number == active
}

/// Writes each number at most every 0.1 ms, so that nearly each test is recorded. A lock protects the times.
private final class MutantRecord: @unchecked Sendable {
    private let file: Int32
    private let lock = NSLock()
    private var times: [Int: UInt64] = [:]

    init(path: String) { file = open(path, O_WRONLY | O_APPEND | O_CLOEXEC) }

    func reached(_ number: Int) {
        let now = DispatchTime.now().uptimeNanoseconds
        let isDue = lock.withLock {
            guard now - (times[number] ?? 0) > 100_000 else { return false }
            times[number] = now
            return true
        }
        let line = Array("\\u{1}\\(number)\\n".utf8)
        if isDue { _ = write(file, line, line.count) }
    }
}
"""

MAIN = """import Testing

@main
struct Runner {
    static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
"""

STARTED = rb'\xe2\x97\x87 Test (?!run |case )(.+?) started\.\n'
ENDED = rb'(\xe2\x9c\x94|\xe2\x9c\x98) Test (?!run |case )(.+?)(?: with \d+ test cases?)? (?:passed|failed) after ([\d.]+) seconds'
REACHED = rb'\x01(\d+)\n'
LINE = re.compile(b"|".join([STARTED, ENDED, REACHED]))
WORKERS = 3
MODULES = [
    "GObjectKitTests", "NetworkTests", "UIKitTests", "WebKitTests", "TurboTests", "TurboNavigatorTests",
    "TurboNavigatorTestingTests", "HotwireNativeTests",
]
BINARY = ".build/debug/mutants.xctest"


def keep_binary(folder):
    """Keeps the tests, so that they can be built again during a run."""
    shutil.copy2(pathlib.Path(folder) / ".build/debug/turbo-navigatorPackageTests.xctest", pathlib.Path(folder) / BINARY)


@dataclass
class Test:
    """A test as its line names it: "A page is shown" in quotes, or a function's name with parentheses."""

    name: str
    seconds: float = 0
    passed: bool = False
    reaches: set = field(default_factory=set)

    @property
    def filter(self):
        name = self.name
        return f"/{re.escape('`' + name[1:-1] + '`')}\\(" if name[0] == '"' else f"/{re.escape(name)}"

    def saved(self, keys):
        reaches = sorted(keys[number] for number in self.reaches if number in keys)
        return {"name": self.name, "seconds": self.seconds, "reaches": reaches}

    @classmethod
    def read(cls, item, numbers):
        return cls(item["name"], item["seconds"], True, {numbers[key] for key in item["reaches"] if key in numbers})


class Runner:
    def __init__(self, folder, turbo):
        self.folder, self.turbo = pathlib.Path(folder), turbo

    def start(self, arguments, variables, output):
        """Starts the tests, isolated as in bin/test, without colors, which they write into a pipe too."""
        command = [str(self.folder / BINARY), "--testing-library", "swift-testing", "--no-parallel", *arguments]
        return subprocess.Popen(
            ["sh", "-c", 'root=$PWD; . bin/lib/isolated.sh; isolated "$@"', "sh", *command], cwd=self.folder,
            stdout=output, stderr=subprocess.STDOUT, env={**os.environ, "NO_COLOR": "1", "TURBO_JS": str(self.turbo), **variables})

    def names(self):
        """The names of all tests, by their identifiers."""
        process = self.start(["--list-tests"], {}, subprocess.PIPE)
        lines = [line.decode().rstrip() for line in process.stdout]
        process.wait()
        modules = tuple(module + "." for module in MODULES)
        return {line: name_of(line) for line in lines if line.startswith(modules)}

    def record(self, identifiers):
        """The tests of these tests' suites, with the switches that each reaches. Those that fail run again, one by one,
        because they may only have waited on a slow machine."""
        suites = sorted({suite_of(identifier) for identifier in identifiers})
        parts = [suites[first::4 * WORKERS] for first in range(4 * WORKERS)]
        with concurrent.futures.ThreadPoolExecutor(WORKERS) as pool:
            found = pool.map(self.record_filters, [[f"^{re.escape(suite)}/" for suite in part] for part in parts if part])
            recorded = {test.name: test for part in found for test in part}
        for test in list(recorded.values()):
            if not test.passed and test.reaches:
                recorded.update({again.name: again for again in self.record_filters([test.filter])})
        return list(recorded.values())

    def record_filters(self, filters):
        path = self.folder / f"record-{threading.get_ident()}.log"
        path.write_bytes(b"")
        with path.open("ab") as output:
            arguments = [part for filter in filters for part in ("--filter", filter)]
            self.start(arguments, {"TurboMutantLog": str(path)}, output).wait()
        return tests(path.read_bytes())

    def failure(self, number, selected):
        """The name of the first of the selected tests that fails with a mutant, None if all pass. If the process crashes,
        or runs far longer than without the mutant, that is the test that was running."""
        arguments = [part for test in selected for part in ("--filter", test.filter)]
        process = self.start(arguments, {"TurboMutant": str(number)}, subprocess.PIPE)
        timer = threading.Timer(60 + 4 * sum(test.seconds for test in selected), process.terminate)
        timer.start()
        running, failed = "no test", None
        for line in process.stdout:
            if found := re.search(STARTED, line):
                running = found.group(1).decode()
            elif line.startswith("✘ Test ".encode()) and not failed:
                failed = running
                process.terminate()
        timer.cancel()
        return failed or (running if process.wait() else None)


def suite_of(identifier):
    """The suite in an identifier, "Module.Suite/Suite/`A page is shown`()"."""
    return identifier.split("/`")[0] if "/`" in identifier else identifier.rsplit("/", 1)[0]


def name_of(identifier):
    """The name in an identifier as the lines of a run have it."""
    if found := re.search(r"/`(.+)`\(", identifier):
        return f'"{found.group(1)}"'
    return identifier.rsplit("/", 1)[1]


def tests(output):
    """The tests in the output of a run."""
    found, current = collections.OrderedDict(), None
    for line in LINE.finditer(output):
        started, mark, ended, seconds, number = line.groups()
        if started:
            name = started.decode()
            current = found.setdefault(name, Test(name))
        elif mark and ended.decode() in found:
            test = found[ended.decode()]
            test.seconds, test.passed = test.seconds + float(seconds), mark.decode() == "✔"
        elif number and current:
            current.reaches.add(int(number))
    return list(found.values())
