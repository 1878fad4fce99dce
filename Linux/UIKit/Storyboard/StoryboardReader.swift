internal import CGTK
internal import GObjectKit

/// An element of a storyboard's XML.
final class StoryboardElement {
    let name: String
    private let attributes: [String: String]
    fileprivate(set) var children: [StoryboardElement] = []

    init(name: String, attributes: [String: String]) {
        (self.name, self.attributes) = (name, attributes)
    }

    /// The value of an attribute.
    subscript(attribute: String) -> String? { attributes[attribute] }

    func child(_ name: String) -> StoryboardElement? {
        children.first { $0.name == name }
    }

    func child(key: String) -> StoryboardElement? {
        children.first { $0["key"] == key }
    }
}

/// Reads XML with GLib's parser, which loads nothing else.
final class StoryboardReader {
    private var root: StoryboardElement?
    private var open: [StoryboardElement] = []

    /// - Throws: a ``StoryboardProblem`` if the text isn't XML.
    static func read(_ data: Data, fileName: String) throws -> StoryboardElement {
        let reader = StoryboardReader()
        var error: UnsafeMutablePointer<GError>?
        let isRead = reader.parse(String(decoding: data, as: UTF8.self), &error)
        if isRead, let root = reader.root { return root }
        let reason = error.map { GLibError(consuming: $0).message } ?? "it is empty"
        throw StoryboardProblem("\(fileName) can't be read: \(reason)")
    }

    private func parse(_ text: String, _ error: inout UnsafeMutablePointer<GError>?) -> Bool {
        var parser = GMarkupParser(
            start_element: { _, name, names, values, reader, error in
                guard let name, let reader else { return }
                let attributes = StoryboardReader.attributes(names, values)
                Unmanaged<StoryboardReader>.fromOpaque(reader).takeUnretainedValue()
                    .begin(StoryboardElement(name: String(cString: name), attributes: attributes))
            },
            end_element: { _, _, reader, _ in
                guard let reader else { return }
                Unmanaged<StoryboardReader>.fromOpaque(reader).takeUnretainedValue().open.removeLast()
            }, text: nil, passthrough: nil, error: nil)
        return withExtendedLifetime(self) {
            let context = g_markup_parse_context_new(
                &parser, GMarkupParseFlags(rawValue: 0), Unmanaged.passUnretained(self).toOpaque(), nil)
            defer { g_markup_parse_context_unref(context) }
            return g_markup_parse_context_parse(context, text, text.utf8.count, &error) != 0
                && g_markup_parse_context_end_parse(context, &error) != 0
        }
    }

    private func begin(_ element: StoryboardElement) {
        open.last?.children.append(element)
        if root == nil { root = element }
        open.append(element)
    }

    private typealias Texts = UnsafeMutablePointer<UnsafePointer<CChar>?>

    private static func attributes(_ names: Texts?, _ values: Texts?) -> [String: String] {
        guard let names, let values else { return [:] }
        var (attributes, index): ([String: String], Int) = ([:], 0)
        while let name = names[index], let value = values[index] {
            attributes[String(cString: name)] = String(cString: value)
            index += 1
        }
        return attributes
    }
}
