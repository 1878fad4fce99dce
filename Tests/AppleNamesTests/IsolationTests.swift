import Testing

/// As in Apple's UIKit and WebKit, types are isolated to the main actor, but usable from code without annotations.
@Suite("Isolation of our UIKit and WebKit")
struct IsolationTests {
    /// Types that can be used on any thread, as Apple's can.
    static let nonisolated: Set<String> = [
        "UIColor", "UIFont", "UIImage", "UIImage.Configuration", "UIImage.SymbolConfiguration", "CGColor",
        "NSUserActivity", "ASWebAuthenticationSession.Callback", "NWPathMonitor", "UIFontMetrics", "UIPasteboard",
        "UNUserNotificationCenter",
        "UNNotification",
        "UNNotificationContent",
        "UNMutableNotificationContent", "UNNotificationRequest", "UNNotificationResponse", "UNNotificationSettings",
        "UNNotificationSound", "UNNotificationTrigger", "UNTimeIntervalNotificationTrigger",
    ]

    @Test func `Every class and protocol is of the main actor and usable without annotations`() throws {
        let ours = try BuiltModules.graph.get()
        for symbol in ours.symbols where ["swift.class", "swift.protocol"].contains(symbol.kind.identifier) {
            guard !Self.nonisolated.contains(symbol.name) else { continue }
            let attributes = symbol.declaration.split(separator: " ")
            #expect(attributes.contains("@MainActor"), "\(symbol.declaration)")
            #expect(attributes.contains("@preconcurrency"), "\(symbol.declaration)")
        }
    }

    @Test func `Values are of no actor`() throws {
        let ours = try BuiltModules.graph.get()
        for symbol in ours.symbols where Self.nonisolated.contains(symbol.name) {
            #expect(!symbol.declaration.contains("@MainActor"), "\(symbol.declaration)")
        }
    }

    /// An app can call a completion handler later, on the main actor. Apple declares those for notifications without
    /// actor, and so do apps: in the Swift 6 language mode, their methods would otherwise not be called.
    @Test func `Handlers of delegates belong to the main actor`() throws {
        let ours = try BuiltModules.graph.get()
        let requirements = ours.sources("requirementOf")
        for symbol in ours.symbols where requirements.contains(symbol.identifier.precise) {
            guard symbol.declaration.contains("Handler: @escaping") else { continue }
            guard !symbol.declaration.contains("Notification") else { continue }
            #expect(symbol.declaration.contains("Handler: @escaping @MainActor @Sendable"), "\(symbol.declaration)")
        }
    }
}
