"""update-names.py LIST GRAPHS: updates the excerpt in Resources.

LIST is a folder with the full list of Apple's declarations (apple-names.tsv) and relations (apple-relations.tsv). GRAPHS
is the folder to which the tests write the symbol graphs of our modules: .build/debug/apple-names. The excerpt contains
only what the modules declare. A name that Apple doesn't have gets no row, and the tests report it.
"""
import collections, csv, glob, json, os, sys

folder, graphs = sys.argv[1:3]
here = os.path.dirname(os.path.abspath(__file__))
header = "# Apple's declarations of what our modules of its names declare, as the Swift compiler prints them for the iOS SDK\n" \
         "# (16.5, and later ones by hand). Facts for a comparison; made by update-names.py.\n"


def rows(name):
    with open(os.path.join(folder, name), newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


paths = set()
for file in glob.glob(os.path.join(graphs, "*.symbols.json")):
    with open(file) as graph:
        paths |= {tuple(symbol["pathComponents"]) for symbol in json.load(graph)["symbols"]}

parents = collections.defaultdict(set)
relations = rows("apple-relations.tsv")
for relation in relations:
    parents[relation["source"]].add(relation["target"])


def ancestors(name):
    found, pending = set(), {name}
    while pending:
        current = pending.pop()
        if current not in found:
            found.add(current)
            pending |= parents[current]
    return found


types = set()
for path in paths:
    for length in range(1, len(path)):
        types |= ancestors(".".join(path[:length]))
    types |= ancestors(".".join(path))
names = {".".join(path) for path in paths}
for path in paths:
    if len(path) > 1:
        names |= {f"{type}.{path[-1]}" for type in ancestors(".".join(path[:-1]))}

# A member listed for the type itself needs no row of an ancestor.
listed = {row["name"] for row in rows("apple-names.tsv")}
for path in paths:
    if len(path) > 1 and ".".join(path) in listed:
        own = ".".join(path[:-1])
        for type in ancestors(own) - {own}:
            if tuple(type.split(".")) + (path[-1],) not in paths:
                names.discard(f"{type}.{path[-1]}")



def newer(version):
    """The version of iOS, such as "18.0" or "17+", if it is newer than the manifest's minimum."""
    return version if version.endswith("+") or float(version or 0) > 15 else ""


with open(os.path.join(here, "Resources", "declarations.tsv"), "w") as file:
    file.write(header + "# name, whether it is a member of Objective-C, declaration, and the version of iOS if it is newer than 15\n")
    lines = {(row["name"], "objc" if row["usr"].startswith("c:") else "swift", row["declaration"], newer(row["ios"]))
             for row in rows("apple-names.tsv") if row["name"] in names and row["declaration"]}
    file.writelines("\t".join(line).rstrip("\t") + "\n" for line in sorted(lines))

ignored = {"Copyable", "Escapable", "CVarArg", "CustomDebugStringConvertible", "CustomStringConvertible"}
with open(os.path.join(here, "Resources", "relations.tsv"), "w") as file:
    file.write(header + "# type, relation, other type\n")
    lines = {(row["source"], row["kind"], row["target"]) for row in relations
             if row["source"] in types and row["target"] not in ignored}
    file.writelines("\t".join(line) + "\n" for line in sorted(lines))
