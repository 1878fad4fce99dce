import Foundation

/// Decodes the file of a route list.
///
/// PowerShell writes the output of a command as UTF-16, and some editors write a byte order mark.
enum RouteText {
    /// The text without byte order mark and colors. Invalid bytes are replaced.
    static func decoded(_ data: Data) -> String {
        let text = String(data: data, encoding: encoding(of: data)) ?? String(decoding: data, as: UTF8.self)
        let withoutMark = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
        guard withoutMark.utf8.contains(0x1B) else { return withoutMark }
        return withoutMark.replacingOccurrences(of: "\u{1B}\\[[0-9;]*m", with: "", options: .regularExpression)
    }

    private static func encoding(of data: Data) -> String.Encoding {
        let start = [UInt8](data.prefix(4))
        if start.starts(with: [0xFF, 0xFE]) { return .utf16LittleEndian }
        if start.starts(with: [0xFE, 0xFF]) { return .utf16BigEndian }
        guard start.count == 4 else { return .utf8 }
        // Without a mark: every list begins with ASCII characters, of which UTF-16 makes a zero and a letter.
        if start[1] == 0, start[3] == 0, start[0] != 0 { return .utf16LittleEndian }
        return start[0] == 0 && start[2] == 0 && start[1] != 0 ? .utf16BigEndian : .utf8
    }
}
