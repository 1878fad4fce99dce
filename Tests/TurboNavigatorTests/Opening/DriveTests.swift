import Foundation
import Testing

@testable import AppDriving

extension TurboNavigatorTests {
    /// What a process may ask of the app that it has started. The tests of the gem drive a whole app.
    @MainActor @Suite struct DriveTests {
        /// Something that isn't one end of a socket pair.
        enum Wrong: CaseIterable {
            case file, stream, namedSocket, clientOfName, network, none

            func descriptor() throws -> Int32 {
                switch self {
                case .file: return open("/dev/null", O_RDWR)
                case .stream:
                    var ends: [Int32] = [0, 0]
                    try #require(pipe(&ends) == 0)
                    return ends[0]
                case .namedSocket, .clientOfName:
                    let path = NSTemporaryDirectory() + "drive-\(UUID().uuidString.prefix(8))"
                    defer { unlink(path) }
                    let server = try Self.named(path, bind)
                    guard self == .clientOfName else { return server }
                    // The name is the other end's.
                    defer { close(server) }
                    try #require(listen(server, 1) == 0)
                    return try Self.named(path, connect)
                case .network: return socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
                case .none: return 4711
                }
            }

            /// A socket that is bound or connected to a name.
            private static func named(
                _ path: String, _ attach: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32
            ) throws -> Int32 {
                let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
                var address = sockaddr_un()
                address.sun_family = sa_family_t(AF_UNIX)
                withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix(100)) }
                let status = withUnsafePointer(to: &address) {
                    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                        attach(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
                    }
                }
                try #require(status == 0)
                return descriptor
            }
        }

        @Test(arguments: Wrong.allCases)
        func `Only a socket without a name drives an app`(_ wrong: Wrong) throws {
            let descriptor = try wrong.descriptor()
            defer { close(descriptor) }
            #expect { try DriveChannel(descriptor: descriptor) } throws: {
                ($0 as? DriveFailure)?.message.contains("isn't the descriptor of a socket pair") == true
            }
        }

        @Test func `Lines arrive whole, however they are sent, and end with the other process`() async throws {
            var ends: [Int32] = [0, 0]
            try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
            // As Ruby's sockets.
            _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
            let channel = try DriveChannel(descriptor: ends[0])
            let lines = channel.lines()
            for part in ["{\"a\"", ": 1}\n{\"b\": 2}\n{", "\"c\": 3}\nrest"] {
                #expect(write(ends[1], part, part.utf8.count) == part.utf8.count)
            }
            close(ends[1])
            var texts: [String] = []
            for await line in lines { texts.append(String(decoding: line, as: UTF8.self)) }
            #expect(texts == [#"{"a": 1}"#, #"{"b": 2}"#, #"{"c": 3}"#])
            // Nobody reads it, and the app goes on.
            try channel.send(["value": 1])
            close(ends[0])
        }

        @Test(arguments: [
            ("hello", "one line with a JSON object"), ("[1]", "one line with a JSON object"),
            (#"{"id": 1}"#, "There is no command \"\""), (#"{"id": 1, "do": "fly"}"#, "There are rules, visit"),
        ])
        func `What isn't a request is answered with a sentence`(_ line: String, _ part: String) {
            #expect { try DriveRequest(Data(line.utf8)) } throws: {
                ($0 as? DriveFailure)?.message.contains(part) == true
            }
        }

        @Test(arguments: [("click", "element"), ("visit", "url"), ("press", "button"), ("answer", "accept")])
        func `A request without a value names it`(_ command: String, _ key: String) throws {
            let request = try DriveRequest(Data(#"{"id": 7, "do": "\#(command)", "other": 1}"#.utf8))
            #expect { try key == "accept" ? "\(request.flag(key))" : request.text(key) } throws: {
                let failure = $0 as? DriveFailure
                return failure?.request == 7 && failure?.message.hasPrefix("\"\(command)\" needs \"\(key)\"") == true
            }
        }

        @Test(arguments: [
            (#"["ab"]"#, ["a", "b"]), (#"[{"key": "enter"}]"#, ["enter"]),
            (#"["a", [{"key": "shift"}, "b"], "c"]"#, ["a", "+shift", "b", "-shift", "c"]),
            (#"[{"key": "control"}, {"key": "a"}]"#, nil), (#"[1]"#, nil), (#"[{"key": "any"}]"#, nil),
        ])
        func `Keys are typed in their order, and a list's are held together`(_ json: String, _ strokes: [String]?)
            throws
        {
            let list = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [Any])
            let typed = try? DriveStroke.list(list).map { stroke in
                switch stroke {
                case .key(let key): key.description.replacingOccurrences(of: "\"", with: "")
                case .down(let key): "+\(key)"
                case .up(let key): "-\(key)"
                }
            }
            #expect(typed == strokes)
        }
    }
}
