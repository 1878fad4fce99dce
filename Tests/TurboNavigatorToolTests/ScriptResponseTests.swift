import Foundation
import Testing

@testable import TurboNavigatorTool

@Suite struct ScriptResponseTests {
    /// Each row: the text of a script, and the modules that it imports.
    @Test(
        arguments: [
            ("import \"app\"\nimport { a } from './b.js'\nexport * from '/c.js'", ["app", "./b.js", "/c.js"]),
            ("import\"a\";import{b}from\"b\";export{d}from\"c\"", ["a", "b", "c"]),
            ("import {\n  a,\n  b\n} from 'c'", ["c"]),
            ("// import 'a'", []), ("import('a')", []), ("export const a = 'b'", []), ("const a = \"import 'b'\"", []),
            ("import.meta.url = 'a'", []),
        ])
    func `Static imports are found`(_ text: String, _ imports: [String]) {
        #expect(ScriptResponse(text).imports == imports)
    }

    @Test(
        arguments: [
            ("customElements.define(\"turbo-frame\", FrameElement)", true), ("x.define('turbo-frame',a)", true),
            ("addEventListener('turbo:load', a)", false), ("import '@hotwired/turbo-rails'", false),
            ("document.querySelector('turbo-frame')", false), ("className=\"turbolinks-progress-bar\"", true),
        ])
    func `Only a copy of Turbo defines its element`(_ text: String, _ defines: Bool) {
        #expect(ScriptResponse(text).definesTurbo == defines)
    }

    @Test(
        arguments: [
            ("/assets/turbo.min-0a1b2c3d.js", true), ("/turbo.js", true), ("/turbo.es2017-umd.js", true),
            ("/turbo-7.1.0.umd.js", true), ("/assets/turbolinks-0a1b2c.js", true),
            ("/npm/@hotwired/turbo@8.0.4/+esm", true),
            ("/@hotwired/turbo-rails@8/app.js", true), ("/assets/application-0a1b2c.js", false),
            ("/turbo_power.js", false),
            ("/turbocharged.js", false), ("/turbo-mount.js", false),
        ])
    func `The names of Turbo are known`(_ path: String, _ isTurbo: Bool) throws {
        #expect(PageScript.isTurbo(try #require(URL(string: "https://example.com" + path))) == isTurbo)
    }

    /// Each row: a text of the command line, and the text with the values, or nil if one isn't set.
    @Test(
        arguments: [
            ("a=$A&b=${B}c", "a=1 2&b=&c"), ("5 $", "5 $"), ("$5 $$A", "$5 $1 2"), ("${A", "${A"), ("$AB", nil),
            ("", ""),
        ])
    func `Values are read from the environment`(_ text: String, _ expected: String?) {
        #expect((try? EnvironmentText(text, ["A": "1 2", "B": "&"]))?.text == expected)
    }
}
