# Finds object files that SwiftPM has kept although a type that they use has another layout. Used by tests.py.
#
# SwiftPM compiles a file again if the text of a declaration has changed that it uses, and a module at all only if the module file of
# a direct dependency has changed. If a struct of A gets a stored property, and a class of B has a property of that struct, then the
# text of B hasn't changed, and its module file has the same bytes, because it has no layouts. So the files of a module C that use B's
# class access its properties at the former offsets, and crash.
#
# The compiler's -disable-incremental-imports doesn't help: C isn't even looked at. It also compiles all files of a module after any
# new declaration of a dependency.
import hashlib
import json
import pathlib
import re
import struct
import subprocess

# Of a type: its metadata, which has the offsets of properties and the slots of methods, its size, the offset of a property.
LAYOUT = re.compile(rb"\$s[^\0]*(?:Mf|WV|Wvd)\Z")


def layouts(path):
    """The layouts of the types in an object file, by their symbols."""
    data = path.read_bytes()
    if data[:5] != b"\x7fELF\x02":
        return {}
    (start,), (size, count, _) = struct.unpack_from("<Q", data, 0x28), struct.unpack_from("<3H", data, 0x3A)
    header = struct.Struct("<IIQQQQIIQQ")
    # With more than 65,000 sections, the first one has their number.
    count = count or header.unpack_from(data, start)[5]
    sections = [header.unpack_from(data, start + index * size) for index in range(count)]
    found = {}
    for _, kind, _, _, offset, length, link, *_ in sections:
        if kind != 2:
            continue
        names = sections[link][4]
        for name, _, _, section, value, extent in struct.iter_unpack("<IBBHQQ", data[offset:offset + length]):
            if not 0 < section < count or not extent:
                continue
            symbol = data[names + name:data.index(b"\0", names + name)]
            if LAYOUT.match(symbol):
                begin = sections[section][4] + value
                found[symbol.decode()] = hashlib.sha1(data[begin:begin + extent]).hexdigest()
    return found


def changed_modules(build, record):
    """The modules with a type whose layout has changed since the last call, each with such a symbol. Remembers the layouts in
    the file `record`."""
    try:
        former = json.loads(record.read_text())
    except (OSError, ValueError):
        former = {}
    current, changed = {}, {}
    # Nothing depends on the modules of tests.
    for path in sorted(build.glob("*.build/*.o")):
        module = path.parent.name.removesuffix(".build")
        if module.endswith("Tests"):
            continue
        key, time = str(path.relative_to(build)), path.stat().st_mtime_ns
        known = former.get(key)
        if known and known[0] == time:
            current[key] = known
            continue
        current[key] = [time, layouts(path)]
        for symbol, layout in current[key][1].items() if known else ():
            if known[1].get(symbol, layout) != layout:
                changed[module] = symbol
    record.write_text(json.dumps(current))
    return changed


def dependencies(root):
    """All modules that each module depends on, also through others."""
    described = subprocess.run(
        ["swift", "package", "describe", "--type", "json"], cwd=root, check=True, stdout=subprocess.PIPE, text=True).stdout
    found = {target["c99name"]: set(target.get("target_dependencies", [])) for target in json.loads(described)["targets"]}
    while True:
        more = {module: others.union(*(found.get(other, set()) for other in others)) for module, others in found.items()}
        if more == found:
            return found
        found = more


def forget_stale_objects(build, root):
    """Deletes what was compiled with other layouts. Returns a sentence, or nothing if there was none."""
    record = build / "layouts.json"
    is_known = record.exists()
    changed = changed_modules(build, record)
    if is_known and not changed:
        return ""
    written = {path.stem: path.stat().st_mtime for path in (build / "Modules").glob("*.swiftmodule")}
    # Without a record, each module may have changed since the others were compiled: somebody has built by hand.
    times = {module: written[module] for module in (changed if is_known else written) if module in written}
    stale, needed = [], dependencies(root)
    for folder in build.glob("*.build"):
        # A package that is built into the same folder, as that of Tests/Consumer, may use any module.
        others = needed.get(folder.stem, times)
        since = max((times[other] for other in others if other in times), default=0)
        # What was compiled after the modules were has the new layouts.
        if any(file.stat().st_mtime < since for file in folder.glob("*.o")):
            stale.append(folder.stem)
    for module in stale:
        for file in (build / f"{module}.build").iterdir():
            # The rest belongs to SwiftPM's plan.
            if file.suffix in (".o", ".swiftdeps", ".priors"):
                file.unlink()
    if not stale:
        return ""
    names = subprocess.run(["swift", "demangle", "--compact", *changed.values()], stdout=subprocess.PIPE, text=True).stdout
    reason = f"this has changed: {'; '.join(names.split(chr(10))[:-1])}" if changed else "they were compiled before what they use"
    return f"Compiling {', '.join(sorted(stale))} again, because {reason}"
