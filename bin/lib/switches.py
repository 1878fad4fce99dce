# Writes mutants into Swift sources as switches, and finds those that don't compile. Used by mutate.py and mutate_app.py.
import collections
import re


def switched(text, numbered):
    """The text of a file with its mutants as switches. Mutants of one expression share it. If expressions overlap,
    only the first is used, and the others are returned."""
    lines, left = text.split("\n"), []
    by_line = collections.defaultdict(list)
    for number, mutant in numbered:
        by_line[mutant.line].append((number, mutant))
    for line, here in by_line.items():
        spans = collections.defaultdict(list)
        for number, mutant in here:
            span = (mutant.start, mutant.end)
            if any(span != other and span[0] < other[1] and other[0] < span[1] for other in spans):
                left.append(mutant)
            else:
                spans[span].append((number, mutant))
        for (start, end), group in sorted(spans.items(), reverse=True):
            code = lines[line - 1]
            original = code[start:end]
            is_statement = group[0][1].changed == ""
            if is_statement:
                new = f"if !mutant({group[0][0]}) {{ {original} }}"
                left += [mutant for _, mutant in group[1:]]
            else:
                tests = "".join(f"mutant({number}) ? ({mutant.changed}) : " for number, mutant in group)
                new = f"({tests}({original}))"
            lines[line - 1] = code[:start] + new + code[end:]
    return "\n".join(lines), left


def places(output, folder):
    """The positions of the compile errors in a compiler's output, as (path in the folder, line)."""
    errors = re.findall(r"^" + re.escape(str(folder)) + r"/(\S+?):(\d+):\d+: error:", output, re.M)
    return {(path, int(line)) for path, line in errors}


def broken(selection, errors):
    """The mutants that cause compile errors."""
    exact = [mutant for mutant in selection if (mutant.path, mutant.line) in errors]
    # The compiler reports a closure whose type it can't infer at the closure's beginning, and a missing return at the end.
    return exact or [mutant for mutant in selection if is_near(mutant, errors)]


def is_near(mutant, errors):
    return any(mutant.path == path and line - 3 < mutant.line < line + 6 for path, line in errors)
