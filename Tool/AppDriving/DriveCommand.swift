/// What a test can ask for. docs/protocol.md describes each.
enum DriveCommand: String, CaseIterable {
    case rules, visit, reload, leave, reset, link, state, wait
    case press, row, tab, back, swipe, dismiss, refresh, answer
    case page, click, hover, drag, type
    case requests, log, screenshot, resize, appearance, textScale, offline
}
