# Leaves out what the command-line tool doesn't use of ICU's data, which are half of a static executable:
#   icu.py ARCHIVE OBJECT
# Reads Foundation's ICU library, writes an object with less data, and prints the options of `swift build` that use it.
#
# Kept: the root locale and English, which ICU falls back to for all other languages, the properties of characters, and what no
# locale has, such as time zones. Left out: other languages, converters of encodings (Foundation has its own), dictionaries,
# collations and transliterations. Regular expressions need only properties and case, most of which are code.
import pathlib
import re
import struct
import subprocess
import sys
import tempfile

# A resource of a language or a country in one of the folders: de.res, sr_Latn_BA.res.
LOCALE = re.compile(r"^(?:\w+/)?[a-z]{2,3}(?:_[A-Z][a-z]{3})?(?:_[A-Z0-9]{2,3})?(?:_[A-Z]+)?\.res$")
ENGLISH = re.compile(r"(?:^|/)en(?:_US|_001)?\.res$")
# Folders and kinds of files that aren't used.
UNUSED = re.compile(r"^(?:translit|rbnf)/|\.(?:cnv|dict|cfu|spp)$|^coll/(?!root\.res|res_index\.res|pool\.res|ucadata\.icu)")


def is_used(name):
    return not UNUSED.search(name) and (not LOCALE.match(name) or bool(ENGLISH.search(name)))


def parts(data):
    """The header of the data, and the items by their names, in order."""
    (header_size,) = struct.unpack_from("<H", data)
    if data[2:4] != b"\xda\x27" or data[12:16] != b"CmnD":
        sys.exit("icu: Foundation's ICU library doesn't have the data in the known format.")
    (count,) = struct.unpack_from("<I", data, header_size)
    table = [struct.unpack_from("<II", data, header_size + 4 + 8 * index) for index in range(count)]
    ends = [start for _, start in table[1:]] + [len(data) - header_size]
    items = {}
    for (name, start), end in zip(table, ends):
        text = data[header_size + name : data.index(b"\0", header_size + name)].decode()
        items[text] = data[header_size + start : header_size + end]
    return data[:header_size], items


def package(header, items):
    """The data of some items. The names stay sorted, because ICU searches them by halves."""
    names = b"".join(name.encode() + b"\0" for name in items)
    names_start = 4 + 8 * len(items)
    place = names_start + len(names)
    table, body, name_place = [], b"", names_start
    for name, item in items.items():
        padding = -(place + len(body)) % 16
        body += b"\xaa" * padding
        table.append(struct.pack("<II", name_place, place + len(body)))
        body += item
        name_place += len(name.encode()) + 1
    return header + struct.pack("<I", len(items)) + b"".join(table) + names + body


def main(archive, output):
    member = "icu_packaged_data.cpp.o"
    with tempfile.TemporaryDirectory() as work:
        folder = pathlib.Path(work)
        run("ar", "x", archive, member, folder=folder)
        (symbol,) = re.findall(r"\bicudt\d+_dat$", run("nm", member, folder=folder), re.M)
        run("objcopy", "-O", "binary", "--only-section=.rodata", member, "all", folder=folder)
        header, items = parts((folder / "all").read_bytes())
        kept = {name: item for name, item in items.items() if is_used(name.split("/", 1)[1])}
        (folder / "some").write_bytes(package(header, kept))
        (folder / "some.s").write_text(
            f'.section .rodata\n.balign 16\n.globl __wrap_{symbol}\n__wrap_{symbol}:\n.incbin "some"\n'
            '.section .note.GNU-stack,"",%progbits\n'
        )
        run("clang", "-c", "some.s", "-o", output, folder=folder)
    print(f"-Xlinker --wrap={symbol} -Xlinker {output}")


def run(*command, folder):
    return subprocess.run(command, cwd=folder, check=True, stdout=subprocess.PIPE, text=True).stdout


main(*sys.argv[1:])
