# Runs the package's tests of the mutated copy, each run on a virtual display of its own. Used by mutate_app.py.
#
# A run ends at its first failure. TurboMutant=NUMBER selects the mutant. With TurboMutantLog=FILE, each switch writes its
# number to the file when it is reached, between the lines of the tests, so that it is known which tests reach it.
import collections
import os
import pathlib
import re
import subprocess
import threading
import time
from dataclasses import dataclass, field

SWITCH = """import Foundation
private let active = Int(ProcessInfo.processInfo.environment["TurboMutant"] ?? "") ?? 0
private let record = ProcessInfo.processInfo.environment["TurboMutantLog"].map(MutantRecord.init)
func mutant(_ number: Int) -> Bool {
    record?.reached(number)
    return number == active
}

/// Writes each number at most every 2 ms, which is less than the time of a test. A lock protects the times.
private final class MutantRecord: @unchecked Sendable {
    private let file: Int32
    private let lock = NSLock()
    private var times: [Int: UInt64] = [:]

    init(path: String) { file = open(path, O_WRONLY | O_APPEND | O_CLOEXEC) }

    func reached(_ number: Int) {
        let now = DispatchTime.now().uptimeNanoseconds
        let isDue = lock.withLock {
            guard now - (times[number] ?? 0) > 2_000_000 else { return false }
            times[number] = now
            return true
        }
        let line = Array("\\u{1}\\(number)\\n".utf8)
        if isDue { _ = write(file, line, line.count) }
    }
}
"""

STARTED = rb'\xe2\x97\x87 Test (?!run |case )(.+?) started\.\n'
ENDED = rb'(\xe2\x9c\x94|\xe2\x9c\x98) Test (?!run |case )(.+?)(?: with \d+ test cases?)? (?:passed|failed) after ([\d.]+) seconds'
REACHED = rb'\x01(\d+)\n'
LINE = re.compile(b"|".join([STARTED, ENDED, REACHED]))


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


@dataclass
class Failure:
    """A failed test and its time. A test that fails late may only have waited on a slow machine."""

    name: str
    began: float = field(default_factory=time.monotonic)
    seconds: float = 0

    def ended(self):
        self.seconds = time.monotonic() - self.began
        return self


class Runner:
    def __init__(self, folder, turbo):
        self.folder, self.turbo = pathlib.Path(folder), turbo

    def start(self, arguments, variables, output):
        """Starts the tests, isolated as in bin/test."""
        binary = self.folder / ".build/debug/turbo-navigatorPackageTests.xctest"
        command = [str(binary), "--testing-library", "swift-testing", "--no-parallel", *arguments]
        return subprocess.Popen(
            ["sh", "-c", 'root=$PWD; . bin/lib/isolated.sh; isolated "$@"', "sh", *command], cwd=self.folder,
            stdout=output, stderr=subprocess.STDOUT, env={**os.environ, "TURBO_JS": str(self.turbo), **variables})

    def record(self, expression):
        """The tests that a filter selects, with the switches that each reaches."""
        path = self.folder / (re.sub(r"\W", "", expression) + ".log")
        path.write_bytes(b"")
        with path.open("ab") as output:
            process = self.start(["--filter", expression], {"TurboMutantLog": str(path)}, output)
            process.wait()
        return tests(path.read_bytes())

    def failure(self, number, selected):
        """The first of the selected tests that fails with a mutant, None if all pass. If the process crashes, or runs far
        longer than without the mutant, that is the test that was running."""
        arguments = [part for test in selected for part in ("--filter", test.filter)]
        process = self.start(arguments, {"TurboMutant": str(number)}, subprocess.PIPE)
        timer = threading.Timer(60 + 4 * sum(test.seconds for test in selected), process.terminate)
        timer.start()
        running, failed = Failure("no test"), None
        for line in process.stdout:
            if found := re.search(STARTED, line):
                running = Failure(found.group(1).decode())
            elif line.startswith("✘ Test ".encode()) and not failed:
                failed = running.ended()
                process.terminate()
        timer.cancel()
        return failed or (running.ended() if process.wait() else None)


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
