# Selects mutants, builds the core with them and runs its tests with each. Called by bin/mutate.
import collections
import concurrent.futures
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys

import mutants
import switches

COUNT, ONLY, SEED = int(sys.argv[1]), sys.argv[2], sys.argv[3]
CORE = pathlib.Path("Sources/TurboCore")
FOLDER = pathlib.Path(".build/mutate").resolve()
# The folders whose code decides the navigation. Three of four mutants are from these.
FIRST = ["Navigation", "Visit", "Placement", "PageLimits", "URLs"]
# The slow suites test the path configuration. They run only for its mutants that the other suites don't kill.
SLOW = "MatchLimitTests|HostileServerTests|PrefilterTests"
SECONDS = 60

SWITCH = """import Foundation
private let active = Int(ProcessInfo.processInfo.environment["TurboCoreMutant"] ?? "") ?? 0
@inline(never) public func mutant(_ number: Int) -> Bool { number == active }
"""


def found_mutants():
    """All mutants, in the order of selection."""
    groups = {True: [], False: []}
    for path in sorted((CORE / ONLY).rglob("*.swift")):
        is_first = path.relative_to(CORE).parts[0] in FIRST
        unique = {}
        for mutant in mutants.mutants(str(path), path.read_text()):
            unique.setdefault((mutant.line, mutant.start, mutant.changed), mutant)
        groups[is_first] += unique.values()
    for group in groups.values():
        group.sort(key=lambda mutant: mutant.order(SEED))
    return groups


def chosen(groups, broken):
    usable = {key: [m for m in group if id(m) not in broken] for key, group in groups.items()}
    first = usable[True][: max(COUNT * 3 // 4, COUNT - len(usable[False]))]
    return first + usable[False][: COUNT - len(first)]


def write(selection):
    """Writes the sources with the mutants; returns those that conflict with others."""
    in_the_way = []
    by_path = collections.defaultdict(list)
    for number, mutant in enumerate(selection, 1):
        by_path[mutant.path].append((number, mutant))
    for path in CORE.rglob("*.swift"):
        text, left = switches.switched(path.read_text(), by_path.get(str(path), []))
        in_the_way += left
        target = FOLDER / path
        target.parent.mkdir(parents=True, exist_ok=True)
        if not target.exists() or target.read_text() != text:
            target.write_text(text)
    return in_the_way


def compile_errors():
    """The positions of compile errors, as (path, line)."""
    files = [str(path) for path in (FOLDER / CORE).rglob("*.swift")]
    result = subprocess.run(
        ["swiftc", "-emit-sil", "-wmo", "-Onone", "-o", "/dev/null", "-swift-version", "6", "-package-name", "mutate", "-module-name", "TurboCore",
         "-parse-as-library", *files],
        capture_output=True, text=True)
    errors = switches.places(result.stderr, FOLDER)
    if result.returncode and not errors:
        sys.exit(result.stderr)
    return errors


def targets():
    """The tests of the core and the targets they depend on: kind, path and dependencies by name, from the manifest."""
    manifest = subprocess.run(
        ["swift", "package", "dump-package", "--scratch-path", FOLDER / "manifest"], check=True, capture_output=True,
        env={**os.environ, "TURBO_NAVIGATOR_CORE_ONLY": "1"}).stdout
    known = {target["name"]: target for target in json.loads(manifest)["targets"]}
    needed, left = {}, ["TurboCoreTests"]
    while left:
        target = known[left.pop()]
        names = [dependency["byName"][0] for dependency in target["dependencies"]]
        is_test = target["type"] == "test"
        path = target.get("path") or ("Tests/" if is_test else "Sources/") + target["name"]
        needed[target["name"]] = ("testTarget" if is_test else "target", path, names)
        left += [name for name in names if name not in needed]
    return needed


def copy():
    shutil.rmtree(FOLDER / "Sources", ignore_errors=True)
    shutil.rmtree(FOLDER / "Tests", ignore_errors=True)
    lines = []
    for name, (kind, path, names) in targets().items():
        if path != str(CORE):
            shutil.copytree(path, FOLDER / path)
        lines.append(f'.{kind}(name: "{name}", dependencies: {json.dumps(names)}, path: "{path}"),')
    # Some tests compare the documentation with the library's texts, and its tables with the tour's flows.
    shutil.copytree("docs", FOLDER / "docs", dirs_exist_ok=True)
    (FOLDER / "Demo").mkdir(exist_ok=True)
    shutil.copy("Demo/flows.json", FOLDER / "Demo")
    (FOLDER / CORE).mkdir(parents=True)
    (FOLDER / "Package.swift").write_text(
        "// swift-tools-version:6.0\nimport PackageDescription\n"
        'let package = Package(name: "mutate", platforms: [.macOS(.v13)], targets: [' + "\n".join(lines) + "])\n")
    (FOLDER / CORE / "Mutant.swift").write_text(SWITCH)


def selected():
    """The mutants that compile together."""
    groups, broken = found_mutants(), set()
    while True:
        selection = chosen(groups, broken)
        in_the_way = write(selection)
        errors = compile_errors() if not in_the_way else set()
        bad = in_the_way or switches.broken(selection, errors)
        if not bad:
            if errors:
                sys.exit(f"doesn't compile, but not because of a mutant: {sorted(errors)}")
            return selection
        broken.update(id(mutant) for mutant in bad)


def fails(number, suites):
    """Whether a test fails with this mutant. Stops at the first failure."""
    binary = FOLDER / ".build/debug/mutatePackageTests.xctest"
    process = subprocess.Popen(
        [str(binary), "--testing-library", "swift-testing", *suites], cwd=FOLDER, text=True, errors="replace",
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env={**os.environ, "TurboCoreMutant": str(number)},
        start_new_session=True)

    def end():
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)

    with concurrent.futures.ThreadPoolExecutor(1) as timer:
        late = timer.submit(lambda: wait(process, end))
        for line in process.stdout:
            if line.startswith("✘"):
                end()
        late.result()
    return process.returncode != 0


def wait(process, end):
    try:
        process.wait(SECONDS)
    except subprocess.TimeoutExpired:
        end()
        process.wait()


def is_killed(number, mutant):
    is_killed = fails(number, ["--skip", SLOW])
    if not is_killed and "/PathConfiguration/" in mutant.path:
        is_killed = fails(number, ["--filter", SLOW])
    return is_killed


def main():
    copy()
    selection = selected()
    print(f"{len(selection)} mutants; building", flush=True)
    build = subprocess.run(["swift", "build", "--build-tests"], cwd=FOLDER, capture_output=True, text=True)
    if build.returncode:
        sys.exit("\n".join(line for line in build.stdout.splitlines() if "error:" in line))
    if fails(0, []):
        sys.exit("the tests fail without a mutant")
    killed = 0
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        results = pool.map(lambda item: is_killed(*item), enumerate(selection, 1))
        for mutant, is_dead in zip(selection, results):
            killed += is_dead
            if not is_dead:
                change = f"{mutant.original}  →  {mutant.changed or 'nothing'}"
                print(f"{mutant.path}:{mutant.line}: {change}", flush=True)
    print(f"{killed} of {len(selection)} mutants killed")


main()
