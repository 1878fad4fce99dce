extension Command {
    static let man = Command(
        name: "man",
        summary: "Print the manual page",
        discussion: "The format is that of man(1). Pipe it into \"man -l -\", or install it as turbo-navigator.1.",
        examples: [Example("man | man -l -", "Read the manual page")]
    ) { _, console in
        console.write(ManPage.text(of: all))
        return .fine
    }
}
