import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.serialized, .timeLimit(.minutes(1)))
struct TextFieldTests {
    @Test func `A field keeps its text, and does not send when the app changes it`() {
        var sent = 0
        let field = UITextField()
        field.addAction(UIAction { _ in sent += 1 }, for: .allEditingEvents)
        #expect(field.text == "")
        field.text = "text"
        #expect(field.text == "text" && sent == 0)
        field.text = nil
        #expect(field.text == "")
        field.placeholder = "Name"
        field.isSecureTextEntry = true
        field.text = "secret"
        #expect(field.text == "secret")
        #expect(field.intrinsicContentSize.height > 10)
    }

    @Test func `Each type of keyboard is the purpose that input methods are given`() {
        let field = UITextField()
        #expect(field.keyboardType == .default && inputPurpose(of: field) == "free-form")
        let purposes: [(UIKeyboardType, String)] = [
            (.asciiCapable, "alpha"), (.numbersAndPunctuation, "free-form"), (.URL, "url"), (.numberPad, "digits"),
            (.phonePad, "phone"), (.namePhonePad, "name"), (.emailAddress, "email"), (.decimalPad, "number"),
            (.twitter, "free-form"), (.webSearch, "free-form"), (.asciiCapableNumberPad, "digits"),
        ]
        for (type, purpose) in purposes {
            field.keyboardType = type
            #expect(field.keyboardType == type && inputPurpose(of: field) == purpose)
        }
        #expect(UIKeyboardType.alphabet == .asciiCapable)
    }

    @Test func `Capitals and correction are hints that input methods are given`() {
        let field = UITextField()
        field.autocapitalizationType = .words
        #expect(inputHints(of: field) == "GTK_INPUT_HINT_UPPERCASE_WORDS")
        field.autocapitalizationType = .none
        field.autocorrectionType = .no
        #expect(inputHints(of: field) == "GTK_INPUT_HINT_NO_SPELLCHECK")
    }

    @Test func `A field becomes and resigns first responder, and its editing begins and ends`() async {
        var events: [String] = []
        let window = TestWindow()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        field.addAction(UIAction { _ in events.append("begin") }, for: .editingDidBegin)
        field.addAction(UIAction { _ in events.append("end") }, for: .editingDidEnd)
        #expect(field.canBecomeFirstResponder && !field.becomeFirstResponder())
        window.view?.addSubview(field)
        await window.show()
        field.resignFirstResponder()
        events = []
        #expect(field.becomeFirstResponder())
        #expect(field.isFirstResponder)
        #expect(field.resignFirstResponder())
        #expect(!field.isFirstResponder)
        #expect(!UIView().canBecomeFirstResponder && !UIView().becomeFirstResponder())
        window.close()
        // Without the desktop's focus, the window sends no events; with it, it sends both, in this order.
        #expect(events.isEmpty || events == ["begin", "end"])
    }

    @Test func `An alert has fields, and the first has the keyboard`() async {
        let screen = await Screen.showing()
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        #expect(alert.textFields == nil)
        alert.addTextField { $0.text = "Ada" }
        alert.addTextField()
        var name: String?
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in name = alert.textFields?.first?.text })
        await screen.present(alert)
        let fields = alert.textFields ?? []
        #expect(fields.count == 2 && fields.first?.text == "Ada")
        #expect(fields.first?.isFirstResponder == true)
        #expect((fields.first?.bounds.width ?? 0) > 100)
        #expect((fields.first?.bounds.height ?? 0) > 10)
        fields.first?.text = "Grace"
        // As Return does.
        fields.first?.sendActions(for: .primaryActionTriggered)
        while screen.navigation.presentedViewController != nil { await Task.yield() }
        await screen.settle()
        #expect(name == "Grace")
    }
}
