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


def dependents(modules, root):
    """All modules that depend on some, also through others."""
    described = subprocess.run(
        ["swift", "package", "describe", "--type", "json"], cwd=root, check=True, stdout=subprocess.PIPE, text=True).stdout
    needs = {target["c99name"]: set(target.get("target_dependencies", [])) for target in json.loads(described)["targets"]}
    found, added = set(), set(modules)
    while added:
        added = {module for module, others in needs.items() if others & (added | found)} - found
        found |= added
    return found


def forget_stale_objects(build, root):
    """Deletes what was compiled with other layouts. Returns a sentence, or nothing if there was none."""
    changed = changed_modules(build, build / "layouts.json")
    stale = sorted(module for module in dependents(changed, root) if (build / f"{module}.build").is_dir()) if changed else []
    if not stale:
        return ""
    # What was compiled after the modules were has the new layouts.
    since = max((build / "Modules" / f"{module}.swiftmodule").stat().st_mtime for module in changed)
    old = [
        file for module in stale for file in (build / f"{module}.build").glob("*.o") if file.stat().st_mtime < since]
    if not old:
        return ""
    stale = sorted({file.parent.name.removesuffix(".build") for file in old})
    for module in stale:
        for file in (build / f"{module}.build").iterdir():
            # The rest belongs to SwiftPM's plan.
            if file.suffix in (".o", ".swiftdeps", ".priors"):
                file.unlink()
    names = subprocess.run(["swift", "demangle", "--compact", *changed.values()], stdout=subprocess.PIPE, text=True).stdout
    return f"Compiling {', '.join(stale)} again, because this has changed: {'; '.join(names.split(chr(10))[:-1])}"
