# Selects mutants outside the core, builds the package once with all of them, and runs the tests that reach each. Called by
# bin/mutate --app.
import collections
import concurrent.futures
import itertools
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

import app_tests
import mutants
import switches
import test_words

COUNT, ONLY, SEED, AGAIN, TESTS = int(sys.argv[1]), sys.argv[2], sys.argv[3], sys.argv[4] == "again", sys.argv[5]
FOLDER = pathlib.Path(".build/mutate-app").resolve()
RESULTS = FOLDER / "results.json"
# The keys of those that don't compile.
BROKEN = FOLDER / "broken.json"
# The number of each key that had one.
NUMBERS = FOLDER / "numbers.json"
# The tests with the sites that they reach.
RECORD = FOLDER / "record.json"
REASONS = pathlib.Path("bin/lib/survivors.txt")
# How many of 100 mutants each module gets. The Linux modules have three of four lines, but Apple's on iOS.
SHARES = {
    "Sources/TurboSession": 28, "Sources/TurboNavigator": 28, "Sources/HotwireNative": 8, "Linux/UIKit": 12, "Linux/WebKit": 14,
    "Linux/SafariServices": 2, "Linux/GObjectKit": 2, "Linux/Network": 1, "Linux/Open": 5,
}
# For each mutant, the tests that reach it run until they took this time without it.
SECONDS = 200 if TESTS else 40
WORDS = test_words.TestWords("Tests")
# Without what only a debugger and an editor read.
BUILD = ["swift", "build", "--build-tests", "--disable-index-store", "-debug-info-format", "none"]


class Site:
    """A mutant with its number, which stays the same in later runs, so that little is built again."""

    def __init__(self, mutant, count):
        self.number, self.mutant = 0, mutant
        # What the site is called in files: of equal changes in a file, the later ones are numbered.
        change = f"{mutant.original}  →  {mutant.changed or 'nothing'}"
        self.key = f"{mutant.path}: {change}" + (f" ({count})" if count > 1 else "")
        self.module = "/".join(pathlib.Path(mutant.path).parts[:2])
        # The outcome and the test that kills it, by the name of the Turbo build.
        self.outcomes, self.tests = {}, {}

    @property
    def is_killed(self):
        return "killed" in self.outcomes.values()

    def __str__(self):
        mutant = self.mutant
        return f"{mutant.path}:{mutant.line}: {mutant.original}  →  {mutant.changed or 'nothing'}"


def found_sites():
    sites, counts = [], collections.Counter()
    for module in SHARES:
        for path in sorted(pathlib.Path(module).rglob("*.swift")):
            unique = {}
            for mutant in mutants.mutants(str(path), path.read_text()):
                unique.setdefault((mutant.line, mutant.start, mutant.changed), mutant)
            for mutant in unique.values():
                change = (mutant.path, mutant.original, mutant.changed)
                counts[change] += 1
                sites.append(Site(mutant, counts[change]))
    return sites


def read(path):
    return json.loads(path.read_text()) if path.exists() else []


def numbered(sites):
    numbers = json.loads(NUMBERS.read_text()) if NUMBERS.exists() else {}
    for site in sites:
        site.number = numbers.setdefault(site.key, max(numbers.values(), default=0) + 1)
    FOLDER.mkdir(parents=True, exist_ok=True)
    NUMBERS.write_text(json.dumps(numbers, indent=1, ensure_ascii=False))
    return sites


def chosen(sites):
    """A sample spread over the modules, always the same for a seed."""
    broken = read(BROKEN)
    groups = collections.defaultdict(list)
    for site in sorted(sites, key=lambda site: site.mutant.order(SEED)):
        # JavaScript.swift is generated, and JavaScript.
        if site.mutant.path.startswith(ONLY) and not site.mutant.path.endswith("/JavaScript.swift"):
            groups[site.module].append(site)
    total = sum(SHARES[module] for module in groups)
    ranked = []
    for module, group in groups.items():
        part = group[: -(-COUNT * SHARES[module] // total)]
        ranked += [(rank / len(part), site) for rank, site in enumerate(part)]
    # Each beginning of the sample is spread too, so that an interrupted run is a sample.
    ranked.sort(key=lambda item: item[0])
    return [site for _, site in ranked if site.key not in broken]


def again(sites):
    """The sites of the last run, with its result for those that were killed."""
    results = {result["key"]: result for result in read(RESULTS)}
    by_key = {site.key: site for site in sites}
    known = [by_key[key] for key in results if key in by_key]
    for site in known:
        site.outcomes, site.tests = results[site.key]["outcomes"], results[site.key]["tests"]
    return known


def copy():
    """Copies the package as it is, with changes that aren't committed, except for the files that get switches."""
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard", "-z"], check=True, capture_output=True, text=True)
    names = [name for name in listed.stdout.split("\0") if name and pathlib.Path(name).is_file()]
    for name in names:
        if not (name.endswith(".swift") and name.startswith(tuple(module + "/" for module in SHARES))):
            copy_file(name)
    known = {FOLDER / name for name in names}
    for folder in ["Sources", "Linux", "Tests"]:
        for path in (FOLDER / folder).rglob("*.swift"):
            if path not in known and path.name not in ("Mutant.swift", "XCTMain.swift"):
                path.unlink()
    write(FOLDER / "Package.swift", manifest())
    # With it, SwiftPM doesn't search an index for tests of XCTest.
    write(FOLDER / "Tests/XCTMain.swift", app_tests.MAIN)


def copy_file(name):
    target = FOLDER / name
    target.parent.mkdir(parents=True, exist_ok=True)
    if name != "Package.swift":
        # Keeps the time of the file, so that SwiftPM doesn't build it again.
        shutil.copy2(name, target)


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def manifest():
    """The package's manifest with the targets that the tests need."""
    dump = subprocess.run(["swift", "package", "dump-package", "--scratch-path", FOLDER / "manifest"], capture_output=True)
    if dump.returncode:
        sys.exit("bin/mutate: SwiftPM can't read Package.swift. " + dump.stderr.decode())
    known = {target["name"]: target for target in json.loads(dump.stdout)["targets"]}
    needed, left = set(), list(app_tests.MODULES)
    while left:
        name = left.pop()
        needed.add(name)
        names = [next(iter(dependency.values()))[0] for dependency in known[name]["dependencies"]]
        left += [name for name in names if name in known and name not in needed]
    return (
        pathlib.Path("Package.swift").read_text()
        + f"\nlet needed: Set<String> = {json.dumps(sorted(needed))}\n"
        + "package.targets.removeAll { !needed.contains($0.name) }\npackage.products.removeAll()\n")


def write_switches(selection):
    """Writes the sources with the mutants; returns the sites that conflict with others."""
    by_path, in_the_way = collections.defaultdict(list), []
    for site in selection:
        by_path[site.mutant.path].append((site.number, site.mutant))
    for module in SHARES:
        texts = {path: path.read_text() for path in pathlib.Path(module).rglob("*.swift")}
        # Swift rejects modules that import one module in two ways.
        is_internal = any("internal import Foundation" in text for text in texts.values())
        write(FOLDER / module / "Mutant.swift", ("internal " if is_internal else "") + app_tests.SWITCH)
        for path, text in texts.items():
            text, left = switches.switched(text, by_path[str(path)])
            in_the_way += left
            write(FOLDER / path, text)
    return [site for site in selection if site.mutant in in_the_way]


def build(selection):
    """Builds the tests with the mutants that compile together, and returns these."""
    while True:
        conflicts = write_switches(selection)
        if not conflicts:
            result = subprocess.run(BUILD, cwd=FOLDER, capture_output=True, text=True)
            if not result.returncode:
                return selection
            errors = switches.places(result.stdout, FOLDER)
            bad = switches.broken([site.mutant for site in selection], errors)
            conflicts = [site for site in selection if site.mutant in bad]
            if not conflicts:
                sys.exit("bin/mutate: the copy doesn't compile, but not because of a mutant.\n" + errors_of(result.stdout))
        print(f"{len(conflicts)} mutants don't compile", flush=True)
        BROKEN.write_text(json.dumps(read(BROKEN) + [site.key for site in conflicts], indent=1, ensure_ascii=False))
        selection = [site for site in selection if site not in conflicts]


def errors_of(output):
    return "\n".join(line for line in output.splitlines() if "error:" in line)


def recorded(runner, sites):
    """The tests that pass without a mutant, with the switches that each reaches. After an interruption, only those that
    aren't known yet, and those that --tests selects."""
    keys = {site.number: site.key for site in sites}
    known = {item["name"]: item for item in read(RECORD)} if AGAIN else {}
    names = runner.names()
    tests = runner.record([
        identifier for identifier, name in names.items()
        if (re.search(TESTS, identifier) if TESTS else name not in known)])
    known.update({test.name: test.saved(keys) for test in tests if test.passed})
    RECORD.write_text(json.dumps(list(known.values()), indent=1, ensure_ascii=False))
    for test in tests:
        if not test.passed and test.reaches:
            print(f"fails without a mutant, and isn't used: {test.name}", flush=True)
    numbers, used = {key: number for number, key in keys.items()}, {test.name for test in tests} if TESTS else known
    return [app_tests.Test.read(item, numbers) for item in known.values() if item["name"] in used]


def batches(site, tests):
    """The tests that reach a site, in parts of increasing time: first those that are short, reach little and are about
    it."""
    reaching = [test for test in tests if site.number in test.reaches]
    reaching.sort(
        key=lambda test: len(test.reaches) * (test.seconds + 0.5) / (1 + 100 * WORDS.nearness(site.mutant, test)))
    batch, limit, total = [], 4, 0
    for test in reaching:
        # A long test doesn't take the place of others.
        if total + test.seconds > SECONDS and total:
            continue
        batch.append(test)
        total += test.seconds
        if total > limit:
            yield batch
            batch, limit = [], limit + 20
    if batch:
        yield batch


def examine(site, tests, runner):
    """Runs the tests that reach a site, until one fails; first the one that killed it with another build of Turbo."""
    outcome, known = "unreached", list(site.tests.values())
    first = [[test] for test in tests if test.name in known]
    for batch in itertools.chain(first, batches(site, tests)):
        outcome = "survived"
        if failure := certain_failure(site, batch, runner):
            outcome, site.tests[runner.turbo.stem] = "killed", failure
            break
    if not TESTS or outcome == "killed":
        site.outcomes[runner.turbo.stem] = outcome


def certain_failure(site, batch, runner):
    """The first test that fails because of the mutant: it fails with it again, and passes without it. Others may fail
    on a busy machine."""
    while batch and (failure := runner.failure(site.number, batch)):
        failed = [test for test in batch if test.name == failure] or batch
        if runner.failure(site.number, failed) and not runner.failure(0, failed):
            return failure
        batch = [test for test in batch if test not in failed]
    return None


def run(sites):
    tests, known = [], reasons()
    for turbo in turbos():
        runner = app_tests.Runner(FOLDER, turbo)
        tests = tests or recorded(runner, sites)
        left = [site for site in sites if site.outcomes.get(turbo.stem) != "killed"]
        # Sites that were never examined, then those that a test kills with another build; known survivors are last.
        left.sort(key=lambda site: (site.key in known, turbo.stem in site.outcomes, not site.is_killed))
        with concurrent.futures.ThreadPoolExecutor(app_tests.WORKERS) as pool:
            for done, _ in enumerate(pool.map(lambda site: examine(site, tests, runner), left), 1):
                save(sites)
                print(f"\r{turbo.name}: {done} of {len(left)}", end="", file=sys.stderr, flush=True)
        print(f"\n{turbo.name}: {killed(sites, turbo.stem)} of {len(sites)} killed", flush=True)


def killed(sites, turbo):
    return sum(site.outcomes.get(turbo) == "killed" for site in sites)


def reasons():
    """The reasons of known survivors, by the key of the site. A line is "path: change | reason"."""
    lines = REASONS.read_text().splitlines() if REASONS.exists() else []
    return dict(line.split(" | ", 1) for line in lines if " | " in line and not line.startswith("#"))


def report(site):
    if not site.is_killed:
        outcome = next(iter(site.outcomes.values()), "not examined")
        print(f"{outcome}: {site}\n    {reasons().get(site.key, 'no reason is listed')}", flush=True)


def save(sites):
    text = json.dumps(
        [{"key": site.key, "number": site.number, "module": site.module, "outcomes": site.outcomes, "tests": site.tests}
         for site in sites], indent=1, ensure_ascii=False)
    # An interruption leaves the former file.
    RESULTS.with_suffix(".new").write_text(text)
    RESULTS.with_suffix(".new").replace(RESULTS)


def summarize(sites):
    for module in SHARES:
        here = [site for site in sites if site.module == module]
        if here:
            print(f"{module}: {figures(here)}")
    print(f"{figures(sites).replace(' killed', ' mutants killed', 1)}")


def figures(sites):
    by_build = ", ".join(f"{turbo.stem} {killed(sites, turbo.stem)}" for turbo in turbos())
    return f"{sum(site.is_killed for site in sites)} of {len(sites)} killed ({by_build})"


def turbos():
    """The build that TURBO_JS names, and Turbo 7, which bin/setup fetches."""
    fetched = sorted(pathlib.Path("Demo/Server/vendor/javascript").resolve().glob("turbo-*.js"))
    return [pathlib.Path(path) for path in [os.environ.get("TURBO_JS")] if path] + fetched


def main():
    copy()
    sites = found_sites()
    sites = build(numbered(again(sites) if AGAIN else chosen(sites)))
    app_tests.keep_binary(FOLDER)
    save(sites)
    print(f"{len(sites)} mutants; recording which tests reach them", flush=True)
    run(sites)
    for site in sites:
        report(site)
    summarize(sites)


main()
