"""The guides of the site that bin/docs builds.

site.py catalog FOLDER BASE MODULE…  writes README.md and docs as a catalog for docc. BASE is the path of the site on its host
site.py finish SITE                  completes the site that docc has merged: one navigator, and a start page at its root
"""

import collections
import json
import os
import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).absolute().parents[2]
START = "README.md"
INDEX = "docs/README.md"
DECISIONS = "docs/decisions/README.md"

FENCE = re.compile(r"^```.*?^```$", re.M | re.S)
CODE = re.compile(r"(^```.*?^```$|^    [^\n]*$|`[^`]*`)", re.M | re.S)
# An image may be the label of a link.
LINK = re.compile(r"(!?)\[((?:[^\[\]]|!\[[^\]]*\]\([^)]*\))*)\]\(([^)\s]+)\)")
IMAGE = re.compile(r'<img src="([^"]+)"[^>]* alt="([^"]*)">')
ARTICLE = re.compile(r"Sources/(\w+)/Documentation\.docc/Articles/(\w+)\.md")

REDIRECT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Turbo Navigator</title>
<meta http-equiv="refresh" content="0; url={0}">
<a href="{0}">Turbo Navigator</a>
"""


class Catalog:
    """DocC's form of the pages: no folders, links by the names of pages, images beside them, and topics as the order."""

    def __init__(self, folder, base, modules):
        self.folder, self.base, self.modules = folder, base.rstrip("/"), modules
        pages = [START, "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"]
        pages += [os.path.relpath(path, ROOT) for path in (ROOT / "docs").rglob("*.md")]
        self.names = {page: Path(page).stem for page in pages}
        self.names.update({START: "Guides", INDEX: "Guides", DECISIONS: "decisions"})

    def write(self):
        self.folder.mkdir()
        for page, name in self.names.items():
            text = self.converted(page)
            if page == START:
                text = self.start(text)
            elif page == INDEX:
                continue
            elif page == DECISIONS:
                text += "\n## Topics\n\n" + self.topics(text)
            (self.folder / f"{name}.md").write_text(text)

    def start(self, text):
        title, abstract, rest = text.split("\n\n", 2)
        # NB: docc merge fails if the first paragraph of a start page has a link.
        abstract = LINK.sub(r"\2", abstract)
        reference = "".join(f"- <doc:/documentation/{module}>\n" for module in self.modules)
        topics = f"## Topics\n\n{self.topics(self.converted(INDEX))}### Reference\n\n{reference}"
        return "\n\n".join([title, abstract, "@Metadata {\n  @TechnologyRoot\n}", rest, topics])

    def topics(self, text):
        """The pages that each section of a text links to."""
        topics = ""
        for section in text.split("\n## ")[1:]:
            heading = section.partition("\n")[0]
            links = dict.fromkeys(re.findall(r"\]\((doc:[^)#]+)\)", section))
            if links:
                topics += f"### {heading}\n\n" + "".join(f"- <{link}>\n" for link in links) + "\n"
        return topics

    def converted(self, page):
        # Parts with an odd number are code.
        parts = CODE.split((ROOT / page).read_text())
        # An @ at the start of a line begins a directive.
        text = "\0".join(re.sub("^@", r"\\@", part, flags=re.M) for part in parts[::2])
        text = IMAGE.sub(r"![\2](\1)", text)
        text = LINK.sub(lambda link: self.link(link, page), text)
        code = iter(parts[1::2])
        title, _, rest = re.sub("\0", lambda _: next(code), text).partition("\n")
        return title.replace("`", "") + "\n" + rest

    def link(self, link, page):
        bang, label, target = link.groups()
        label = LINK.sub(lambda inner: self.link(inner, page), label)
        if re.match(r"\w+:", target):
            return f"{bang}[{label}]({target})"
        path, _, fragment = target.partition("#")
        path = os.path.relpath((ROOT / page).parent / path, ROOT) if path else page
        if not (ROOT / path).exists():
            sys.exit(f"bin/docs: {page} links to {target}, which doesn't exist")
        if bang:
            return f"![{label}]({self.copy(path, self.folder)})"
        if article := ARTICLE.match(path):
            module, name = article.groups()
            return f"[{label}](doc:/documentation/{module}/{name})" if module in self.modules else label
        if path in self.names:
            return f"[{label}](doc:{self.names[path]}{self.anchor(path, fragment)})"
        if (ROOT / path).is_file():
            return f"[{label}]({self.base}/files/{self.copy(path, self.folder.parent / 'files')})"
        return label

    def anchor(self, page, fragment):
        """DocC's anchor for GitHub's, which has no capitals. docc reports one that doesn't exist."""
        if not fragment or page == INDEX:
            return ""
        headings = re.findall(r"^#+ (.+)$", FENCE.sub("", (ROOT / page).read_text()), re.M)
        anchors = ["-".join(re.sub(r"[^\w\s-]", "", heading).split()) for heading in headings]
        return "#" + next((anchor for anchor in anchors if anchor.lower() == fragment), fragment)

    def copy(self, path, folder):
        folder.mkdir(exist_ok=True)
        name = path.removeprefix("docs/").replace("/", "-")
        shutil.copy(ROOT / path, folder / name)
        return name


def finish(site):
    """Gives all pages the same navigator: the guides with their sections, then the modules."""
    path = site / "index/index.json"
    index = json.loads(path.read_text())
    languages = index["interfaceLanguages"]
    guides, *modules = languages["swift"][0]["children"]
    # The navigator shows one module at a time, and these are parts of it.
    modules = {module["path"]: module | {"type": "collection"} for module in modules}
    guides["children"] = [modules.get(node.get("path"), node) for node in guides["children"]]
    add_contents(site, guides["children"])
    languages["swift"] = [guides]
    path.write_text(json.dumps(index, separators=(",", ":")))
    (site / "index.html").write_text(REDIRECT.format("documentation/guides/"))
    (site / "documentation/index.html").write_text(REDIRECT.format("guides/"))


def add_contents(site, nodes):
    """Lists the sections of each guide below it, and their words, because the search finds only what the navigator has."""
    texts = [(node, read_sections(site, node["path"])) for node in articles(nodes)]
    pages = [{word.lower() for _, words in sections for word in words} for _, sections in texts]
    counts = collections.Counter(word for words in pages for word in words)
    # A word that is everywhere leads nowhere.
    common = {word for word, count in counts.items() if count > max(3, len(pages) / 2)}
    for node, sections in texts:
        node["children"], chapter, known = [], "", common
        for heading, words in sections:
            path = f"{node['path']}#{heading['anchor']}"
            if heading["level"] == 2:
                chapter = heading["text"]
            # The sections of an article of a module are below its overview.
            if heading["level"] == 2 or heading["level"] == 3 and chapter == "Overview":
                section = {"type": "article", "title": heading["text"].replace("`", ""), "path": path, "children": []}
                node["children"].append(section)
                known = common | {word.lower() for word in words_of(heading["text"])}
            for word in words:
                if word.lower() not in known:
                    known.add(word.lower())
                    section["children"].append({"type": "article", "title": word, "path": path})


def articles(nodes):
    """The pages of text in a part of the navigator, which have no children yet."""
    found = []
    for node in nodes:
        if node.get("children"):
            found += articles(node["children"])
        elif node.get("type") == "article":
            found.append(node)
    return found


def read_sections(site, path):
    """The headings of a page, each with the words below it. DocC begins a text without a heading with an overview."""
    page = json.loads((site / f"data{path}.json").read_text())
    sections, abstract = [], page.get("abstract", [])
    contents = page.get("primaryContentSections", [])
    for block in [block for content in contents for block in content.get("content", [])]:
        if block["type"] == "heading":
            sections.append((block, [abstract, block["text"]]))
            abstract = []
        else:
            sections[-1][1].append(block)
    return [(heading, words_of(content)) for heading, content in sections]


def words_of(content):
    if isinstance(content, str):
        return re.findall(r"[A-Za-z_][\w-]{2,}", content)
    if isinstance(content, list):
        return [word for part in content for word in words_of(part)]
    if not isinstance(content, dict) or content.get("type") == "codeListing":
        return []
    # Other strings are types and identifiers.
    parts = [part for key, part in content.items() if not isinstance(part, str) or key in ("text", "code")]
    return words_of(parts)


if sys.argv[1] == "catalog":
    Catalog(Path(sys.argv[2]), sys.argv[3], sys.argv[4:]).write()
else:
    finish(Path(sys.argv[2]))
