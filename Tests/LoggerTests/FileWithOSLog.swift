import os.log

/// A file as apps have it: with the part of the module only.
enum FileWithOSLog {
    static func log(_ message: String) {
        Logger(subsystem: "com.example.shop", category: "network").notice("\(message)")
    }
}
