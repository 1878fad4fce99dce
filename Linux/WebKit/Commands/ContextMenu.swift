internal import CWebKitGTK
internal import GObjectKit
internal import UIKit

/// The context menu of a page, as WebKitGTK proposes it.
@MainActor
struct ContextMenu {
    /// The link and image under the pointer.
    struct Target {
        var link: String?
        var image: String?

        init(_ hit: OpaquePointer) {
            if webkit_hit_test_result_context_is_link(hit) != 0 {
                link = webkit_hit_test_result_get_link_uri(hit).map { String(cString: $0) }
            }
            if webkit_hit_test_result_context_is_image(hit) != 0 {
                image = webkit_hit_test_result_get_image_uri(hit).map { String(cString: $0) }
            }
        }
    }

    private typealias Action = WebKitContextMenuAction

    /// The items that WebKitGTK performs itself. Back and Forward are missing, because the history belongs to the
    /// app. WebKitGTK translates only some of their labels into some languages.
    private static let kept: [(action: Action, text: SystemText)] = [
        (WEBKIT_CONTEXT_MENU_ACTION_COPY, .copy), (WEBKIT_CONTEXT_MENU_ACTION_CUT, .cut),
        (WEBKIT_CONTEXT_MENU_ACTION_PASTE, .paste),
        (WEBKIT_CONTEXT_MENU_ACTION_PASTE_AS_PLAIN_TEXT, .pasteAsPlainText),
        (WEBKIT_CONTEXT_MENU_ACTION_SELECT_ALL, .selectAll),
        (WEBKIT_CONTEXT_MENU_ACTION_IGNORE_SPELLING, .ignoreSpelling),
        (WEBKIT_CONTEXT_MENU_ACTION_LEARN_SPELLING, .learnSpelling),
        (WEBKIT_CONTEXT_MENU_ACTION_COPY_LINK_TO_CLIPBOARD, .copyLink),
        (WEBKIT_CONTEXT_MENU_ACTION_RELOAD, .reload), (WEBKIT_CONTEXT_MENU_ACTION_INSPECT_ELEMENT, .inspectElement),
    ]

    let menu: OpaquePointer

    /// Removes the items that the page must not perform, and adds Undo and Redo.
    ///
    /// - Parameters:
    ///   - edits: undo and redo the last change of a field; empty if there is none under the pointer.
    ///   - openLink: opens the link instead of WebKitGTK; nil if there is no link.
    ///   - openWindow: opens the link in a new window of the app; nil if there is no link, or only one window.
    ///   - saveImage: saves the image instead of WebKitGTK; nil if there is no image.
    /// - Returns: whether any items are left.
    func reduce(
        edits: [(text: SystemText, action: GObjectReference)], openLink: (() -> Void)?, openWindow: (() -> Void)?,
        saveImage: (() -> Void)?
    ) -> Bool {
        let former = items
        webkit_context_menu_remove_all(menu)
        var needsSeparator = !edits.isEmpty
        for edit in edits {
            if let item = Self.makeItem(edit.text, edit.action) { webkit_context_menu_append(menu, item.opaque) }
        }
        for item in former {
            if webkit_context_menu_item_is_separator(item.opaque) != 0 {
                needsSeparator = webkit_context_menu_get_n_items(menu) > 0
            } else if let item = replacement(of: item, openLink, openWindow, saveImage) {
                if needsSeparator { webkit_context_menu_append(menu, webkit_context_menu_item_new_separator()) }
                needsSeparator = false
                webkit_context_menu_append(menu, item.opaque)
            }
        }
        return webkit_context_menu_get_n_items(menu) > 0
    }

    private var items: [GObjectReference] {
        (0..<webkit_context_menu_get_n_items(menu)).compactMap {
            webkit_context_menu_get_item_at_position(menu, $0).map {
                GObjectReference(UnsafeMutableRawPointer($0), .retaining)
            }
        }
    }

    private func replacement(
        of item: GObjectReference, _ openLink: (() -> Void)?, _ openWindow: (() -> Void)?, _ saveImage: (() -> Void)?
    ) -> GObjectReference? {
        switch webkit_context_menu_item_get_stock_action(item.opaque) {
        case WEBKIT_CONTEXT_MENU_ACTION_OPEN_LINK: openLink.flatMap { Self.makeItem(.openLink, Self.action($0)) }
        case WEBKIT_CONTEXT_MENU_ACTION_OPEN_LINK_IN_NEW_WINDOW:
            openWindow.flatMap { Self.makeItem(.openLinkInNewWindow, Self.action($0)) }
        case WEBKIT_CONTEXT_MENU_ACTION_DOWNLOAD_IMAGE_TO_DISK:
            saveImage.flatMap { Self.makeItem(.saveImage, Self.action($0)) }
        // Its label is the correct word.
        case WEBKIT_CONTEXT_MENU_ACTION_SPELLING_GUESS: item
        case let action: Self.kept.first { $0.action == action }.flatMap { Self.makeItem($0.text, performing: action) }
        }
    }

    private static func makeItem(_ text: SystemText, _ action: GObjectReference) -> GObjectReference? {
        guard let item = webkit_context_menu_item_new_from_gaction(action.opaque, text.text(), nil) else { return nil }
        return GObjectReference(UnsafeMutableRawPointer(item))
    }

    private static func makeItem(_ text: SystemText, performing action: Action) -> GObjectReference? {
        guard let item = webkit_context_menu_item_new_from_stock_action_with_label(action, text.text()) else {
            return nil
        }
        return GObjectReference(UnsafeMutableRawPointer(item))
    }

    /// Returns an action for an item. It is enabled.
    static func action(named name: String = "tn-menu", _ perform: @escaping () -> Void) -> GObjectReference {
        let action = GObjectReference(UnsafeMutableRawPointer(g_simple_action_new(name, nil)), .adopting)
        action.on("activate") { _ in
            perform()
            return .unhandled
        }
        return action
    }
}
