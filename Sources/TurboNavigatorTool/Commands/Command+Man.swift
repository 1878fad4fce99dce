extension Command {
    static let man = Command(
        name: "man",
        summary: "Print the manual page",
        discussion: "In the format of man(1): pipe it into \"man -l -\", or install it as turbo-navigator.1.",
        examples: [Example("man | man -l -", "Read it")]
    ) { _, console in
        console.write(ManPage.text(of: all))
        return .fine
    }
}
