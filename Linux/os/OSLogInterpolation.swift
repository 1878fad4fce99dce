import Foundation

/// The values of a message. The compiler creates it for a string literal.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    struct Part: Sendable {
        let text: String
        let isPrivate: Bool
    }

    private(set) var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
        parts.reserveCapacity(2 * interpolationCount + 1)
    }

    public mutating func appendLiteral(_ literal: String) {
        parts.append(Part(text: literal, isPrivate: false))
    }

    public mutating func appendInterpolation(
        _ argumentString: @autoclosure @escaping () -> String, privacy: OSLogPrivacy = .auto
    ) {
        append(argumentString(), privacy)
    }

    public mutating func appendInterpolation<T: CustomStringConvertible>(
        _ value: @autoclosure @escaping () -> T, privacy: OSLogPrivacy = .auto
    ) {
        append(value().description, privacy)
    }

    public mutating func appendInterpolation(
        _ value: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto
    ) {
        append("\(value())", privacy)
    }

    public mutating func appendInterpolation(
        _ argumentObject: @autoclosure @escaping () -> NSObject, privacy: OSLogPrivacy = .auto
    ) {
        append(argumentObject().description, privacy)
    }

    public mutating func appendInterpolation(
        _ value: @autoclosure @escaping () -> Any.Type, privacy: OSLogPrivacy = .auto
    ) {
        append("\(value())", privacy)
    }

    public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ number: @autoclosure @escaping () -> T, privacy: OSLogPrivacy = .auto
    ) {
        append("\(number())", privacy, isShown: true)
    }

    public mutating func appendInterpolation<T: BinaryFloatingPoint & CustomStringConvertible>(
        _ number: @autoclosure @escaping () -> T, privacy: OSLogPrivacy = .auto
    ) {
        append("\(number())", privacy, isShown: true)
    }

    public mutating func appendInterpolation(
        _ boolean: @autoclosure @escaping () -> Bool, privacy: OSLogPrivacy = .auto
    ) {
        append("\(boolean())", privacy, isShown: true)
    }

    private mutating func append(_ text: String, _ privacy: OSLogPrivacy, isShown: Bool = false) {
        parts.append(Part(text: text, isPrivate: privacy.isPrivate ?? !isShown))
    }
}
