# Selects mutants outside the core, builds the package once with all of them, and runs the tests that reach each. Called by
# bin/mutate --app.
import collections
import concurrent.futures
import json
import os
import pathlib
import shutil
import subprocess
import sys

import app_tests
import mutants
import switches

COUNT, ONLY, SEED, AGAIN, TESTS = int(sys.argv[1]), sys.argv[2], sys.argv[3], sys.argv[4] == "again", sys.argv[5]
FOLDER = pathlib.Path(".build/mutate-app").resolve()
RESULTS = FOLDER / "results.json"
# The keys of those that don't compile.
BROKEN = FOLDER / "broken.json"
REASONS = pathlib.Path("bin/lib/survivors.txt")
# How many of 100 mutants each module gets. The Linux modules have three of four lines, but Apple's on iOS.
SHARES = {
    "Sources/Turbo": 28, "Sources/TurboNavigator": 28, "Sources/HotwireNative": 8, "Linux/UIKit": 12, "Linux/WebKit": 14,
    "Linux/SafariServices": 2, "Linux/GObjectKit": 2, "Linux/Network": 1, "Linux/Open": 5,
}
MODULES = [
    "GObjectKitTests", "NetworkTests", "UIKitTests", "WebKitTests", "TurboTests", "TurboNavigatorTests",
    "TurboNavigatorTestingTests", "HotwireNativeTests",
]
# For each mutant, the tests that reach it run until they took this time without it, those that reach the least first.
SECONDS = 40
# A test that fails after this time may have waited for something that is slow.
LATE = 5
WORKERS = 3


class Site:
    """A mutant with its number. The number depends on all sources, so that it stays if others don't compile."""

    def __init__(self, number, mutant, count):
        self.number, self.mutant = number, mutant
        # What the site is called in files: of equal changes in a file, the later ones are numbered.
        change = f"{mutant.original}  →  {mutant.changed or 'nothing'}"
        self.key = f"{mutant.path}: {change}" + (f" ({count})" if count > 1 else "")
        self.module = "/".join(pathlib.Path(mutant.path).parts[:2])
        self.outcome, self.test = "", ""

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
                sites.append(Site(len(sites) + 1, mutant, counts[change]))
    return sites


def read(path):
    return json.loads(path.read_text()) if path.exists() else []


def chosen(sites):
    """A sample spread over the modules, always the same for a seed."""
    if AGAIN:
        return again(sites)
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
        site.outcome, site.test = results[site.key]["outcome"], results[site.key]["test"]
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
            if path not in known and path.name != "Mutant.swift":
                path.unlink()
    write(FOLDER / "Package.swift", manifest())


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
    needed, left = set(), list(MODULES)
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
            result = subprocess.run(["swift", "build", "--build-tests"], cwd=FOLDER, capture_output=True, text=True)
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


def recorded(runner):
    """The tests that pass without a mutant, with the switches that each reaches."""
    filters = [TESTS] if TESTS else [f"^{module}\\." for module in MODULES]
    with concurrent.futures.ThreadPoolExecutor(WORKERS) as pool:
        tests = [test for part in pool.map(runner.record, filters) for test in part]
    for test in tests:
        if not test.passed and test.reaches:
            print(f"fails without a mutant, and isn't used: {test.name}", flush=True)
    return [test for test in tests if test.passed]


def batches(site, tests):
    """The tests that reach a site, in parts of increasing time."""
    reaching = sorted((test for test in tests if site.number in test.reaches), key=lambda test: (len(test.reaches), test.seconds))
    batch, limit, total = [], 4, 0
    for test in reaching:
        if total + test.seconds > SECONDS and total:
            break
        batch.append(test)
        total += test.seconds
        if total > limit:
            yield batch
            batch, limit = [], limit + 20
    if batch:
        yield batch


def examine(site, tests, runner, is_recorded):
    """Runs the tests that reach a site, until one fails."""
    site.outcome = site.outcome or "unreached"
    for batch in batches(site, tests):
        site.outcome = "survived"
        failure = runner.failure(site.number, batch)
        if failure and is_certain(failure, site, batch, runner, is_recorded):
            site.outcome, site.test = "killed", failure.name
            return


def is_certain(failure, site, batch, runner, is_recorded):
    """Whether the mutant causes the failure. A late one has to be repeatable. With another build of Turbo than the
    recorded one, the test also has to pass without the mutant."""
    failed = [test for test in batch if test.name == failure.name] or batch
    is_repeatable = failure.seconds < LATE or runner.failure(site.number, failed)
    return bool(is_repeatable and (is_recorded or not runner.failure(0, failed)))


def run(sites):
    tests = []
    for turbo in turbos():
        runner = app_tests.Runner(FOLDER, turbo)
        is_recorded = not tests
        tests = tests or recorded(runner)
        left = [site for site in sites if site.outcome != "killed"]
        with concurrent.futures.ThreadPoolExecutor(WORKERS) as pool:
            for done, _ in enumerate(pool.map(lambda site: examine(site, tests, runner, is_recorded), left), 1):
                save(sites)
                print(f"\r{turbo.name}: {done} of {len(left)}", end="", file=sys.stderr, flush=True)
        killed = sum(site.outcome == "killed" for site in left)
        print(f"\n{turbo.name}: {killed} of {len(left)} killed", flush=True)


def reasons():
    """The reasons of known survivors, by the key of the site. A line is "path: change | reason"."""
    lines = REASONS.read_text().splitlines() if REASONS.exists() else []
    return dict(line.split(" | ", 1) for line in lines if " | " in line and not line.startswith("#"))


def report(site):
    if site.outcome != "killed":
        print(f"{site.outcome}: {site}\n    {reasons().get(site.key, 'no reason is listed')}", flush=True)


def save(sites):
    RESULTS.write_text(json.dumps(
        [{"key": site.key, "number": site.number, "module": site.module, "outcome": site.outcome, "test": site.test}
         for site in sites], indent=1, ensure_ascii=False))


def summarize(sites):
    for module in SHARES:
        here = [site for site in sites if site.module == module]
        if here:
            print(f"{module}: {sum(site.outcome == 'killed' for site in here)} of {len(here)} killed")
    print(f"{sum(site.outcome == 'killed' for site in sites)} of {len(sites)} mutants killed")


def turbos():
    """The build that TURBO_JS names, and Turbo 7, which bin/setup fetches."""
    fetched = sorted(pathlib.Path("Demo/Server/vendor/javascript").resolve().glob("turbo-*.js"))
    return [pathlib.Path(path) for path in [os.environ.get("TURBO_JS")] if path] + fetched


def main():
    copy()
    sites = build(chosen(found_sites()))
    save(sites)
    print(f"{len(sites)} mutants; recording which tests reach them", flush=True)
    run(sites)
    for site in sites:
        report(site)
    summarize(sites)


main()
