# Which tests are about a place in the sources: those that share rare words with it. Used by mutate_app.py.
import collections
import pathlib
import re

WORD = re.compile(r"[A-Za-z]\w{4,}")
TEST = re.compile(r"func (`[^`]+`|\w+)\(")
# The lines around a place whose words count.
LINES = 4


class TestWords:
    def __init__(self, folder):
        self.words, self.counts, self.places = {}, collections.Counter(), {}
        for path in sorted(pathlib.Path(folder).rglob("*.swift")):
            # The first part is what comes before the first test.
            for part in path.read_text().split("@Test")[1:]:
                if found := TEST.search(part):
                    self.words[name_of(found.group(1))] = words = set(WORD.findall(part)) | set(WORD.findall(path.stem))
                    self.counts.update(words)

    def nearness(self, mutant, test):
        """Grows with the number of words that the place of a mutant and a test share, and few other tests have."""
        shared = self.place(mutant) & self.words.get(test.name.split("(")[0], set())
        return sum(1 / self.counts[word] for word in shared)

    def place(self, mutant):
        """The words around a mutant, and those of its file's name."""
        key = mutant.path, mutant.line
        if key not in self.places:
            path = pathlib.Path(mutant.path)
            lines = path.read_text().splitlines()[max(0, mutant.line - LINES):mutant.line + LINES]
            self.places[key] = set(WORD.findall("\n".join(lines))) | set(WORD.findall(path.stem))
        return self.places[key]


def name_of(function):
    """The name of a test as its lines have it, without the labels of its arguments."""
    return f'"{function[1:-1]}"' if function[0] == "`" else function
