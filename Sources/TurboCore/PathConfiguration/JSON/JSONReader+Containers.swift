import Foundation

/// Arrays and objects.
extension JSONReader {
    /// Reads the parts between two brackets, the first of which is the current byte.
    mutating func nested<Parts>(_ read: (inout JSONReader) throws -> Parts) throws -> Parts {
        guard depth < Self.maximumDepth else {
            throw Failure(
                message: "Arrays and objects are nested deeper than \(Self.maximumDepth) levels.", offset: index,
                isOverLimit: true)
        }
        depth += 1
        defer { depth -= 1 }
        index += 1
        return try read(&self)
    }

    /// Reads the elements of an array whose opening bracket has been read.
    mutating func readElements() throws -> [JSONNode] {
        var elements: [JSONNode] = []
        while try !readSeparatorOrEnd(closing: "]", isFirst: elements.isEmpty) {
            elements.append(try readValue())
        }
        return elements
    }

    /// Reads the members of an object whose opening bracket has been read.
    mutating func readMembers() throws -> [JSONNode.Member] {
        var members: [JSONNode.Member] = []
        while try !readSeparatorOrEnd(closing: "}", isFirst: members.isEmpty) {
            members.append(try readMember())
        }
        return members
    }

    private mutating func readMember() throws -> JSONNode.Member {
        let start = index
        if let comment = failureAtComment { throw comment }
        guard next == UInt8(ascii: "\"") else { throw failure("A key in double quotes is expected here.") }
        let key = try readString()
        let keyEnd = index
        skipSpace()
        guard next == UInt8(ascii: ":") else { throw failure("A colon is expected after the key \"\(key)\".") }
        index += 1
        skipSpace()
        return JSONNode.Member(key: key, offset: start, keyEnd: keyEnd, node: try readValue())
    }

    /// Consumes the closing bracket, or the comma before the next part. Returns whether the container has ended.
    private mutating func readSeparatorOrEnd(closing bracket: Unicode.Scalar, isFirst: Bool) throws -> Bool {
        skipSpace()
        if next == UInt8(ascii: bracket) {
            index += 1
            return true
        }
        guard !isFirst else { return try continueUnlessOver(bracket) }
        guard next == UInt8(ascii: ",") else {
            if let comment = failureAtComment { throw comment }
            throw failure("A comma or \"\(bracket)\" is expected here, after the previous value.")
        }
        let comma = index
        index += 1
        skipSpace()
        guard next != UInt8(ascii: bracket) else {
            trailingCommas.append(comma)
            index += 1
            return true
        }
        return try continueUnlessOver(bracket)
    }

    private func continueUnlessOver(_ bracket: Unicode.Scalar) throws -> Bool {
        guard next != nil else { throw failure("The text ends before its closing \"\(bracket)\".") }
        return false
    }
}
