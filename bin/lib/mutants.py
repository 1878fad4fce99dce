# Finds expressions in a Swift file in which a small change can be switched on. Used by mutate.py.
#
# A change replaces one whole expression of one line by `(mutant(NUMBER) ? (changed) : (expression))`. Skips lines that
# it can't parse.
import hashlib
import re
from dataclasses import dataclass

# The replacements in an expression. Strings are masked, so that they don't match.
CHANGES = [
    (r" == ", " != "),
    (r" != ", " == "),
    (r" < ", " <= "),
    (r" <= ", " < "),
    (r" > ", " >= "),
    (r" >= ", " > "),
    (r" && ", " || "),
    (r" \|\| ", " && "),
    (r" \+ (?=\d|\w+\b(?!\())", " - "),
    (r" - (?=\w)", " + "),
    (r"\btrue\b", "false"),
    (r"\bfalse\b", "true"),
    (r"(?<![\w.$\"])\d+\b(?![.\w])", lambda found: str(int(found.group()) + 1)),
    (r"\.first\b", ".last"),
    (r"\.last\b", ".first"),
    (r"\bfirstIndex\b", "lastIndex"),
    (r"\.dropLast\(\)", ""),
    (r"\.dropFirst\(\)", ""),
    (r"\.allSatisfy\b", ".contains"),
    (r"\.hasPrefix\(", ".hasSuffix("),
    (r"\.hasSuffix\(", ".hasPrefix("),
    (r"\bmax\(", "min("),
    (r"\bmin\(", "max("),
    (r"\.lowercased\(\)", ""),
    (r"(?<![\w)\]=!<>])!(?=[\w.(])", ""),
    (r"\s\+ (?:\[[^\[\]]+\]|[a-z]\w*(?:\([^()]*\))?)$", ""),
    (r"^\[[^\[\]]+\](?= \+)", "[]"),
    (r"^\[[^\[\]:]+\]$", "[]"),
]
BRACKETS = {"(": ")", "[": "]", "{": "}"}


@dataclass
class Mutant:
    path: str
    line: int
    start: int
    end: int
    original: str
    changed: str

    def order(self, seed):
        """A key for a shuffled order that doesn't depend on other lines and files."""
        text = f"{seed}|{self.path}|{self.original}|{self.changed}"
        return hashlib.sha256(text.encode()).hexdigest()


def masked(line):
    """The line without its comment, and with strings replaced by x; None if it can't be parsed."""
    if '"""' in line or "#\"" in line or "\\(" in line:
        return None
    line = re.sub(r'"(?:[^"\\]|\\.)*"', lambda found: '"' + "x" * (len(found.group()) - 2) + '"', line)
    return line.split("//")[0].rstrip()


def is_balanced(text):
    open_brackets = []
    for character in text:
        if character in BRACKETS:
            open_brackets.append(BRACKETS[character])
        elif character in ")]}" and (not open_brackets or open_brackets.pop() != character):
            return False
    return not open_brackets


def pieces(text, start):
    """The start and end of each element in a list of conditions."""
    depth, begin = 0, 0
    for index, character in enumerate(text + ","):
        if character in "([{":
            depth += 1
        elif character in ")]}":
            depth -= 1
        elif character == "," and depth == 0:
            element = text[begin:index]
            yield start + begin + len(element) - len(element.lstrip()), start + index
            begin = index + 1


CONDITIONS = [
    r"^\s*guard (?P<c>.+?)(?: else \{.*)?$",
    r"^\s*(?:\} else )?if (?P<c>.+?) \{.*$",
    r"^\s*while (?P<c>.+?) \{.*$",
    r"^\s*case .* where (?P<c>[^:]+):.*$",
]
EXPRESSIONS = [
    r"^.*\breturn (?P<e>.+?)(?: \})?$",
    r"^\s*(?:(?:private|package|public|static|fileprivate) )*(?:var|func) .*(?:: [\w.?\[\]]+|-> [\w.?\[\]]+) \{ (?P<e>.+) \}$",
    r"^\s*(?:(?:private|package|public|static|fileprivate) )*(?:let|var) \w+(?:: [\w.?\[\]]+)? = (?P<e>.+)$",
    r"^\s*[\w.?\[\]]+ [+-]?= (?P<e>.+)$",
    r"^\s*if .+ \{ [\w.?\[\]]+ = (?P<e>.+) \}$",
    r"^\s*(?:case .+|default): (?:[\w.?\[\]]+ = )?(?P<e>[^\s].*)$",
    r"^\s*(?P<e>(?!return|guard|if|else|case|default|let|var|func|public|package|private|static|fileprivate|import"
    r"|switch|while|for|\}|@|try|extension|struct|enum)[\w(\[!.][^=]* (?:==|!=|&&|\|\||[<>]=?|\+) .+)$",
]
# A call whose result isn't used can be left out.
CALL = re.compile(
    r"^\s*(?P<s>[\w.$\[\]?]+\.(?:append|insert|remove|removeAll|removeLast|forgetAll|formUnion)\(.*\)|"
    r"(?!return|self\.init|super|init|loop|fatalError)(?:[a-z]\w*\.)*[a-z]\w*\([^{}]*\))$")
ASSIGNMENT = re.compile(r"^\s*(?P<s>(?!let|var|self\.\w+ = \w+$)[a-z][\w.?\[\]]* [+-]?= [^{}]+)$")


def goes_on(before, after):
    """Whether the expression of a line begins on the previous line or ends on the next."""
    before, after = before.strip(), after.strip()
    return bool(re.match(r"[.?:+&|]|==|\?\?|-|else\b", after)) or before.endswith(("(", ",", "=", "?", "&&", "||", "+", "["))


def changes(expression):
    mask = masked(expression)
    for pattern, replacement in CHANGES:
        for found in re.finditer(pattern, mask):
            new = replacement(found) if callable(replacement) else replacement
            yield expression[: found.start()] + new + expression[found.end() :]


def mutants(path, text):
    lines = text.split("\n")
    end_of_initializer = None
    for index, line in enumerate(lines):
        mask = masked(line)
        initializer = re.match(r"(\s*)(?:\w+ )*init[?(]", line)
        if initializer:
            end_of_initializer = initializer.group(1) + "}"
        elif line == end_of_initializer:
            end_of_initializer = None
        if not mask or not mask.strip():
            continue
        before = masked(lines[index - 1]) if index else ""
        after = lines[index + 1] if index + 1 < len(lines) else ""
        yield from of_line(path, index, line, mask, before or "", after, end_of_initializer is not None)


def of_line(path, index, line, mask, before, after, in_initializer):
    def mutant(start, end, changed):
        return Mutant(path, index + 1, start, end, line[start:end], changed)

    for pattern in CONDITIONS:
        found = re.match(pattern, mask)
        if not found:
            continue
        for start, end in pieces(found.group("c"), found.start("c")):
            condition = line[start:end]
            if re.match(r"let |var |case |#|\.", condition) or not is_balanced(mask[start:end]):
                continue
            if goes_on("", after) and end == found.end("c") and " else {" not in mask and " {" not in mask:
                if not after.strip().startswith("else"):
                    continue
            yield mutant(start, end, "true" if "guard" in pattern else "false")
            for changed in changes(condition):
                yield mutant(start, end, changed)
    if goes_on(before, after):
        return
    for pattern in EXPRESSIONS:
        found = re.match(pattern, mask)
        if found and is_balanced(found.group("e")):
            start, end = found.span("e")
            for changed in changes(line[start:end]):
                yield mutant(start, end, changed)
    for pattern in [CALL] if in_initializer else [CALL, ASSIGNMENT]:
        found = pattern.match(mask)
        if found and is_balanced(found.group("s")):
            yield mutant(*found.span("s"), "")
