/// The name of a new app, and of its module, targets and folder.
struct AppName: Sendable, Equatable {
    let text: String

    /// - Throws: a ``ToolError`` if a module or an app can't have this name.
    init(_ text: String) throws {
        guard text.utf8.count <= 30, text.wholeMatch(of: /[A-Za-z][A-Za-z0-9]*/) != nil else {
            throw ToolError(
                "\"\(text)\" can't be the name of an app. Use at most 30 letters and digits, such as Books.")
        }
        guard !Self.taken.contains(text.lowercased()), !Self.taken.contains(text.lowercased() + "tests") else {
            throw ToolError("\"\(text)\" is already a name in Swift or in Turbo Navigator. Choose another name.")
        }
        self.text = text
    }

    /// Keywords and modules of Swift, the types of a new app, and the targets of this package. In lowercase, because
    /// file systems on a Mac usually ignore case.
    static let taken: Set<String> = Set(
        """
        associatedtype class deinit enum extension fileprivate func import init inout internal let open operator private \
        precedencegroup protocol public rethrows static struct subscript typealias var break case catch continue default \
        defer do else fallthrough for guard if in repeat return throw switch where while any as await false is nil self \
        super throws true try main type \
        swift foundation dispatch glibc testing xctest packagedescription observation synchronization \
        appdelegate scenedelegate site start navigationtests ios linux sources tests resources \
        turbo turbocore turbosession turbonavigator turbonavigatortesting turbonavigatortool hotwirenative navigationtesting \
        navigationsimulation localizedtext pagetext testingplatform testhost demoapp openapp appdriving uikit webkit safariservices \
        gobjectkit cgtk cgtkshims cwebkitgtk cglibrunloop testsupport testtraits turbotestsupport gobjectkittests \
        applenamestests symbolnames uikittests webkittests turbotests turbocoretests turbonavigatortests turbonavigatortestingtests \
        turbonavigatortooltests hotwirenativetests navigationtestingtests documentationtests network networktests \
        authenticationservices fuzzing os oslog loggertests strada stradatests usernotifications usernotificationstests
        """.split(separator: " ").map(String.init))
}
